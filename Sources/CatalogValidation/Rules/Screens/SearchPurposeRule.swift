internal import CatalogFiles
internal import CatalogModel

/// Reports `search-purpose`: the placeholder of a search field is the title of a purpose that searches.
package enum SearchPurposeRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "search-purpose",
    severity: .error,
    summary: "The purpose of a search field neither deletes, confirms nor leaves.",
    rationale: """
      The field shows the purpose's title as its placeholder: people who read "Delete" in an empty field do not know what \
      happens when they type.
      """,
    breaking: [
      .screens(#""places": { "title": "places", "route": "/places", "search": ↓"save" }"#)
    ],
    passing: [
      .screens(#""places": { "title": "places", "route": "/places", "search": "search" }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let search = screen.screen.search, let index = catalog.source.purposeIndex[search],
        [.destroy, .confirm, .cancel, .dismiss].contains(catalog.source.purposes[index].role)
      else { continue }
      collector.report(
        self, "'\(search)' of the search field of '\(screen.id)' does not search; name a purpose such as 'search'",
        of: screen, at: "search", in: catalog)
    }
  }
}
