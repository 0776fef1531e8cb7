internal import CatalogModel

/// Reports `home-tab`: tabs are named for their content, not Home.
package enum HomeTabRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "home-tab",
    severity: .note,
    summary: "No tab is called Home.",
    rationale: """
      A Home tab collects what is already in the others, and says nothing about what it has. Tabs named for their content \
      show at a glance what an app is for (WWDC22, session 10001, "Explore navigation design for iOS").
      """,
    breaking: [
      .screens(#""start": { "header": "root", "title": ↓"home", "tab": "start" }"#),
      .screens(#""start": { "header": "root", "title": "places", "tab": ↓"home" }"#),
    ],
    passing: [
      .screens(#""places": { "header": "root", "title": "places", "tab": "places" }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.tabs {
      let isTitled = screen.screen.title == .purpose("home")
      guard isTitled || screen.screen.tab == "home" else { continue }
      collector.report(
        self, "the tab of '\(screen.id)' is a Home for everything; name it for what it has", of: screen,
        at: isTitled ? "title" : "tab", purpose: isTitled ? "home" : nil, in: catalog)
    }
  }
}
