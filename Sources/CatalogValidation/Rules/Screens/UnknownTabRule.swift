internal import CatalogModel
internal import SourceText

/// Reports `unknown-tab`: the tab that a screen selects is that of a base.
package enum UnknownTabRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-tab",
    severity: .error,
    summary: "The tab that a screen selects is the tab of a screen without a parent.",
    rationale: """
      A router pushes a screen with a 'tab' in the stack of that tab. If no base has a tab of that name, the screen is in \
      the stack that happens to be visible, and generated code leaves the tab out.
      """,
    breaking: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "title": "rides", "parent": "places", "tab": ↓"place" }
        """)
    ],
    passing: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "title": "rides", "parent": "places", "tab": "places" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let names = catalog.screens.tabs.compactMap(\.screen.tab)
    for screen in catalog.screens.all {
      guard let tab = screen.screen.tab, !names.contains(tab) else { continue }
      let advice = NearestName.choice(
        on: tab, among: Set(names).sorted(), or: "give the base of the tab this name")
      collector.report(
        self, "'\(screen.id)' selects the tab '\(tab)', which no base has; \(advice)", of: screen, at: "tab",
        in: catalog)
    }
  }
}
