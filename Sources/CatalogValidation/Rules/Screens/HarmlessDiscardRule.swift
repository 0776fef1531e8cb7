internal import CatalogModel

/// Reports `harmless-discard`: the purpose that confirms the loss of input destroys.
package enum HarmlessDiscardRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "harmless-discard",
    severity: .error,
    summary: "The purpose in 'discard' has the role 'destroy'.",
    rationale: """
      Before input is lost, the app asks, and the button of the purpose in 'discard' destroys the input. If that button \
      says "Save" or "Home", people lose what they meant to keep (HIG, Action sheets).
      """,
    breaking: [
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "discard": ↓"save"
          }
        """),
      .screens(
        """
        "people": {
            "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "discard": ↓"home"
          }
        """),
    ],
    passing: [
      .screens(
        """
        "people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "discard": "discard" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let name = screen.screen.discard, let purpose = catalog.purpose(name), purpose.role != .destroy else {
        continue
      }
      let destroying = catalog.purpose("discard")?.role == .destroy ? ", such as 'discard'" : ""
      collector.report(
        self,
        "'\(name)' has the role '\(purpose.role.rawValue)', so it does not say that the input of '\(screen.id)' is lost; "
          + "use a purpose with the role 'destroy'\(destroying)",
        of: screen, at: "discard", purpose: name, in: catalog)
    }
  }
}
