internal import CatalogFiles
internal import CatalogModel
internal import CodeWriting
internal import GeneratedCode
internal import ICUText
internal import PurposeCatalog
internal import TextFormats

/// A purpose in all locales: its titles and plural forms, its icons in both directions, its places, and code to paste.
struct PurposePage {
  let site: PageSite
  let purpose: Int

  /// - Parameter purpose: the identifier of one of the catalogue's purposes.
  init(site: PageSite, purpose: String) {
    self.site = site
    self.purpose = site.catalog.purposes.firstIndex { $0.identifier == purpose } ?? 0
  }

  private var catalog: GeneratedCatalog { site.catalog }
  private var facts: GeneratedPurpose { catalog.purposes[purpose] }

  var file: SiteFile {
    let path = "purposes/\(facts.identifier).html"
    let root = Page.root(from: path)
    let title = site.reader.titles[purpose]
    let content: [HTML] = [
      .element(
        "h1", [("class", "purpose")], content: [site.icons.icon(ofPurpose: purpose, in: site.reader), worded(title)]),
      .element("p", [("class", "lead"), ("lang", "en")], text: facts.description), details(root), icons, code, texts,
    ]
    return site.page(path, title, scripts: [CopyScript.name], content)
  }

  /// The title in the reader's language, which the switch of wordings changes.
  private func worded(_ title: String) -> HTML {
    let attributes = site.wordings.attributes(title, of: facts.identifier, site.readerIndex)
    return attributes.isEmpty ? .text(title) : .element("span", attributes, text: title)
  }

  // MARK: Facts

  private func details(_ root: String) -> HTML {
    var rows: [(String, [HTML])] = [
      ("Identifier", [.copied(facts.identifier)]), ("Role", [.text(facts.role.rawValue)]),
    ]
    if let direction = facts.direction { rows.append(("Direction", [.text(direction.rawValue)])) }
    if let reason = site.iconReason(of: facts.identifier) { rows.append(("Icon", [.text(reason)])) }
    if !facts.formerly.isEmpty { rows.append(("Formerly", [.text(facts.formerly.joined(separator: ", "))])) }
    let places = site.places(of: facts.identifier)
    if !places.isEmpty {
      let links = places.flatMap { [HTML.link($0.name, to: "\(root)places.html#\($0.identifier)"), " "] }
      rows.append(("Places", links))
    }
    let beside = site.neighbours(of: facts.identifier)
    if !beside.isEmpty { rows.append(("Shown beside", beside.flatMap { [link($0, root), " "] })) }
    let screens = catalog.screens.filter { screen in
      screen.bars.contains { $0.items.contains { $0.purpose == facts.identifier } }
        || screen.title == .purpose(facts.identifier)
    }
    if !screens.isEmpty {
      let links = screens.flatMap { screen -> [HTML] in
        [.link(screen.identifier, to: "\(root)screens/\(screen.identifier).html"), " "]
      }
      rows.append(("On screens", links))
    }
    return .facts(rows)
  }

  private func link(_ identifier: String, _ root: String) -> HTML {
    .link(identifier, to: "\(root)purposes/\(identifier).html")
  }

  // MARK: Icons

  private var icons: HTML {
    let left = catalog.locales.first { !$0.isRightToLeft }
    let right = catalog.locales.first(where: \.isRightToLeft)
    let rows = catalog.iconSets.indices.map { set -> HTML in
      let cells = [left, right].map { locale in HTML.element("td", content: cell(locale?.icons[set][purpose], set)) }
      return .row([.rowHead([.text(catalog.iconSets[set].name)])] + cells)
    }
    let table = HTML.table(
      [("lang", "en"), ("dir", "ltr")], head: [head(["Set", "Left to right", "Right to left"])], rows: rows)
    return section("Icons", content: [.region("Icons", classes: "wide", content: [table])])
  }

  private func cell(_ icon: GeneratedIcon?, _ set: Int) -> [HTML] {
    guard let icon else { return [.element("span", [("class", "missing")], text: "none")] }
    let drawing = site.icons.icon(icon, inSet: set).map { [$0, HTML.text(" ")] } ?? []
    let mirrored: [HTML] = icon.isMirrored ? [" ", .element("em", text: "mirrored")] : []
    return drawing + [.code(icon.name)] + mirrored
  }

  // MARK: Code

  private var code: HTML {
    let examples =
      CodeLines(facts).lines + [
        ("HTML", "<purpose-button purpose=\"\(facts.identifier)\"></purpose-button>"),
        ("Command", "catalog lookup \(facts.identifier) --locale \(site.reader.tag)"),
      ]
    let rows = examples.flatMap {
      [HTML.element("dt", text: $0.0), .element("dd", content: [.copied($0.1)])]
    }
    return section("Code", content: [.element("dl", [("class", "facts code"), ("dir", "ltr")], content: rows)])
  }

  // MARK: Texts

  private var texts: HTML {
    let messages = catalog.messages.indices.filter {
      catalog.messages[$0].purposes.contains(purpose) && catalog.messages[$0].arguments.isEmpty
    }
    let hasShort = catalog.locales.contains { $0.shortTitles[purpose] != nil }
    let counted = site.countedMessage(of: facts.identifier)
    let names = ["Language", "Title"] + (hasShort ? ["Short"] : []) + messages.map { catalog.messages[$0].name }
    let rows = catalog.locales.indices.map { index -> HTML in
      let locale = catalog.locales[index]
      let attributes = [("lang", locale.tag), ("dir", locale.isRightToLeft ? "rtl" : "ltr")] as [(String, String?)]
      let titles = [locale.titles[purpose]] + (hasShort ? [locale.shortTitles[purpose] ?? ""] : [])
      var cells = titles.map { title in
        HTML.element("td", attributes + site.wordings.attributes(title, of: facts.identifier, index), text: title)
      }
      for message in messages { cells.append(.element("td", attributes, text: plain(message, locale))) }
      if let counted { cells.append(.element("td", attributes, content: forms(counted, index))) }
      return .row([site.rowHead(index, root: "../")] + cells)
    }
    let table = HTML.table(
      [("class", "texts mixed")], head: [head(names + (counted == nil ? [] : ["Counted"]))], rows: rows)
    return section("Texts", content: [.region("Texts", classes: "wide", content: [table])])
  }

  private func plain(_ message: Int, _ locale: GeneratedLocale) -> String {
    guard let place = catalog.messages[message].purposes.firstIndex(of: purpose),
      let text = locale.texts[message][place]
    else { return "" }
    return text.parts.map { if case .literal(let words) = $0 { words } else { "" } }.joined()
  }

  /// One number for each plural category of the language, and the text with it.
  private func forms(_ message: Message, _ locale: Int) -> [HTML] {
    let resolver = site.resolver(locale)
    return [.forms(site.examples(locale).compactMap { resolver.text(of: message, count: $0) })]
  }

  // MARK: Building

  private func section(_ title: String, content: [HTML]) -> HTML {
    .element("section", content: [.element("h2", [("lang", "en")], text: title)] + content)
  }

  private func head(_ names: [String]) -> HTML {
    .element("tr", [("lang", "en")], content: names.map { .column($0) })
  }
}
