internal import CatalogModel

/// Reports `unreachable-screen`: every screen has a parent or a route, or is the first of a tab.
package enum UnreachableScreenRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unreachable-screen",
    severity: .warning,
    summary:
      "Every screen has a parent or a route, or is the first of a tab, unless the app has only one without a parent.",
    rationale: """
      What nothing leads to is never shown. Such a screen was left behind when another one went, or its 'parent' was \
      forgotten, so its Back button has no label.
      """,
    breaking: [
      .screens(
        """
        ↓"people": { "title": "people" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """)
    ],
    passing: [
      .screens(
        """
        "people": { "title": "people", "route": "/people" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """),
      .screens(
        """
        "people": { "title": "people", "parent": "places" },
          "places": { "header": "root", "title": "places" }
        """),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let bases = catalog.screens.all.filter { $0.screen.parent == nil }
    guard bases.count > 1 else { return }
    for screen in bases where screen.screen.route == nil && !screen.isBaseOfTab {
      collector.report(
        self, "nothing leads to '\(screen.id)'; add 'parent', 'route' or 'tab', or remove the screen", of: screen,
        in: catalog)
    }
  }
}
