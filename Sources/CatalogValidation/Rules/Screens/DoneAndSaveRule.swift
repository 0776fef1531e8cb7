internal import CatalogFiles
internal import CatalogModel

/// Reports `done-and-save`: no bar has both Done and Save.
package enum DoneAndSaveRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "done-and-save",
    severity: .warning,
    summary: "No bar has both Done and Save.",
    rationale: """
      Both end a task and keep its result, and platforms show both as a check mark (HIG, Icons: standard icons). Beside \
      each other, neither says what the other one does not do.
      """,
    breaking: [
      .screens(
        #""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "trailing": [↓"done"] }"#
      )
    ],
    passing: [
      .screens(
        #""people": { "header": "dialog", "title": "people", "route": "/people", "confirm": "save", "trailing": ["edit"] }"#
      )
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      let purposes = screen.items.map(\.purpose)
      guard let done = purposes.firstIndex(of: "done"), let save = purposes.firstIndex(of: "save") else { continue }
      let second = purposes[max(done, save)]
      collector.report(
        self, "the bar of '\(screen.id)' has both 'done' and 'save'; keep the one that says what happens",
        at: place(of: second, on: screen, in: catalog), about: Subject(purpose: second, screen: screen.id))
    }
  }

  private static func place(of purpose: String, on screen: CheckedScreen, in catalog: CheckedCatalog) -> SourcePlace {
    let places = catalog.source.places(ofElementsIn: "trailing", ofScreen: screen.id)
    guard let index = screen.screen.trailing.firstIndex(where: { $0.purpose == purpose }),
      places.indices.contains(index)
    else { return catalog.source.place(ofScreen: screen.id, "confirm") }
    return places[index]
  }
}
