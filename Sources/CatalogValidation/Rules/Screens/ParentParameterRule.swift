internal import CatalogModel

/// Reports `parent-parameter`: a route has the parameters of the screens beneath it.
package enum ParentParameterRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "parent-parameter",
    severity: .error,
    summary: "The route of a screen has every parameter that the routes of its parents need.",
    rationale: """
      A deep link opens a screen with its parents beneath it, and the parents get their parameters from that link. If \
      the link does not have one, the router refuses to open it.
      """,
    breaking: [
      .screens(
        """
        "city": { "title": "{city}", "route": "/places/{city}" },
          "ride": { "title": "{ride}", "parent": "city", "route": ↓"/rides/{ride}" }
        """),
      .screens(
        """
        "city": { "title": "{city}", "route": "/places/{city}" },
          "map": { "title": "", "parent": "city", "route": ↓"/map/{city?}" }
        """),
    ],
    passing: [
      .screens(
        """
        "city": { "title": "{city}", "route": "/places/{city}" },
          "ride": { "title": "{ride}", "parent": "city", "route": "/places/{city}/rides/{ride}" }
        """),
      .screens(
        """
        "places": { "title": "places", "route": "/places?{sort?}" },
          "ride": { "title": "{ride}", "parent": "places", "route": "/rides/{ride}" }
        """),
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    for screen in catalog.screens.all {
      guard let route = screen.screen.route, screen.screen.parent != nil,
        let (parent, needed) = firstLack(of: screen, catalog)
      else { continue }
      let problem =
        route.parameters.contains { $0.name == needed }
        ? "'\(needed)' may be absent or empty in '\(route)'" : "route '\(route)' has no parameter '\(needed)'"
      collector.report(
        self,
        "\(problem), and the route of the parent '\(parent)' needs it; add '{\(needed)}' to the route, "
          + "or change 'parent'",
        of: screen, at: "route", in: catalog)
    }
  }

  /// The nearest parent that needs a parameter which the screen's links may lack, and the parameter.
  private static func firstLack(of screen: CheckedScreen, _ catalog: CheckedCatalog) -> (parent: String, name: String)?
  {
    let known = required(screen.screen.route)
    var seen: Set = [screen.id]
    var next = screen.screen.parent
    while let id = next, let parent = catalog.screens[id], seen.insert(id).inserted {
      if let lack = required(parent.screen.route).first(where: { !known.contains($0) }) { return (id, lack) }
      next = parent.screen.parent
    }
    return nil
  }

  /// The parameters that always have a value. A wildcard's value may be empty.
  private static func required(_ route: RoutePattern?) -> [String] {
    (route?.parameters ?? []).filter { !$0.isOptional && !$0.isWildcard }.map(\.name)
  }
}
