internal import CatalogFiles
internal import CatalogModel

/// Reports `cancel-without-action`: Cancel is beside a preferred action.
package enum CancelWithoutActionRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "cancel-without-action",
    severity: .warning,
    summary: "A bar with Cancel has a preferred action, too.",
    rationale: """
      Cancel is the answer "no" to a question. Alone, it suggests that something has begun which cannot be finished; what \
      is only looked at is closed (WWDC22, session 10001, "Explore navigation design for iOS").
      """,
    breaking: [
      .screens(
        #""people": { "header": "picker", "title": "people", "route": "/people", "leading": ↓"cancel" }"#, with: picker)
    ],
    passing: [
      .screens(
        #""people": { "header": "picker", "title": "people", "route": "/people", "leading": "close" }"#, with: picker),
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "done" }"#),
    ]
  )

  private static let picker = [
    "headers.json": RuleExample.headers(
      adding: """
        "picker": {
              "extends": "dialog", "confirmation": false, "input": false, "reason": "A choice is made by touching it."
            }
        """)
  ]

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.screen.confirm == nil {
      // Other rules ask for the confirmation of a dialog, and keep Cancel from pages.
      guard let kind = screen.kind, !kind.requiresConfirmation, kind.leading.contains(.policy),
        let item = screen.leading,
        catalog.purpose(item.purpose)?.role == .cancel
      else { continue }
      collector.report(
        self,
        "'\(screen.id)' has '\(item.purpose)' and no preferred action; "
          + "add 'confirm', or close the screen in another way",
        of: screen, at: "leading", purpose: item.purpose, in: catalog)
    }
  }
}
