internal import CatalogFiles
internal import CatalogModel

/// Reports `repeated-item`: no two items of a bar are the same button.
package enum RepeatedItemRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "repeated-item",
    severity: .error,
    summary: "No two items of a bar or a menu have the same purpose and message, or the same 'identifier'.",
    rationale: """
      Two items with the same purpose and message look and read alike, so people cannot know which of the two does what. \
      A toggle that is on shows its opposite. \
      Two elements with the same accessibility identifier make a UI test fail, because its query has several matches \
      (Apple, XCUIElementQuery).
      """,
    breaking: [
      .screens(#""places": { "title": "places", "route": "/places", "trailing": ["share", ↓"share"] }"#),
      .screens(
        """
        "places": {
            "title": "places", "route": "/places",
            "trailing": [{ "purpose": "share", "identifier": "a" }, { "purpose": "edit", "identifier": ↓"a" }]
          }
        """),
    ],
    passing: [
      .screens(#""places": { "title": "places", "route": "/places", "trailing": ["share", "edit"] }"#)
    ]
  )

  /// An item's button; without a message it shows its title.
  private struct Button: Hashable {
    let purpose: String
    let message: String

    init(_ item: HeaderItem, in source: CatalogSource) {
      // A toggle that is on shows its opposite.
      let opposite = source.purposeIndex[item.purpose].flatMap { source.purposes[$0].opposite }
      purpose = item.isOn == true ? opposite ?? item.purpose : item.purpose
      message = item.message ?? MessageDeclaration.title
    }
  }

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all where !screen.items.isEmpty {
      let (leading, confirmation) = (screen.leadingOfApp, screen.screen.confirm)
      var buttons = Set([leading, confirmation].compactMap { $0.map { Button($0, in: catalog.source) } })
      var identifiers = Set([leading?.accessibilityIdentifier].compactMap(\.self))
      if let identifier = confirmation?.accessibilityIdentifier, !identifiers.insert(identifier).inserted {
        let place = catalog.source.place(ofScreen: screen.id, "confirm", "identifier")
        report(confirmation, message(for: identifier, on: screen), at: place, screen: screen, collector: &collector)
      }
      for (index, item) in screen.screen.trailing.enumerated() {
        let isNew = buttons.insert(Button(item, in: catalog.source)).inserted
        let identifier = item.accessibilityIdentifier.flatMap { identifiers.insert($0).inserted ? nil : $0 }
        var inMenu: Set<Button> = []
        if let repeated = item.menu.first(where: { !inMenu.insert(Button($0, in: catalog.source)).inserted }) {
          let message = "a menu of '\(screen.id)' has '\(repeated.purpose)' twice; keep one, or name another purpose"
          report(
            repeated, message, at: place(index, "menu", on: screen, in: catalog), screen: screen, collector: &collector)
        }
        if !isNew {
          let shown = Button(item, in: catalog.source).purpose
          let message = "the bar of '\(screen.id)' shows '\(shown)' twice; keep one, or name another purpose"
          report(item, message, at: place(index, nil, on: screen, in: catalog), screen: screen, collector: &collector)
        } else if let identifier {
          let place = place(index, "identifier", on: screen, in: catalog)
          report(item, message(for: identifier, on: screen), at: place, screen: screen, collector: &collector)
        }
      }
    }
  }

  private static func message(for identifier: String, on screen: CheckedScreen) -> String {
    "two items of '\(screen.id)' have the identifier '\(identifier)'; change one"
  }

  private static func place(
    _ index: Int, _ field: String?, on screen: CheckedScreen, in catalog: CheckedCatalog
  ) -> SourcePlace {
    let places = catalog.source.places(ofElementsIn: "trailing", field: field, ofScreen: screen.id)
    return places.indices.contains(index) ? places[index] : catalog.source.place(ofScreen: screen.id, "trailing")
  }

  private static func report(
    _ item: HeaderItem?, _ message: String, at place: SourcePlace, screen: CheckedScreen,
    collector: inout FindingCollector
  ) {
    collector.report(self, message, at: place, about: Subject(purpose: item?.purpose, screen: screen.id))
  }
}
