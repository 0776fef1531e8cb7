internal import CatalogFiles
internal import CatalogModel

/// Reports `too-many-actions`: no bar has more trailing items than its header's kind allows.
package enum TooManyActionsRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "too-many-actions",
    severity: .error,
    summary: "A bar has at most as many trailing items as 'maximumTrailing' of its header's kind.",
    rationale: """
      A viewer is for looking at something, and every action beside it takes room from its title. Apple's guidelines ask \
      for few items in a bar, with the others in a menu (HIG, Toolbars).
      """,
    breaking: [
      .screens(
        #""places": { "header": "viewer", "title": "places", "route": "/places", "trailing": ["edit", "search", ↓"share"] }"#
      )
    ],
    passing: [
      .screens(
        #""places": { "header": "viewer", "title": "places", "route": "/places", "trailing": ["edit", "share"] }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      let count = screen.screen.trailing.count
      guard let kind = screen.kind, let maximum = kind.maximumTrailing, count > maximum else { continue }
      let places = catalog.source.places(ofElementsIn: "trailing", ofScreen: screen.id)
      collector.report(
        self,
        "'\(screen.id)' has \(count) trailing items, and header '\(kind.kind)' allows \(maximum); "
          + "remove \(count - maximum), or use another header",
        at: places.indices.contains(maximum) ? places[maximum] : catalog.source.place(ofScreen: screen.id, "trailing"),
        about: Subject(screen: screen.id))
    }
  }
}
