internal import CatalogFiles
internal import CatalogModel

/// Reports `toggle-without-opposite`: the purpose of a toggle has an opposite.
package enum ToggleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "toggle-without-opposite",
    severity: .error,
    summary: "An item with 'on' has a purpose that declares an opposite.",
    rationale: """
      A toggle that is on shows the opposite of its purpose, which pressing it does: Remove Favorite in place of Favorite. \
      Without an opposite it looks and sounds the same in both states.
      """,
    breaking: [
      .screens(
        #""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "share", "on": ↓true }] }"#)
    ],
    passing: [
      .screens(#""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "share" }] }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      let trailing = screen.screen.trailing
      let places = catalog.source.places(ofElementsIn: "trailing", field: "on", ofScreen: screen.id)
      for (index, item) in trailing.enumerated() where places.indices.contains(index) {
        check(item, at: places[index])
        for inner in item.menu { check(inner, at: catalog.source.place(ofScreen: screen.id, "trailing")) }
      }
      for (field, item) in [("leading", screen.ownLeading), ("confirm", screen.screen.confirm)] {
        if let item { check(item, at: catalog.source.place(ofScreen: screen.id, field, "on")) }
      }
      func check(_ item: HeaderItem, at place: SourcePlace) {
        guard item.isOn != nil, let purpose = catalog.purpose(item.purpose), purpose.opposite == nil else { return }
        collector.report(
          self,
          "'\(item.purpose)' has 'on' and no opposite; declare its opposite in purposes.json, or remove 'on'",
          at: place, about: Subject(purpose: item.purpose, screen: screen.id))
      }
    }
  }
}
