internal import CatalogModel

/// Reports `push-indicator`: a chevron announces a push, and nothing else.
package enum PushIndicatorRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "push-indicator",
    severity: .warning,
    summary: "A row that pushes a screen shows a chevron, and a row that presents one does not.",
    rationale: """
      A chevron promises that the next screen comes from the trailing edge, and that Back leads here again. Where it opens a \
      sheet, or where a push comes unannounced, people lose their place (WWDC22, session 10001, "Explore navigation design \
      for iOS"; HIG, Lists and tables).
      """,
    breaking: [
      .screens(#""people": { "title": "people", "route": "/people", "indicator": ↓"none" }"#),
      .screens(
        #""people": { "title": "people", "route": "/people", "presentation": "sheet", "indicator": ↓"chevron" }"#),
    ],
    passing: [
      .screens(#""people": { "title": "people", "route": "/people", "indicator": "chevron" }"#),
      .screens(#""people": { "title": "people", "route": "/people", "presentation": "sheet", "indicator": "none" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      let message: String
      switch (screen.screen.presentation.isModal, screen.screen.indicator) {
      case (false, .nothing):
        message =
          "'\(screen.id)' is pushed, and no chevron announces it; leave 'indicator' out, or present it as a modal"
      case (true, .chevron):
        message = "a chevron announces '\(screen.id)', which is not pushed; remove 'indicator', or push the screen"
      default: continue
      }
      collector.report(self, message, of: screen, at: "indicator", in: catalog)
    }
  }
}
