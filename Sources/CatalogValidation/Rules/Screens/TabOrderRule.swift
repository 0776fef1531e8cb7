internal import CatalogModel

/// Reports `tab-order`: every tab has a place of its own.
package enum TabOrderRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "tab-order",
    severity: .warning,
    summary: "Every tab has a place of its own in the tab bar, or none has one.",
    rationale: """
      Tabs with the same place, or with none beside others that have one, would be in an order that nobody chose, and that \
      changes when a screen is renamed.
      """,
    breaking: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places", "tabOrder": 1 },
          "rides": { "header": "root", "title": "rides", "tab": "rides", "tabOrder": ↓1 }
        """),
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places", "tabOrder": 1 },
          "rides": { "header": "root", "title": "rides", "tab": ↓"rides" }
        """),
    ],
    passing: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places", "tabOrder": 2 },
          "rides": { "header": "root", "title": "rides", "tab": "rides", "tabOrder": 1 }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let tabs = catalog.screens.tabs
    let isOrdered = tabs.contains { $0.screen.tabOrder != nil }
    var first: [Int: CheckedScreen] = [:]
    for screen in tabs {
      guard let order = screen.screen.tabOrder else {
        if isOrdered {
          collector.report(
            self, "the tab of '\(screen.id)' has no place, and others have one; add 'tabOrder'", of: screen, at: "tab",
            in: catalog)
        }
        continue
      }
      guard let other = first[order] else {
        first[order] = screen
        continue
      }
      collector.report(
        self, "the tab of '\(other.id)' is also number \(order); change one of the two", of: screen, at: "tabOrder",
        in: catalog)
    }
  }
}
