import HTTPTypes
import SourceText

/// Finds the route of a path.
struct Routes: Sendable {
  static let catalog: [any CatalogRoute.Type] = [
    PurposesRoute.self, PurposeRoute.self, LocalesRoute.self, IconSetsRoute.self, HeadersRoute.self,
    ScreensRoute.self, ResolveRoute.self, HeaderRoute.self, RouteRoute.self, SearchRoute.self,
  ]

  /// The destination of a path.
  enum Destination {
    case catalog(any CatalogRoute.Type, part: String)
    case batch
    /// `*`, which supports only `OPTIONS`.
    case everything
    case live, ready, metrics, openAPI
    case problem(Problem.Kind)
    /// A file of the published tree, by its path.
    case file(String)

    /// The name of the route in metrics and in the log; not the path, which clients choose.
    var name: String {
      switch self {
      case .catalog(let route, _): "/v1/" + route.path.joined(separator: "/")
      case .batch: "/v1/resolve"
      case .everything: "*"
      case .live: "/health/live"
      case .ready: "/health/ready"
      case .metrics: "/metrics"
      case .openAPI: "/openapi.json"
      case .problem: "/problems/{type}"
      case .file: "file"
      }
    }

    /// True if answers stay the same until the catalogue changes.
    var isKept: Bool {
      switch self {
      case .catalog, .openAPI, .file: true
      case .batch, .everything, .live, .ready, .metrics, .problem: false
      }
    }

    /// True if an answer takes only microseconds, so that the threads of connections compute it.
    var isQuick: Bool {
      switch self {
      case .catalog(let route, _): route.isQuick
      case .everything, .live, .ready, .problem: true
      case .batch, .metrics, .openAPI, .file: false
      }
    }

    /// True if an answer may have to make files of the published tree, which takes seconds for a large catalogue.
    var makesFiles: Bool {
      switch self {
      case .openAPI, .file: true
      default: false
      }
    }

    var methods: [String] {
      switch self {
      case .batch: ["POST", "OPTIONS"]
      case .everything: ["GET", "HEAD", "OPTIONS", "POST"]
      default: ["GET", "HEAD", "OPTIONS"]
      }
    }
  }

  static func destination(of parts: [String]) -> Destination {
    switch parts {
    case ["health", "live"]: return .live
    case ["health", "ready"]: return .ready
    case ["metrics"]: return .metrics
    case ["openapi.json"]: return .openAPI
    case ["v1", "resolve"]: return .batch
    default: break
    }
    if parts.count == 2, parts[0] == "problems", let kind = Problem.Kind(rawValue: parts[1]) { return .problem(kind) }
    if parts.first == "v1", let found = catalogRoute(Array(parts.dropFirst())) { return found }
    return .file(parts.joined(separator: "/"))
  }

  private static func catalogRoute(_ parts: [String]) -> Destination? {
    for route in catalog where route.path.count == parts.count && route.path.first == parts.first {
      guard parts.count > 1 else { return .catalog(route, part: "") }
      if !parts[1].isEmpty { return .catalog(route, part: parts[1]) }
    }
    return nil
  }
}

extension Problem.Kind {
  /// The answer at the address of the problem's type.
  var answer: Answer {
    Answer(
      json: .fields([
        ("type", .string(type)), ("title", .string(title)), ("status", .integer(status.code)),
      ]))
  }
}
