internal import CatalogModel
internal import SourceText

/// Reports `title-argument`: the argument that is a screen's title or subtitle is a parameter of its route.
package enum TitleArgumentRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "title-argument",
    severity: .error,
    summary: "The argument that is the title or subtitle of a screen with a route is a parameter of the route.",
    rationale: """
      A deep link brings nothing but its path. If the path does not have the title's argument, the screen opens without a \
      title, and so do the back buttons that repeat it. The argument of a subtitle may also be that of the title.
      """,
    breaking: [
      .screens(#""city": { "title": ↓"{name}", "route": "/places/{city}" }"#),
      .screens(#""city": { "title": ↓"{city}", "route": "/places" }"#),
      .screens(#""city": { "title": "{city}", "subtitle": ↓"{land}", "route": "/places/{city}" }"#),
      .screens(#""city": { "title": "{city}", "subtitle": ↓"{land}" }"#),
    ],
    passing: [
      .screens(#""city": { "title": "{city}", "route": "/places/{city}" }"#),
      .screens(#""city": { "title": "{city}", "subtitle": "{land}", "route": "/places/{land}/{city}" }"#),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      let route = screen.screen.route
      let parameters = route?.parameters.map(\.name) ?? []
      if let route, case .argument(let name) = screen.screen.title, !parameters.contains(name) {
        report("route '\(route)' has no parameter '\(name)' for the title", at: "title", for: name)
      }
      if case .argument(let name) = screen.screen.subtitle, screen.screen.title != .argument(name),
        !parameters.contains(name)
      {
        let route = route.map { "route '\($0)'" } ?? "the screen"
        report("\(route) has no parameter '\(name)' for the subtitle", at: "subtitle", for: name)
      }
      func report(_ problem: String, at field: String, for name: String) {
        let advice = NearestName.choice(
          on: "{\(name)}", among: parameters.map { "{\($0)}" },
          or: "add '{\(name)}' to the route, or use another \(field)")
        collector.report(self, "\(problem); \(advice)", of: screen, at: field, in: catalog)
      }
    }
  }
}
