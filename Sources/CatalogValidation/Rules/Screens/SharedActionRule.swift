internal import CatalogFiles
internal import CatalogModel

/// Reports `shared-action`: each action is in one tab.
package enum SharedActionRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "shared-action",
    severity: .warning,
    summary: "The first screens of two tabs do not offer the same action.",
    rationale: """
      Each tab is for something else. An action that is in two of them makes people wonder whether it does the same in \
      both, and takes away what tells the tabs apart (WWDC22, session 10001, "Explore navigation design for iOS").
      """,
    breaking: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places", "trailing": ["search"] },
          "rides": { "header": "root", "title": "rides", "tab": "rides", "trailing": [↓"search"] }
        """)
    ],
    passing: [
      .screens(
        """
        "places": { "header": "root", "title": "places", "tab": "places", "trailing": ["search"] },
          "rides": {
            "header": "root", "title": "rides", "tab": "rides",
            "trailing": [{ "purpose": "search", "action": "find-ride" }]
          }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    var first: [String: CheckedScreen] = [:]
    for screen in catalog.screens.tabs where !screen.screen.trailing.isEmpty {
      let places = catalog.source.places(ofElementsIn: "trailing", ofScreen: screen.id)
      for (item, place) in zip(screen.screen.trailing, places) {
        let action = item.action ?? item.purpose
        guard let other = first[action] else {
          first[action] = screen
          continue
        }
        guard let tab = other.screen.tab, tab != screen.screen.tab else { continue }
        collector.report(
          self,
          "'\(action)' is also an action of '\(other.id)', the first screen of the tab '\(tab)'; keep it in one tab",
          at: place, about: Subject(purpose: item.purpose, screen: screen.id))
      }
    }
  }
}
