internal import CatalogModel
internal import SourceText

/// Reports `title-argument`: the argument that is a screen's title is a parameter of its route.
package enum TitleArgumentRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "title-argument",
    severity: .error,
    summary: "The argument that is the title of a screen with a route is a parameter of the route.",
    rationale: """
      A deep link brings nothing but its path. If the path does not have the title's argument, the screen opens without a \
      title, and so do the back buttons that repeat it.
      """,
    breaking: [
      .screens(#""city": { "title": ↓"{name}", "route": "/places/{city}" }"#),
      .screens(#""city": { "title": ↓"{city}", "route": "/places" }"#),
    ],
    passing: [
      .screens(#""city": { "title": "{city}", "route": "/places/{city}" }"#)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard case .argument(let name) = screen.screen.title, let route = screen.screen.route else { continue }
      let parameters = route.parameters.map(\.name)
      guard !parameters.contains(name) else { continue }
      let advice = NearestName.advice(
        on: name, among: parameters, otherwise: "add '{\(name)}' to the route, or use another title")
      collector.report(
        self, "route '\(route)' has no parameter '\(name)' for the title; \(advice)", of: screen, at: "title",
        in: catalog)
    }
  }
}
