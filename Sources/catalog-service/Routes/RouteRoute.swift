import CatalogFiles
import Navigation
import PurposeCatalog
import ScreenDrawing
import SourceText

/// `GET /v1/route?path=`: the screens that a link opens.
enum RouteRoute: CatalogRoute {
  static let path = ["route"]
  static let summary = "Where a link leads: the screens, their items, back labels and transitions."
  static let isLocalized = true
  static let schema = BarSchema.way

  static func parameters(in catalog: LoadedCatalog) -> [RouteParameter] {
    [
      .locale, .wording,
      RouteParameter(
        name: "path", description: "A path, or a URL whose scheme and host are ignored.", isRequired: true),
      .platform(in: catalog), .width,
    ]
  }

  static func answer(_ call: Call) throws(Problem) -> Answer {
    guard let path = call.query["path"] else {
      throw Problem(.malformedParameter, "no path; write one as in path=/places/berlin")
    }
    let profile = try call.profile()
    let width = try call.width(on: profile)
    let resolver = try call.resolver(on: profile.platform)
    guard !call.loaded.source.screens.isEmpty else { throw Problem(.noRoute, "the catalogue has no screens") }
    var router = Router(call.catalog.screens)
    do throws(RouterRefusal) {
      try router.open(url: path)
    } catch {
      throw Problem(.noRoute, error.description.onOneLine, nearest: error.nearest.map { [$0] } ?? [])
    }
    let way = OpenedWay(router, resolver: resolver, profile: profile, width: width)
    return Answer(json: way.tree, in: resolver.locale)
  }
}

extension RouterRefusal {
  /// The name most similar to an unknown one.
  fileprivate var nearest: String? {
    switch self {
    case .unknownRoute(_, let nearest), .unknownScreen(_, let nearest), .unknownTab(_, let nearest): nearest
    default: nil
    }
  }
}
