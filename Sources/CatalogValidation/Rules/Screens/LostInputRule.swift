internal import CatalogFiles
internal import CatalogModel

/// Reports `lost-input`: a cross or a swipe asks before input is lost.
package enum LostInputRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "lost-input",
    severity: .warning,
    summary: """
      A screen with input that is left by a cross, or is a sheet, has a purpose for 'discard', which asks before input \
      is lost.
      """,
    rationale: """
      Cancel says that a task is abandoned. A cross does not say whether what was entered is kept, so it is for content \
      without input, or it asks (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Modality). A sheet is \
      also left by a swipe down or the system's back, often by accident, so it asks as well (HIG, Sheets; UIKit, \
      isModalInPresentation).
      """,
    breaking: [
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "leading": ↓"close"
          }
        """, with: ["headers.json": RuleExample.headers(dismissal: "cross")]),
      .screens(#"↓"places": { "header": "viewer", "title": "places", "route": "/places", "input": true }"#),
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "presentation": ↓"sheet"
          }
        """),
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
      guard let item = screen.leading, catalog.purpose(item.purpose)?.role == .dismiss else {
        reportSheet(screen, catalog, &collector)
        continue
      }
      collector.report(
        self,
        "'\(screen.id)' has input, and '\(item.purpose)' does not ask before it is lost; "
          + "add 'discard' with the purpose that confirms it",
        of: screen, at: "leading", purpose: item.purpose, in: catalog)
    }
  }

  private static func reportSheet(
    _ screen: CheckedScreen, _ catalog: CheckedCatalog, _ collector: inout FindingCollector
  ) {
    guard case .sheet = screen.screen.presentation else { return }
    collector.report(
      self,
      "'\(screen.id)' is a sheet with input, and a swipe down does not ask before it is lost; "
        + "add 'discard' with the purpose that confirms it",
      of: screen, at: "presentation", in: catalog)
  }
}
