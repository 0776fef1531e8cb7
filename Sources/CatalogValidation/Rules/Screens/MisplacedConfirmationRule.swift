internal import CatalogModel

/// Reports `misplaced-confirmation`: only dialogs have a confirmation.
package enum MisplacedConfirmationRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "misplaced-confirmation",
    severity: .error,
    summary: "Only a screen whose header is a dialog has a confirmation.",
    rationale: """
      A confirmation ends a task. A page and a viewer are left by going back or closing, so a bold button that seems to \
      finish them promises something that does not happen.
      """,
    breaking: [
      .screens(#""places": { "title": "places", "route": "/places", "confirm": ↓"save" }"#)
    ],
    passing: [
      .screens(#""places": { "header": "dialog", "title": "places", "route": "/places", "confirm": "save" }"#),
      .screens(#""places": { "title": "places", "route": "/places", "trailing": ["share"] }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let confirmation = screen.screen.confirm, screen.kind != nil, !screen.isDialog else { continue }
      collector.report(
        self,
        "'\(screen.id)' has a confirmation, and header '\(screen.screen.header)' is not a dialog; "
          + "move '\(confirmation.purpose)' to 'trailing', or use the header 'dialog'",
        of: screen, at: "confirm", purpose: confirmation.purpose, in: catalog)
    }
  }
}
