internal import CatalogModel

/// Reports `destructive-confirmation`: the preferred action destroys nothing.
package enum DestructiveConfirmationRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "destructive-confirmation",
    severity: .warning,
    summary: "The preferred action of a dialog does not destroy anything.",
    rationale: """
      People press the preferred action without reading it, or with the Return key. Apple's guidelines keep the primary \
      role from buttons that destroy, even where that is the likely choice (HIG, Buttons).
      """,
    breaking: [
      .screens(#""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": ↓"delete" }"#)
    ],
    passing: [
      .screens(
        #""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "done", "trailing": ["delete"] }"#
      )
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let item = screen.screen.confirm, catalog.purpose(item.purpose)?.role == .destroy else { continue }
      collector.report(
        self,
        "'\(item.purpose)' destroys, and is the preferred action of '\(screen.id)'; "
          + "move it to 'trailing', and confirm with something else",
        of: screen, at: "confirm", purpose: item.purpose, in: catalog)
    }
  }
}
