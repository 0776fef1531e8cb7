internal import CatalogModel

/// Reports `parent-tab`: a screen is in the tab of its parents.
package enum ParentTabRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "parent-tab",
    severity: .warning,
    summary: "A screen with parents selects the tab that its parents are in, or no tab.",
    rationale: """
      A screen with a 'tab' is pushed in the stack of that tab, and its link shows all of its parents there. If the \
      parents are in another tab, Back leads to the screen that this stack shows, or to a second copy of the parents. People \
      expect a tab to keep its own screens (HIG, Tab bars; WWDC22, session 10001, "Explore navigation design for iOS").
      """,
    breaking: [
      .screens(
        """
        "people": { "header": "root", "title": "people", "tab": "people" },
          "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "title": "rides", "parent": "places", "tab": ↓"people" }
        """)
    ],
    passing: [
      .screens(
        """
        "people": { "header": "root", "title": "people", "tab": "people" },
          "places": { "header": "root", "title": "places", "tab": "places" },
          "rides": { "title": "rides", "parent": "places", "tab": "places" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let names = catalog.screens.tabs.compactMap(\.screen.tab)
    for screen in catalog.screens.all {
      // Of several parents with tabs, the one nearest to the base counts, so that one wrong tab is one finding.
      guard let tab = screen.screen.tab, names.contains(tab),
        let base = catalog.screens.ancestors(of: screen).last(where: { $0.screen.tab != nil }),
        let other = base.screen.tab, other != tab
      else { continue }
      collector.report(
        self,
        "'\(screen.id)' selects the tab '\(tab)', and '\(base.id)' beneath it is in the tab '\(other)', "
          + "so Back does not lead there; remove 'tab', or change 'parent'",
        of: screen, at: "tab", in: catalog)
    }
  }
}
