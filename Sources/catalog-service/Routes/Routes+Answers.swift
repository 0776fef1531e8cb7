import CatalogSite
import HTTPTypes
import SourceText
import Synchronization

extension Routes.Destination {
  /// The answer to a request whose method the destination allows.
  func answer(
    _ asked: AskedRequest, _ target: RequestTarget, _ loaded: LoadedCatalog, _ metrics: PrometheusMetrics
  ) throws(Problem) -> Answer {
    switch self {
    case .catalog(let route, let part):
      let call = try call(asked, target, loaded, part: part)
      try call.query.require(only: loaded.parameterNames(of: route))
      try call.requireTime()
      return try route.answer(call)
    case .batch: return try ResolveBatch.answer(try call(asked, target, loaded), asked.request)
    case .everything: return .options(methods)
    case .live: return .status("live")
    case .ready: return .status("ready")
    case .metrics:
      var answer = Answer(text: metrics.text, mediaType: PrometheusMetrics.mediaType)
      answer.cacheControl = "no-store"
      return answer
    case .openAPI:
      try call(asked, target, loaded).requireTime()
      return Answer(json: try built { () throws(SiteError) in try OpenAPI(loaded) }.tree)
    case .problem(let kind): return kind.answer
    case .file(let path): return try file(path, try call(asked, target, loaded))
    }
  }

  private func call(
    _ asked: AskedRequest, _ target: RequestTarget, _ loaded: LoadedCatalog, part: String = ""
  ) throws(Problem) -> Call {
    Call(
      loaded: loaded, part: part, query: try Query(target.query), acceptLanguage: asked.request[.acceptLanguage],
      deadline: asked.deadline)
  }

  /// A file of the published tree, or the answer to a query of Iconify's clients.
  private func file(_ path: String, _ call: Call) throws(Problem) -> Answer {
    let tree = call.loaded.tree
    try call.requireTime()
    tree.noteUse()
    if let answer = try tree.iconifyRoutes?.answer(path, call) { return answer }
    if let file = try built({ () throws(SiteError) in try tree.file(at: path) }) { return Answer(file) }
    let known = Routes.catalog.map { "v1/" + $0.path.joined(separator: "/") } + tree.knownPaths
    throw Problem(.notFound, unknown: "nothing at", "/" + path, among: known.map { "/" + $0 })
  }
}

extension LoadedCatalog {
  /// The names of the parameters that a route's query accepts.
  fileprivate func parameterNames(of route: any CatalogRoute.Type) -> [String] {
    if let known = parameterNames.withLock({ $0[route.path] }) { return known }
    let names = route.parameters(in: self).map(\.name)
    parameterNames.withLock { $0[route.path] = names }
    return names
  }
}

/// The result of making a part of the published tree.
///
/// - Throws: ``Problem`` with the reason why it cannot be made.
func built<Result>(_ make: () throws(SiteError) -> Result) throws(Problem) -> Result {
  do throws(SiteError) {
    return try make()
  } catch {
    throw Problem(.notReady, "this part of the published tree cannot be made: \(error)")
  }
}

extension Answer {
  /// The methods that a path allows, including those for scripts of other origins (WHATWG Fetch § CORS protocol).
  static func options(_ methods: [String]) -> Answer {
    var answer = Answer(status: .noContent)
    let list = methods.joined(separator: ", ")
    answer.fields[.allow] = list
    answer.fields[.accessControlAllowMethods] = list
    answer.fields[.accessControlAllowHeaders] = ServerConfiguration.preflightFields
    answer.fields[.accessControlMaxAge] = "\(ServerConfiguration.preflightSeconds)"
    answer.cacheControl = "no-store"
    return answer
  }

  fileprivate static func status(_ word: String) -> Answer {
    var answer = Answer(json: .fields([("status", .string(word))]))
    answer.cacheControl = "no-store"
    answer.entityTag = nil
    return answer
  }
}
