internal import CatalogFiles
internal import CatalogModel

/// Reports `adjacent-words`: two adjacent actions are not both shown as text.
package enum AdjacentWordsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "adjacent-words",
    severity: .warning,
    summary: "No action that is shown as a word is beside another word.",
    rationale: """
      Words in a bar have no border, so two beside each other look like one, and people press the wrong half. Apple's \
      guidelines ask for a fixed space between them, which takes the room of an item (HIG, Toolbars). An item with a \
      'message' is a word on every platform. Cancel beside the confirmation is the platform's own order.
      """,
    breaking: [
      .bar(
        #""confirm": "save", "trailing": ↓[{ "purpose": "share", "message": "title" }]"#, platforms: platforms)
    ],
    passing: [
      .bar(#""confirm": "save", "trailing": ["share"]"#, platforms: platforms),
      .bar(#""trailing": [{ "purpose": "share", "message": "title" }, "edit"]"#, platforms: platforms, header: "page"),
    ]
  )

  private static let platforms = #"{ "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": {} } }"#

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    // By screen, the platforms on which it has such actions.
    var platforms: [String: [String]] = [:]
    for (bar, screens) in catalog.bars where hasAdjacentWords(bar) {
      for screen in screens { platforms[screen, default: []].append(bar.profile.platform.rawValue) }
    }
    for (screen, platforms) in platforms.sorted(by: { $0.key < $1.key }) {
      collector.report(
        self,
        "two words are beside each other in the bar of '\(screen)' on \(platforms.joined(separator: ", ")); "
          + "let one of them show its icon, or remove it",
        at: catalog.source.place(ofScreen: screen, "trailing"), about: Subject(screen: screen))
    }
  }

  private static func hasAdjacentWords(_ bar: CheckedBar) -> Bool {
    let isWord = bar.actions.map { $0 != .symbol } + (bar.endings.first.map { [$0 != .symbol] } ?? [])
    return zip(isWord, isWord.dropFirst()).contains { $0.0 && $0.1 }
  }
}
