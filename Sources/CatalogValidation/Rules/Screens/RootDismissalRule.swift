internal import CatalogModel

/// Reports `root-dismissal`: a root has nothing beneath it.
package enum RootDismissalRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "root-dismissal",
    severity: .error,
    summary: "A root is the base of its stack: it has no parent, and no leading item that goes back or dismisses it.",
    rationale: """
      A root stays when all others have gone. A back button or a cross on it leads nowhere, and a parent makes it a page: \
      its title would be large in the middle of a hierarchy.
      """,
    breaking: [
      .screens(#""places": { "header": "root", "title": "places", "tab": "places", "leading": ↓"close" }"#),
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "header": "root", "title": "rides", "parent": ↓"places" }
        """),
    ],
    passing: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "title": "rides", "parent": "places" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.kind?.leave == .stays {
      if let parent = screen.screen.parent {
        collector.report(
          self,
          "'\(screen.id)' is a root and has the parent '\(parent)'; "
            + "remove 'parent', or use the header 'page'",
          of: screen, at: "parent", in: catalog)
      }
      if let item = screen.ownLeading, isDismissal(item, in: catalog) {
        collector.report(
          self,
          "'\(screen.id)' is a root, and '\(item.purpose)' would leave it; "
            + "remove 'leading', or use a header that can be left",
          of: screen, at: "leading", purpose: item.purpose, in: catalog)
      }
    }
  }

  /// True if an item goes back or dismisses.
  static func isDismissal(_ item: HeaderItem, in catalog: CheckedCatalog) -> Bool {
    catalog.purpose(item.purpose).flatMap(HeaderKindDefinition.Leading.init) != nil
  }
}
