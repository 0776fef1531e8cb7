internal import CatalogModel

/// Reports `tab-order`: all tabs are numbered differently, or none is.
package enum TabOrderRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "tab-order",
    severity: .warning,
    summary: "Either all tabs have a 'tabOrder' and each another one, or no tab has one.",
    rationale: """
      Where two tabs have the same number, or one has none, the names of the screens decide the order. Then renaming a \
      screen moves its tab.
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
            self, "the tab of '\(screen.id)' has no number, and others have one; add 'tabOrder'", of: screen, at: "tab",
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
