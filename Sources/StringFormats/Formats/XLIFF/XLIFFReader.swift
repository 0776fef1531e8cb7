internal import CatalogModel
internal import MessageSyntax
internal import TextFormats

/// Reads the units of one `<file>`.
struct XLIFFReader {
  let dialect: XLIFFDialect
  let locale: LanguageTag
  let context: ReadContext
  /// The catalogue that the `<file>` was exported from; nil if this program did not write it.
  let catalogue: String?
  private(set) var units: [ReadUnit] = []
  private(set) var problems: [ReadProblem] = []
  /// The entries by key, also those of units that cannot be read.
  private(set) var entries: [UnitKey: [XLIFFEntry]] = [:]
  private var order: [UnitKey] = []

  init(_ section: XMLTreeElement, in dialect: XLIFFDialect, locale: LanguageTag, context: ReadContext) {
    self.dialect = dialect
    self.locale = locale
    self.context = context
    catalogue = dialect.exporter(of: section)
    if let container = dialect.container(of: section) { gather(in: [container]) }
    for key in order { read(key, entries[key] ?? []) }
  }

  var tables: ReadTables {
    var tables = ReadTables(units, problems, locale: locale)
    guard dialect == .version21 else { return tables.exported(from: catalogue) }
    tables.exporter = catalogue
    return tables
  }

  private mutating func gather(in parents: [XMLTreeElement]) {
    for child in parents.last?.children ?? [] {
      if child.isNamed("group"), dialect != .xcode {
        gather(in: parents + [child])
      } else if child.isNamed(dialect.unit) {
        take(child, in: parents)
      }
    }
  }

  private mutating func take(_ element: XMLTreeElement, in parents: [XMLTreeElement]) {
    let attributes = dialect.identifiers.filter { element[$0] != nil }
    let names = attributes.compactMap { dialect.unit(element[$0] ?? "", in: $0, context) }
    guard let name = names.first(where: { context.units[$0.key] != nil }) ?? names.first else {
      guard attributes.isEmpty else { return }
      problems.append(ReadProblem("the unit has no id; add id=\"…\"", at: element.place, locale: locale))
      return
    }
    let id = element["id"] ?? ""
    guard name.variation != .unknown else {
      let message = "'\(id)' is a variation by device or width, which the catalogue does not have; remove the unit"
      problems.append(ReadProblem(message, at: element.place, key: name.key, locale: locale))
      return
    }
    let entry = XLIFFEntry(element, name.variation, in: parents, dialect: dialect)
    if dialect == .version21 {
      if entries[name.key] == nil { entries[name.key] = [entry] }
      return read(name.key, [entry])
    }
    if entries[name.key] == nil { order.append(name.key) }
    guard let other = entries[name.key]?.first(where: { $0.variation == entry.variation }) else {
      return entries[name.key, default: []].append(entry)
    }
    let isSame =
      dialect == .xcode
      ? other.element.child("target")?.text == element.child("target")?.text
      : other.texts.readableTarget == entry.texts.readableTarget
    if !isSame {
      problems.append(.repetition(of: "unit '\(id)'", key: name.key, locale: locale, at: element.place))
    }
  }

  // MARK: Units

  private mutating func read(_ key: UnitKey, _ entries: [XLIFFEntry]) {
    guard let first = entries.first else { return }
    do throws(XLIFFTexts.Problem) {
      var unit = ReadUnit(key: key, target: "", catalogue: catalogue, place: first.element.place)
      if dialect == .xcode {
        try XcodeMessage(entries, of: context.units[key], in: locale).read(into: &unit)
      } else {
        let notes = XLIFFNotes(of: entries)
        (unit.comment, unit.base) = (notes.comment, notes.base)
        if let whole = entries.first(where: { $0.variation == .whole }) {
          unit.target = try whole.texts.target()
          (unit.source, unit.state, unit.place) = (whole.texts.source, whole.state, whole.element.place)
        } else {
          try join(entries, into: &unit)
        }
      }
      units.append(unit)
    } catch {
      problems.append(ReadProblem(error.message, at: error.place, key: key, locale: locale))
    }
  }

  /// Joins the branches of a plural in 1.2.
  private func join(_ entries: [XLIFFEntry], into unit: inout ReadUnit) throws(XLIFFTexts.Problem) {
    let argument = argument(of: unit.key, entries.first?.pluralGroup)
    let translated = entries.filter { !$0.texts.readableTarget.isEmpty }
    var targets: [PluralMessage.Branch] = []
    var sources: [PluralMessage.Branch] = []
    for entry in entries {
      guard case .branch(let selector) = entry.variation else { continue }
      if let text = entry.texts.source {
        let forms = MessageForms(text)
        sources.append(PluralMessage.Branch(selector, forms.plainPieces ?? [.text(text)]))
      }
      let text = entry.texts.readableTarget
      guard !text.isEmpty else { continue }
      func problem(_ reason: String) -> XLIFFTexts.Problem {
        XLIFFTexts.Problem(message: "the text of '\(selector.text)' is \(reason)", place: entry.element.place)
      }
      switch MessageForms(text) {
      case .plain(let pieces): targets.append(PluralMessage.Branch(selector, pieces))
      case .plural: throw problem("a plural, but is one branch of it; write its sentence alone")
      case .other(let reason): throw problem("\(reason); write a sentence")
      }
    }
    // An export leaves out an 'other' that no number has, and ICU requires one.
    if let last = sources.last, !sources.contains(where: { $0.selector == .category(.other) }) {
      sources.append(PluralMessage.Branch(.category(.other), last.pieces))
    }
    unit.target = PluralSlots.message(counting: argument, targets)
    unit.source = sources.isEmpty ? nil : PluralSlots.message(counting: argument, sources)
    unit.state = translated.isEmpty ? entries.first?.state : TranslationState.lowest(translated.map(\.state))
  }

  /// The counted argument that the group names, or else that of the source.
  private func argument(of key: UnitKey, _ group: XMLTreeElement?) -> String {
    if let named = group?["extradata"], MessageForms("{\(named)}") == .plain([.argument(named)]) { return named }
    return context.units[key]?.countedArgument ?? "count"
  }
}

extension XLIFFDialect {
  /// The attributes that may name a unit: some tools renumber units, but keep our name in the other attribute.
  fileprivate var identifiers: [String] {
    switch self {
    case .version12: ["id", "resname"]
    case .xcode: ["id"]
    case .version21: ["name", "id"]
    }
  }

  /// The unit that an attribute names; nil if the key pattern does not produce the name.
  fileprivate func unit(
    _ name: String, in attribute: String, _ context: ReadContext
  ) -> (key: UnitKey, variation: XLIFFEntry.Variation)? {
    switch self {
    case .version12:
      BranchName(name).unit(context).map { ($0.key, $0.selector.map(XLIFFEntry.Variation.branch) ?? .whole) }
    case .xcode: XcodeIdentifier(name).unit(context)
    case .version21: context.key(of: name, separator: attribute == "id" ? "." : "/").map { ($0, .whole) }
    }
  }
}

extension MessageForms {
  /// The pieces of a text without a plural, or nil.
  fileprivate var plainPieces: [MessagePiece]? { if case .plain(let pieces) = self { pieces } else { nil } }
}
