internal import CatalogFiles
internal import CatalogModel

/// Reports `lost-input`: a cross asks before input is lost.
package enum LostInputRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "lost-input",
    severity: .warning,
    summary:
      "A screen with input that is left by a cross has a purpose for 'discard', which asks before input is lost.",
    rationale: """
      Cancel says that a task is abandoned. A cross does not say whether what was entered is kept, so it is for content \
      without input, or it asks (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Modality).
      """,
    breaking: [
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "leading": ↓"close"
          }
        """, with: ["headers.json": RuleExample.headers(dismissal: "cross")]),
      .screens(#"↓"places": { "header": "viewer", "title": "places", "route": "/places", "input": true }"#),
    ],
    passing: [
      .screens(
        """
        "people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "discard": "discard" }
        """, with: ["headers.json": RuleExample.headers(dismissal: "cross")]),
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where screen.takesInput && screen.screen.discard == nil {
      guard let item = screen.leading, catalog.purpose(item.purpose)?.role == .dismiss else { continue }
      collector.report(
        self,
        "'\(screen.id)' has input, and '\(item.purpose)' does not ask before it is lost; "
          + "add 'discard' with the purpose that confirms it",
        of: screen, at: "leading", purpose: item.purpose, in: catalog)
    }
  }
}
