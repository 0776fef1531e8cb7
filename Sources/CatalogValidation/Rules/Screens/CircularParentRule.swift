internal import CatalogModel

/// Reports `circular-parent`: no screen is above itself.
package enum CircularParentRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "circular-parent",
    severity: .error,
    summary: "The parents of a screen lead to the base of a stack, and not back to the screen.",
    rationale: """
      A deep link opens a screen with its parents beneath it, and the back button leads through them. In a circle there \
      is no first screen, so nothing can be opened.
      """,
    breaking: [
      .screens(
        """
        "people": { "title": "people", "parent": ↓"places" },
          "places": { "title": "places", "parent": "people" }
        """),
      .screens(#""places": { "title": "places", "parent": ↓"places" }"#),
    ],
    passing: [
      .screens(
        """
        "people": { "title": "people", "parent": "places" },
          "places": { "header": "root", "title": "places", "tab": "places" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for circle in catalog.screens.circles {
      guard let first = circle.first, let screen = catalog.screens[first] else { continue }
      collector.report(
        self, "the parents of '\(first)' lead back to it: \(way(circle)); remove the 'parent' of one", of: screen,
        at: "parent", in: catalog)
    }
  }

  /// The screens of a circle, of a long one the first and the last.
  private static func way(_ circle: [String]) -> String {
    let shown = circle.count > 6 ? circle.prefix(4) + ["…"] + circle.suffix(1) : circle[...]
    return (shown + circle.prefix(1)).joined(separator: " → ")
  }
}
