internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import ScreenDrawing
internal import TextFormats

/// The screens of an app as a graph in the base direction of a locale, with a linked box for each.
///
/// It scrolls in its own region in narrow windows. The list on the same page has the same content as text.
struct ScreenGraphView {
  let ways: ScreenWays
  /// The address that a screen's box links to.
  let address: (Screen) -> String

  private static let boxHeight = 64.0

  var html: HTML {
    let isRightToLeft = ways.resolver.baseDirection == .rightToLeft
    let layout = ScreenGraphLayout(
      ScreenGraph(Array(ways.site.screens)), boxHeight: Self.boxHeight, isRightToLeft: isRightToLeft, width: width)
    let (width, height) = (layout.width.shortest, layout.height.shortest)
    let picture = HTML.element(
      "svg",
      [
        ("class", "graph"), ("width", width), ("height", height), ("viewBox", "0 0 \(width) \(height)"),
        ("role", "group"), ("aria-label", "Graph of screens"),
      ],
      content: layout.boxes.compactMap { edge(to: $0, layout) } + layout.boxes.map(box))
    return .region("Graph of screens, also below as a list", classes: "wide", content: [picture])
  }

  /// The width of the longest line in a box, plus a tenth, since readers' fonts differ.
  private func width(_ screen: Screen) -> Double {
    let (title, facts) = lines(screen)
    return 32 + 1.1
      * max(
        AdvanceWidths.width(of: title, size: 17), AdvanceWidths.width(of: facts, size: 13), 64)
  }

  /// The title, or the identifier of an untitled screen; then the other facts.
  private func lines(_ screen: Screen) -> (title: String, facts: String) {
    let title = ways.title(of: screen)
    let way = Self.way(to: screen, isUntitled: title.isEmpty)
    return title.isEmpty ? (screen.id, way) : (title, "\(screen.id) · \(way)")
  }

  /// The presentation of a screen, or the tab that it is the base of: `untitled · full-screen`.
  static func way(to screen: Screen, isUntitled: Bool) -> String {
    let way =
      screen.parent == nil
      ? screen.tab.map { "tab \($0)" } ?? screen.header.rawValue : screen.presentation.words
    return isUntitled ? "untitled · \(way)" : way
  }

  private func edge(to box: ScreenGraphLayout.Box, _ layout: ScreenGraphLayout) -> HTML? {
    layout.way(to: box).map { way in
      .element(
        "g", [("class", box.screen.presentation.isModal ? "modal" : "push"), ("aria-hidden", "true")],
        content: [
          .element("path", [("class", "line"), ("d", way.line)]),
          .element("path", [("class", "head"), ("d", way.head)]),
        ])
    }
  }

  private func box(_ box: ScreenGraphLayout.Box) -> HTML {
    let frame = box.frame
    let (title, facts) = lines(box.screen)
    let isUntitled = ways.title(of: box.screen).isEmpty
    let middle = (frame.x + frame.width / 2).shortest
    return .element(
      "a", [("href", address(box.screen))],
      content: [
        .element(
          "rect",
          [
            ("class", box.screen.presentation.isModal ? "modal" : "push"), ("x", frame.x.shortest),
            ("y", frame.y.shortest), ("width", frame.width.shortest), ("height", frame.height.shortest),
            ("rx", "12"),
          ]),
        .element(
          "text",
          [
            ("class", isUntitled ? "name untitled" : "name"), ("x", middle), ("y", (frame.y + 27).shortest),
            ("lang", isUntitled ? "en" : ways.resolver.locale.identifier),
          ], text: title),
        .element(
          "text", [("class", "below"), ("x", middle), ("y", (frame.y + 48).shortest), ("lang", "en")], text: facts),
      ])
  }
}
