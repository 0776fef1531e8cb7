internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import MessageSyntax
internal import PurposeCatalog
internal import TextFormats

/// Every text of a locale beside the source locale's, with its origin and its record in the catalogue.
struct TextsView {
  let site: PageSite
  let locale: Int

  private var own: GeneratedLocale { site.catalog.locales[locale] }
  private var isSource: Bool { locale == site.readerIndex }

  var section: HTML {
    let hasRecords = site.report.hasRecords(locale)
    let source = LanguageNames.english(site.reader.tag)
    let others = (hasRecords ? ["State"] : []) + (site.report.hasAttestation(locale) ? ["Other programs"] : [])
    let head =
      [.column("Purpose")] + (isSource ? [] : [heading(site.reader)]) + [heading(own)]
      + (["From"] + others).map { HTML.column($0) }
    let rows = (0..<site.report.source.slots.count).compactMap { row($0, hasRecords: hasRecords) }
    let table = Table(
      head: head, rows: rows, classes: isSource ? "texts" : "texts pair", identifier: "rows", label: "Texts"
    ).html
    let title = isSource ? "Texts" : "Texts beside \(source)"
    let content = [
      note(hasRecords: hasRecords), site.searchForm(locale, in: "rows"), table,
      PageSite.nothingFound("No text has these words."),
    ]
    return .section(title, id: "texts", content: content.compactMap(\.self))
  }

  /// The English name of a language, at the edge where its texts start. The name keeps its own direction, so that its
  /// parentheses are not mirrored.
  private func heading(_ locale: GeneratedLocale) -> HTML {
    let name = LanguageNames.english(locale.tag)
    guard locale.isRightToLeft else { return .column(name) }
    return .element("th", [("scope", "col"), ("dir", "rtl")], content: [.isolated(name)])
  }

  private func note(hasRecords: Bool) -> HTML? {
    let records =
      hasRecords ? nil : "The catalogue records no state and no comment for texts of this language."
    return records.map { .english($0, classes: "note") }
  }

  /// - Returns: nil for a short title that neither locale needs.
  private func row(_ slot: Int, hasRecords: Bool) -> HTML? {
    let origin = site.report.origin(ofSlot: slot, locale)
    if origin == .notNeeded, isSource || site.report.origin(ofSlot: slot, site.readerIndex) == .notNeeded { return nil }
    let source = site.report.source
    let (purpose, message) = (source.purpose(ofSlot: slot).identifier, source.declaration(ofSlot: slot).name)
    let name: [HTML] = [
      .link(purpose, to: "../purposes/\(purpose).html"),
      message == MessageDeclaration.title ? .text("") : .element("small", text: " \(message)"),
    ]
    return .element(
      "tr",
      content: [.rowHead(name)] + (isSource ? [] : [TextCell(site, site.readerIndex).html(slot)])
        + [TextCell(site, locale).html(slot, classes: "own"), from(origin)] + (hasRecords ? [state(slot)] : [])
        + (site.report.hasAttestation(locale) ? [attestation(purpose, message)] : []))
  }

  /// The programs that print a title, or the texts that they print instead.
  private func attestation(_ purpose: String, _ message: String) -> HTML {
    guard message == MessageDeclaration.title,
      let index = site.catalog.purposes.firstIndex(where: { $0.identifier == purpose }),
      let entry = site.report.attestation(ofTitle: own.titles[index], purpose, locale)
    else { return .element("td", [("class", "programs")]) }
    guard entry.programs.isEmpty else { return .element("td", [("class", "programs")], text: entry.programs) }
    let others = entry.others.isEmpty ? "" : "print \(entry.others)"
    return .element("td", [("class", "programs")], content: [.element("small", [("dir", "auto")], text: others)])
  }

  private func from(_ origin: TextOrigin) -> HTML {
    switch origin {
    case .own: return .element("td", [("class", "from")], text: "own")
    case .missing: return .element("td", [("class", "from bad")], text: "missing")
    case .notNeeded: return .element("td", [("class", "from")], text: "not needed")
    case .inherited(let parent):
      let tag = site.report.source.locales[parent].locale.identifier
      return .element("td", [("class", "from inherited")], text: LanguageNames.english(tag))
    }
  }

  private func state(_ slot: Int) -> HTML {
    guard let record = site.report.record(ofSlot: slot, locale) else { return .element("td") }
    let comment = record.comment.map { [HTML.element("small", [("dir", "auto")], text: " \($0)")] } ?? []
    return .element(
      "td", [("class", record.needsReview ? "bad" : nil)], content: [.text(record.state?.rawValue ?? "")] + comment)
  }
}

/// A cell with a text as users see it; a text with a count has a line for each plural category.
struct TextCell {
  private let site: PageSite
  private let locale: Int

  init(_ site: PageSite, _ locale: Int) {
    self.site = site
    self.locale = locale
  }

  /// - Parameter classes: `own` for the locale of the page; scripts look for it.
  func html(_ slot: Int, classes: String? = nil) -> HTML {
    let own = site.catalog.locales[locale]
    let isMissing = site.report.origin(ofSlot: slot, locale) == .missing
    let attributes: [(String, String?)] = [
      ("class", classes),
      // A missing text is shown in the language that it falls back to.
      ("lang", isMissing ? site.reader.tag : own.tag),
      ("dir", (isMissing ? site.reader : own).isRightToLeft ? "rtl" : "ltr"),
    ]
    return .element("td", attributes + words(slot), content: content(slot))
  }

  /// The texts of wordings in place of a title or a short one, for the switch.
  private func words(_ slot: Int) -> [(String, String?)] {
    let source = site.report.source
    let name = source.declaration(ofSlot: slot).name
    guard [MessageDeclaration.title, MessageDeclaration.short].contains(name),
      site.report.origin(ofSlot: slot, locale) != .notNeeded,
      let purpose = site.purpose(source.purpose(ofSlot: slot).identifier),
      let text = site.resolver(locale).text(name, of: purpose)
    else { return [] }
    return site.wordings.attributes(text, of: purpose.identifier, locale)
  }

  private func content(_ slot: Int) -> [HTML] {
    let source = site.report.source
    let declaration = source.declaration(ofSlot: slot)
    guard site.report.origin(ofSlot: slot, locale) != .notNeeded,
      let purpose = site.purpose(source.purpose(ofSlot: slot).identifier)
    else { return [] }
    let isCounted = declaration.arguments.contains { $0.kind != .text }
    let forms = (isCounted ? site.examples(locale) : [0]).compactMap { number in
      site.resolver(locale).text(declaration.name, of: purpose, values(declaration.arguments, number))
    }
    return isCounted ? [.forms(forms)] : forms.map(HTML.text)
  }

  /// A number for each numeric argument; others keep their placeholders, such as `{name}`.
  private func values(_ arguments: [ArgumentDeclaration], _ number: Int) -> MessageArguments {
    let pairs = arguments.map { argument in
      (argument.name, argument.kind == .text ? ArgumentValue.text("{\(argument.name)}") : .integer(Int64(number)))
    }
    return MessageArguments(Dictionary(pairs) { first, _ in first })
  }
}

extension HTML {
  /// The forms of a text, one for each number.
  static func forms(_ texts: [String]) -> HTML {
    .list("forms", items: texts.map { [.text($0)] })
  }
}
