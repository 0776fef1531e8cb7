internal import CatalogModel

/// Reports `vague-confirmation`: a confirmation names its action.
package enum VagueConfirmationRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "vague-confirmation",
    severity: .note,
    summary: "The confirmation of a dialog is a verb that says what happens, and not OK or Yes.",
    rationale: """
      People read buttons before they read anything else. "Send" needs no second look, while "OK" makes them find out \
      what they agree to (WWDC22, session 10001, "Explore navigation design for iOS"; HIG, Alerts).
      """,
    breaking: [
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": ↓"ok" }"#)
    ],
    passing: [
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save" }"#)
    ]
  )

  /// The purposes that only agree.
  private static let vague: Set = ["ok", "yes"]

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let item = screen.screen.confirm, vague.contains(item.purpose) else { continue }
      collector.report(
        self,
        "'\(item.purpose)' does not say what confirming '\(screen.id)' does; "
          + "use a purpose with a verb, such as 'save' or 'send'",
        of: screen, at: "confirm", purpose: item.purpose, in: catalog)
    }
  }
}
