internal import CatalogModel

/// Reports `missing-confirmation`: a dialog has its preferred action.
package enum MissingConfirmationRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "missing-confirmation",
    severity: .error,
    summary: "A screen whose header needs a confirmation has one.",
    rationale: """
      People came to do a task, and without the preferred action they can only give up. It is bold, and says what \
      happens: "Save", "Send" (WWDC22, session 10001, "Explore navigation design for iOS").
      """,
    breaking: [
      .screens(#"↓"rides": { "header": "dialog", "title": "rides", "route": "/rides/new" }"#)
    ],
    passing: [
      .screens(#""rides": { "header": "dialog", "title": "rides", "route": "/rides/new", "confirm": "save" }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.kind?.requiresConfirmation == true && screen.screen.confirm == nil {
      collector.report(
        self,
        "'\(screen.id)' has no confirmation, and header '\(screen.screen.header)' needs one; "
          + "add 'confirm' with the purpose of its preferred action",
        of: screen, in: catalog)
    }
  }
}
