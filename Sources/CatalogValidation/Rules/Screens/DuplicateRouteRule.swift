internal import CatalogModel

/// Reports `duplicate-route`: a path opens only one screen.
package enum DuplicateRouteRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "duplicate-route",
    severity: .error,
    summary: "No two screens have the same route, or routes that match the same paths equally well.",
    rationale: """
      A link has one meaning. '/places/{city}' and '/places/{place}' match the same paths, so the screen that opens would \
      depend on the order of a file. A literal part beats a parameter: '/places/new' beside '/places/{city}' is right.
      """,
    breaking: [
      .screens(
        """
        "places": { "title": "places", "route": "/places" },
          "rides": { "title": "rides", "route": ↓"/places" }
        """),
      .screens(
        """
        "city": { "title": "{city}", "route": "/places/{city}" },
          "place": { "title": "{place}", "route": ↓"/places/{place}" }
        """),
    ],
    passing: [
      .screens(
        """
        "city": { "title": "{city}", "route": "/places/{city}" },
          "places": { "title": "places", "route": "/places/all" }
        """)
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    var first: [RoutePattern.Form: CheckedScreen] = [:]
    for screen in catalog.screens.all {
      guard let route = screen.screen.route else { continue }
      guard let other = first[route.form], let otherRoute = other.screen.route else {
        first[route.form] = screen
        continue
      }
      let what =
        route == otherRoute
        ? "is also the route of '\(other.id)'"
        : "matches the same paths as '\(otherRoute)', the route of '\(other.id)'"
      collector.report(
        self, "'\(route)' \(what); change a literal part of one of the two", of: screen, at: "route", in: catalog)
    }
  }
}
