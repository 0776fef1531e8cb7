internal import CatalogModel
internal import GeneratedCode
internal import Navigation
internal import PurposeCatalog

/// An app's screens: the ways between them, and each with its bar in all locales.
struct ScreenPages {
  let site: PageSite

  private var screens: [GeneratedScreen] { site.catalog.screens }

  var files: [SiteFile] {
    screens.isEmpty ? [] : [overview] + screens.map { page(of: $0) }
  }

  // MARK: The ways

  private var overview: SiteFile {
    let known = Set(screens.map(\.identifier))
    let bases = screens.filter { $0.parent.map { !known.contains($0) } ?? true }
    let content: [HTML] = [.element("h1", [("lang", "en")], text: "Screens"), tree(bases)]
    return site.page("screens/index.html", "Screens", scripts: ["bars.js"], content)
  }

  /// Screens with those above them in lists. The reader of screens.json refuses circles.
  private func tree(_ level: [GeneratedScreen]) -> HTML {
    .element(
      "ul", [("class", "screens")],
      level.map { screen in
        let above = screens.filter { $0.parent == screen.identifier && $0.identifier != screen.identifier }
        let entry = HTML.element(
          "a", [("href", "\(screen.identifier).html"), ("class", "screen")],
          [
            .element("b", text: screen.identifier),
            .element("small", [("lang", "en")], text: screen.presentation), bar(of: screen, site.readerIndex),
          ])
        return .element("li", [], [entry] + (above.isEmpty ? [] : [tree(above)]))
      })
  }

  // MARK: A screen

  private func page(of screen: GeneratedScreen) -> SiteFile {
    let bars = site.catalog.locales.indices.map { index -> HTML in
      let locale = site.catalog.locales[index]
      return .element(
        "figure", [],
        [
          .element("figcaption", [("lang", locale.tag), ("dir", "auto")], text: LanguageNames.own(locale.tag)),
          bar(of: screen, index),
        ])
    }
    let content: [HTML] = [
      .element("h1", text: screen.identifier),
      .element("p", [("class", "lead"), ("dir", "auto")], text: screen.description ?? ""), facts(screen),
      .element("section", [("class", "platform")], [.element("h2", [("lang", "en")], text: "In each language")] + bars),
    ]
    return site.page("screens/\(screen.identifier).html", screen.identifier, scripts: ["bars.js"], content)
  }

  private func facts(_ screen: GeneratedScreen) -> HTML {
    var rows: [(String, [HTML])] = [("Presentation", [.text(screen.presentation)])]
    if let parent = screen.parent {
      rows.append(("Beneath", [link(parent)]))
      if let label = backLabel(of: screen) { rows.append(("Back", [.text(label)])) }
    }
    let above = screens.filter { $0.parent == screen.identifier }
    if !above.isEmpty { rows.append(("Leads to", above.flatMap { [link($0.identifier), .text(" ")] })) }
    if let route = screen.route { rows.append(("Route", [.element("code", text: route.text)])) }
    if let tab = screen.tab { rows.append(("Tab", [.text(tab)])) }
    return .facts(rows)
  }

  private func link(_ identifier: String) -> HTML {
    .element("a", [("href", "\(identifier).html")], text: identifier)
  }

  // MARK: Bars

  private var platform: Platform {
    let platforms = site.catalog.headers?.platforms ?? []
    return Platform(
      rawValue: platforms.first { $0.identifier == "ios" }?.identifier ?? platforms.first?.identifier ?? "ios")
  }

  private func bar(of screen: GeneratedScreen, _ locale: Int) -> HTML {
    guard let known = site.screens[screen.identifier] else { return .text("") }
    let resolver = site.resolver(locale)
    let bar = resolver.resolve(
      site.screens.header(of: known), title: resolver.title(of: known, values(of: screen)), platform: platform)
    return BarView(site: site, locale: locale).html(bar)
  }

  /// Parameters stand for themselves: `{city}`.
  private func values(of screen: GeneratedScreen) -> [String: String] {
    Dictionary(screen.parameters.map { ($0.name, "{\($0.name)}") }) { first, _ in first }
  }

  /// The label of the back button: the title of the screen beneath.
  private func backLabel(of screen: GeneratedScreen) -> String? {
    guard let parent = screen.parent.flatMap({ site.screens[$0] }), screen.presentation == "push" else { return nil }
    let values = screens.first { $0.identifier == screen.parent }.map(values) ?? [:]
    return site.resolver(site.readerIndex).title(of: parent, values)
  }
}
