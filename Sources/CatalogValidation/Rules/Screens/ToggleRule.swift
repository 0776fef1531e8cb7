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
      .screens(#""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "share", ↓"on": true }] }"#)
    ],
    passing: [
      .screens(#""places": { "title": "places", "route": "/places", "trailing": [{ "purpose": "share" }] }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      for item in screen.items.flatMap({ [$0] + $0.menu }) where item.isOn != nil {
        guard let purpose = catalog.purpose(item.purpose), purpose.opposite == nil else { continue }
        collector.report(
          self,
          "'\(item.purpose)' has 'on' and no opposite; declare its opposite in purposes.json, or remove 'on'",
          at: catalog.source.place(ofScreen: screen.id), about: Subject(purpose: item.purpose, screen: screen.id))
      }
    }
  }
}
