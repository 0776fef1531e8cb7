internal import CatalogFiles
internal import CatalogModel

/// Reports `hidden-actions`: platforms show the actions of a bar.
package enum HiddenActionsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "hidden-actions",
    severity: .warning,
    summary:
      "A bar has at most five trailing items, and on a platform without a menu at most as many as the platform shows.",
    rationale: """
      A platform without 'overflowMenu' does not show further items at all: watchOS shows one \
      (SwiftUI, ToolbarItemPlacement). Other platforms move them to a menu, where few people look. Android shows five in \
      its widest bars (ActionBarPolicy), or four and the menu's button, so more are hidden on every device; Apple asks for few items (HIG, Toolbars). \
      Systems that 'minimumSystems' leaves out are not looked at. The limit of a header's kind is that of \
      'too-many-actions'.
      """,
    breaking: [
      .bar(#""trailing": ["edit", ↓"share"]"#, platforms: watch, header: "page"),
      .bar(#""trailing": ["add", "delete", "done", "edit", "search", ↓"share"]"#, platforms: phone, header: "page"),
    ],
    passing: [
      .bar(#""trailing": ["edit"]"#, platforms: watch, header: "page"),
      .bar(#""trailing": ["add", "delete", "done", "edit", "search"]"#, platforms: phone, header: "page"),
    ]
  )

  private static let phone = #"{ "phone": { "name": "Phone", "iconSet": "set", "unit": "pt", "facts": {} } }"#
  private static let watch = """
    {
      "watch": {
        "name": "Watch", "iconSet": "set", "unit": "pt",
        "facts": {
          "maximumTrailing": { "value": 1, "source": "made up", "confidence": "memory" },
          "overflowMenu": { "value": false, "source": "made up", "confidence": "memory" }
        }
      }
    }
    """

  /// The number of actions in Android's widest bars.
  private static let maximum = 5

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let platforms = catalog.source.platformsWithBars
    for screen in catalog.screens.all {
      let count = screen.screen.trailing.count
      guard count > 1, count <= screen.kind?.maximumTrailing ?? .max else { continue }
      let without = platforms.filter { !$0.hasOverflowMenu && count > shown(on: $0) }
      if let least = without.map(shown).min() {
        let lost = without.map { "\(count - shown(on: $0)) on \($0.name)" }.joined(separator: ", ")
        report(
          "of the \(count) trailing items of '\(screen.id)', these are not shown on platforms without a menu: \(lost); "
            + "move them to the content, or leave the platform out of 'minimumSystems'",
          of: screen, at: least, in: catalog, &collector)
      } else if count > maximum, platforms.contains(where: \.hasOverflowMenu) {
        report(
          "'\(screen.id)' has \(count) trailing items, and the widest bars show \(maximum); "
            + "move \(count - maximum) to the content or to a menu of the app",
          of: screen, at: maximum, in: catalog, &collector)
      }
    }
  }

  private static func shown(on platform: PlatformProfile) -> Int {
    platform.maximumTrailing(width: platform.narrowestWidth) ?? .max
  }

  /// - Parameter index: the index of the first hidden item.
  private static func report(
    _ message: String, of screen: CheckedScreen, at index: Int, in catalog: CheckedCatalog,
    _ collector: inout FindingCollector
  ) {
    let places = catalog.source.places(ofElementsIn: "trailing", ofScreen: screen.id)
    collector.report(
      self, message,
      at: places.indices.contains(index) ? places[index] : catalog.source.place(ofScreen: screen.id, "trailing"),
      about: Subject(screen: screen.id))
  }
}
