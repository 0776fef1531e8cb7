import CatalogSite
import CoreMetrics
import HTTPTypes
import Hummingbird
import Metrics
import NIOCore
import ServiceLifecycle
import SourceText

/// Answers requests: finds the route, applies the conditions of HTTP, and writes the log and the metrics.
struct ServiceResponder: HTTPResponder {
  typealias Context = ServiceContext

  let holder: CatalogHolder
  let metrics: PrometheusMetrics
  let requestMetrics: RequestMetrics
  let log: RequestLog?
  private let answerTime: Duration

  /// - Parameter answerTime: the time for an answer to be computed.
  init(
    holder: CatalogHolder, metrics: PrometheusMetrics, log: RequestLog?, answerTime: Duration = Limits.answerTime
  ) {
    self.holder = holder
    self.metrics = metrics
    self.log = log
    self.answerTime = answerTime
    requestMetrics = RequestMetrics(factory: metrics)
  }

  func respond(to request: Request, context: ServiceContext) async throws -> Response {
    let start = ContinuousClock.now
    let identifier = RequestIdentifier.identifier(sent: request.headers[.requestIdentifier])
    let trace = request.headers[.traceParent].flatMap(TraceContext.init)
    let span = trace.map { _ in RequestIdentifier.span() }
    let (route, answer) = await answer(request)
    var response = answer.response(to: request.head)
    response.headers[.requestIdentifier] = identifier
    if let trace, let span { response.headers[.traceParent] = trace.field(span: span) }
    let duration = ContinuousClock.now - start
    requestMetrics.record(
      route: route, method: request.method.rawValue, status: response.status.code, duration: duration)
    log?.write(
      RequestLog.Entry(
        identifier: identifier, method: request.method.rawValue, target: request.head.path ?? "", route: route,
        status: response.status.code, bytes: response.body.contentLength ?? 0, duration: duration, trace: trace,
        span: span))
    return response
  }

  /// The name of the route, and the answer.
  private func answer(_ request: Request) async -> (route: String, answer: Answer) {
    var route = "none"
    do throws(Problem) {
      let target = request.head.path ?? ""
      try Self.requireLimits(of: request.head, target: target)
      // Once, so that a reload does not change it in between.
      let loaded = holder.current
      let key = AnswerCache.Key(target: target, acceptLanguage: request.headers[.acceptLanguage])
      let isReading = request.method == .get || request.method == .head
      if isReading, let known = loaded.answers[key] { return (known.route, known.answer) }
      if target == "*", request.method == .options { return ("*", Self.options(["GET", "HEAD", "OPTIONS", "POST"])) }
      let parsed = try RequestTarget(target)
      let destination = Routes.destination(of: parsed.parts)
      route = destination.name
      guard destination.methods.contains(request.method.rawValue) else {
        var problem = Problem(
          .methodNotAllowed, "this path has \(destination.methods.joined(separator: ", ")); nothing is written here")
        problem.allowed = destination.methods
        throw problem
      }
      if request.method == .options { return (route, Self.options(destination.methods)) }
      let answer = try await answer(destination, parsed, request, loaded)
      if destination.isKept { loaded.answers.keep(answer, of: route, for: key) }
      return (route, answer)
    } catch {
      return (route, error.answer)
    }
  }

  private static func requireLimits(of head: HTTPRequest, target: String) throws(Problem) {
    guard target.utf8.count <= Limits.target else {
      throw Problem(.uriTooLong, "the address has \(target.utf8.count) bytes; write at most \(Limits.target)")
    }
    let size = head.headerFields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 4 }
    guard size <= Limits.header else {
      throw Problem(.headerTooLarge, "the header fields have \(size) bytes; send at most \(Limits.header)")
    }
  }

  /// What a path allows, also to scripts of other origins (WHATWG Fetch § CORS protocol).
  private static func options(_ methods: [String]) -> Answer {
    var answer = Answer(status: .noContent)
    let list = methods.joined(separator: ", ")
    answer.fields[.allow] = list
    answer.fields[.accessControlAllowMethods] = list
    answer.fields[.accessControlAllowHeaders] = ServerConfiguration.preflightFields
    answer.fields[.accessControlMaxAge] = "\(ServerConfiguration.preflightSeconds)"
    answer.cacheControl = "no-store"
    return answer
  }
}

extension ServiceResponder {
  private func answer(
    _ destination: Routes.Destination, _ target: RequestTarget, _ request: Request, _ loaded: LoadedCatalog
  ) async throws(Problem) -> Answer {
    switch destination {
    case .catalog(let route, let part):
      let query = try Query(target.query)
      try query.require(only: loaded.parameterNames(of: route))
      return try route.answer(
        Call(
          loaded: loaded, part: part, query: query, acceptLanguage: request.headers[.acceptLanguage],
          deadline: .now + answerTime))
    case .batch: return try await batch(target, request, loaded)
    case .live: return Self.status("live")
    case .ready: return Self.status("ready")
    case .metrics:
      var answer = Answer(text: metrics.text, mediaType: PrometheusMetrics.mediaType)
      answer.cacheControl = "no-store"
      return answer
    case .openAPI: return Answer(json: OpenAPI(catalog: loaded, files: try await tree(of: loaded)).tree)
    case .problem(let kind): return kind.answer
    case .file(let path): return try await file(path, try Query(target.query), loaded)
    }
  }

  private func batch(
    _ target: RequestTarget, _ request: Request, _ loaded: LoadedCatalog
  ) async throws(Problem) -> Answer {
    let query = try Query(target.query)
    try query.require(only: [])
    let type = request.headers[.contentType]?.split(separator: ";").first?.trimmingSpaces.lowercased()
    guard type == "application/json" else {
      throw Problem(
        .unsupportedMediaType,
        "send 'Content-Type: application/json', and JSON such as \(ResolveBatch.example)")
    }
    let body = try await RequestContent.collect(request)
    let call = Call(
      loaded: loaded, part: "", query: query, acceptLanguage: request.headers[.acceptLanguage],
      deadline: .now + answerTime)
    return try ResolveBatch.answer(call, body: body)
  }

  /// A file of the published tree, or what Iconify's clients ask with a query.
  private func file(_ path: String, _ query: Query, _ loaded: LoadedCatalog) async throws(Problem) -> Answer {
    let tree = try await tree(of: loaded)
    if let answer = try tree.iconify?.answer(path, query) { return answer }
    if let file = tree[path] { return Answer(file) }
    if let failure = tree.failure { throw Problem(.notReady, "the published tree could not be built: \(failure)") }
    let known = Routes.catalog.map { "v1/" + $0.path.joined(separator: "/") } + tree.paths
    throw Problem(.notFound, unknown: "nothing at", "/" + path, among: known.map { "/" + $0 })
  }

  /// The tree, for which requests of the first seconds wait, unless the service is to end.
  private func tree(of loaded: LoadedCatalog) async throws(Problem) -> SiteTree {
    let deadline = ContinuousClock.now + answerTime
    while true {
      if let tree = loaded.tree { return tree }
      guard ContinuousClock.now < deadline, !Task.isShuttingDownGracefully,
        (try? await Task.sleep(for: .milliseconds(10))) != nil
      else {
        throw Problem(.notReady, "the published tree is being made; try again in a few seconds")
      }
    }
  }

  private static func status(_ word: String) -> Answer {
    var answer = Answer(json: .fields([("status", .string(word))]))
    answer.cacheControl = "no-store"
    answer.entityTag = nil
    return answer
  }
}

extension HTTPField.Name {
  static let requestIdentifier = HTTPField.Name("X-Request-Id") ?? .date
  static let traceParent = HTTPField.Name("Traceparent") ?? .date
}
