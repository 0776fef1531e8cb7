internal import CatalogFiles
internal import CatalogModel
internal import GeneratedCode
internal import Navigation
internal import PurposeCatalog
internal import ScreenDrawing
internal import TextFormats

/// An app's screens: the ways between them as a graph and a list, and a page for each with its bar on all platforms and
/// in all locales.
struct ScreenPages {
  let site: PageSite

  private var ways: ScreenWays { ScreenWays(site, site.readerIndex) }

  // MARK: The ways

  var overview: SiteFile {
    let nodes = ScreenGraph(Array(site.screens)).nodes
    let content: [HTML] = [
      .element("h1", [("lang", "en")], text: "Screens"),
      .element("p", [("lang", "en")], content: [walk(site.readerIndex, "Walk through them, bar by bar")]),
      ScreenGraphView(ways: ways) { "\($0.id).html" }.html,
      .element("div", [("class", "scroller"), ("lang", "en")], content: [list(nodes[...])]),
    ]
    return site.page("screens/index.html", "Screens", hasEnglishTitle: true, scripts: ["bars.js"], content)
  }

  private func walk(_ locale: Int, screen: String = "", _ text: String) -> HTML {
    .link(text, to: "../walk/\(site.catalog.locales[locale].tag).html\(screen)")
  }

  /// Nested lists of screens, each with the screens that it leads to.
  ///
  /// - Parameter nodes: those of one depth, each followed by the nodes above it.
  private func list(_ nodes: ArraySlice<ScreenGraph.Node>) -> HTML {
    var rest = nodes
    var items: [[HTML]] = []
    while let node = rest.popFirst() {
      let above = rest.prefix { $0.depth > node.depth }
      rest = rest.dropFirst(above.count)
      let isUntitled = ways.title(of: node.screen).isEmpty
      let entry = HTML.element(
        "a", [("href", "\(node.screen.id).html"), ("class", "screen")],
        content: [
          .bold(node.screen.id),
          .element("small", text: ScreenGraphView.way(to: node.screen, isUntitled: isUntitled)),
          ways.bar(of: node.screen, ways.step(to: node.screen), scrolls: false),
        ])
      items.append([entry] + (above.isEmpty ? [] : [list(above)]))
    }
    return .list("screens", items: items)
  }

  // MARK: A screen

  /// - Parameter identifier: the identifier of one of the catalogue's screens.
  func page(of identifier: String) -> SiteFile {
    let content = site.screens[identifier].map(content) ?? []
    return site.page("screens/\(identifier).html", identifier, scripts: ["bars.js"], content)
  }

  private func content(of screen: Screen) -> [HTML] {
    [
      .element("h1", text: screen.id),
      .element("p", [("class", "lead"), ("dir", "auto")], text: screen.description ?? ""), facts(screen),
      bars(
        "On each platform",
        (site.catalog.headers?.platforms ?? []).map { platform in
          let ways = ScreenWays(site, site.readerIndex, platform: Platform(rawValue: platform.identifier))
          return figure(.element("figcaption", [("lang", "en")], text: platform.name), screen, ways: ways)
        }),
      bars(
        "In each language",
        site.catalog.locales.indices.map { index in
          let locale = site.catalog.locales[index]
          let link = walk(index, screen: "#\(screen.id)", LanguageNames.own(locale.tag))
          return figure(
            .element("figcaption", [("lang", locale.tag), ("dir", "auto")], content: [link]), screen,
            ways: ScreenWays(site, index))
        }),
    ]
  }

  private func bars(_ title: String, _ figures: [HTML]) -> HTML {
    .element(
      "section",
      content: [
        .element("h2", [("lang", "en")], text: title), .element("div", [("class", "platforms")], content: figures),
      ])
  }

  private func figure(_ caption: HTML, _ screen: Screen, ways: ScreenWays) -> HTML {
    .element("figure", content: [caption, ways.bar(of: screen, ways.step(to: screen))])
  }

  private func facts(_ screen: Screen) -> HTML {
    let step = ways.step(to: screen)
    let hasTabs = site.catalog.stacks.contains { $0.tab != nil }
    var rows: [(String, [HTML])] = [("Presentation", [.text(screen.presentation.words)])]
    if ways.title(of: screen).isEmpty { rows.append(("Title", [.text("none")])) }
    if let step { rows.append(("Appears", [.text(step.wordsOfTransition(hasTabs: hasTabs))])) }
    if let parent = screen.parent { rows.append(("Beneath", [link(parent)])) }
    if let label = step?.back?.label { rows.append(("Back", [.text(label)])) }
    let above = site.screens.filter { $0.parent == screen.id }
    if !above.isEmpty { rows.append(("Leads to", above.flatMap { [link($0.id), " "] })) }
    if let route = screen.route { rows.append(("Route", [.code(route.text)])) }
    if let tab = screen.tab { rows.append(("Tab", [.text(tab)])) }
    return .facts(rows)
  }

  /// A link to a screen; plain text if no layer declares it.
  private func link(_ identifier: String) -> HTML {
    guard site.screens[identifier] != nil else { return .text(identifier) }
    return .link(identifier, to: "\(identifier).html")
  }
}
