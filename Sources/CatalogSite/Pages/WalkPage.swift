internal import CatalogModel
internal import GeneratedCode
internal import Navigation
internal import PurposeCatalog
internal import ScreenDrawing
internal import TextFormats

/// A walk through an app's screens in a locale, bar by bar: each row links to the next screen, and each bar links back.
struct WalkPage {
  let site: PageSite
  let locale: Int

  private var own: GeneratedLocale { site.catalog.locales[locale] }

  var file: SiteFile {
    let ways = ScreenWays(site, locale)
    let nodes = ScreenGraph(Array(site.screens)).nodes
    let hasTabs = site.catalog.stacks.contains { $0.tab != nil }
    let children = Dictionary(grouping: nodes.map(\.screen)) { $0.parent }
    let steps = nodes.map { node in
      step(node.screen, ways, children: children[node.screen.id] ?? [], hasTabs: hasTabs)
    }
    let content: [HTML] = [
      .element("h1", [("lang", "en"), ("dir", "ltr")], text: "Walk through the screens"),
      site.languageChooser(locale) { "\(site.catalog.locales[$0].tag).html" },
      ScreenGraphView(ways: ways) { "#\($0.id)" }.html, .element("div", [("class", "steps")], content: steps),
    ]
    return site.page(
      "walk/\(own.tag).html", "Walk", hasEnglishTitle: true, locale: locale, scripts: ["bars.js"], content)
  }

  private func step(_ screen: Screen, _ ways: ScreenWays, children: [Screen], hasTabs: Bool) -> HTML {
    let step = ways.step(to: screen)
    let title = ways.title(of: screen)
    let beneath = screen.parent.flatMap { site.screens[$0] == nil ? nil : "#\($0)" }
    let words = step.map { $0.wordsOfTransition(hasTabs: hasTabs) } ?? "The router refuses it; the check says why."
    let rows = children.map { row($0, ways) }
    return .element(
      "section", [("class", "step"), ("id", screen.id), ("tabindex", "-1")],
      content: [
        .element(
          "h2",
          content: [
            title.isEmpty
              ? .element("span", [("class", "untitled"), ("lang", "en")], text: "Untitled")
              : .element("span", [("dir", "auto")], text: title),
            " ", .link(screen.id, to: "../screens/\(screen.id).html", [("lang", "en"), ("dir", "ltr")]),
          ]),
        ways.bar(of: screen, step, beneath: beneath),
        .element("p", [("class", "note"), ("lang", "en"), ("dir", "ltr")], text: words),
      ] + (rows.isEmpty ? [] : [.element("ul", [("class", "rows")], content: rows)]))
  }

  /// A row that leads to a screen; its chevron points in the direction of the push.
  private func row(_ screen: Screen, _ ways: ScreenWays) -> HTML {
    let title = ways.title(of: screen)
    var content: [HTML] = [
      title.isEmpty
        ? .element(
          "span", [("class", "untitled"), ("lang", "en"), ("dir", "ltr")],
          content: [.text(screen.id), .element("small", text: " untitled")])
        : .element("span", [("dir", "auto")], text: title)
    ]
    if ways.indicator(of: screen) == .chevron {
      content.append(.element("span", [("class", "chevron"), ("aria-hidden", "true")], text: "›"))
    } else {
      content.append(.element("small", [("lang", "en")], text: screen.presentation.words))
    }
    return .element("li", content: [.element("a", [("href", "#\(screen.id)")], content: content)])
  }
}
