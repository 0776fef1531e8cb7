internal import CatalogModel

/// Reports `dismissing-confirmation`: the preferred action does not leave the dialog undone.
package enum DismissingConfirmationRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "dismissing-confirmation",
    severity: .error,
    summary: "The confirmation of a dialog does not cancel, close or go back.",
    rationale: """
      The confirmation is bold and finishes the task. As Cancel, Close or Back it gives the task up instead, and the \
      dialog has two ways to leave and none to finish (WWDC22, session 10001, "Explore navigation design for iOS"; \
      HIG, Modality).
      """,
    breaking: [
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": ↓"cancel" }"#),
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": ↓"back" }"#),
    ],
    passing: [
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "done" }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    // Another rule keeps confirmations from other screens.
    for screen in catalog.screens.all where screen.isDialog {
      guard let item = screen.screen.confirm, RootDismissalRule.isDismissal(item, in: catalog) else { continue }
      collector.report(
        self,
        "'\(item.purpose)' leaves '\(screen.id)' and is its confirmation; "
          + "confirm with a purpose that finishes the task, such as 'save' or 'done'",
        of: screen, at: "confirm", purpose: item.purpose, in: catalog)
    }
  }
}
