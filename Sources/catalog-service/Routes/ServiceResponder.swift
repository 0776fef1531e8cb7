import CatalogSite
import CoreMetrics
import HTTPTypes
import NIOCore
import NIOPosix

/// Answers requests: finds the route, applies the conditions of HTTP, and writes the log and the metrics.
///
/// The work is divided among three kinds of threads. The threads of connections answer known requests and those that
/// take microseconds: health, texts, and repeated requests. Other threads compute searches and batches, so that no
/// probe waits for one. A third kind makes files, so that no search waits for a table.
struct ServiceResponder: Sendable {
  /// A response that exists already, or comes later.
  enum Reply {
    case now(Response)
    case later(EventLoopFuture<Response>)
  }

  let holder: CatalogHolder
  let metrics: PrometheusMetrics
  let requestMetrics: RequestMetrics
  let log: RequestLog?
  private let answerTime: Duration
  private let computers = NIOThreadPool.singleton
  private static let makers: NIOThreadPool = {
    let threads = NIOThreadPool(numberOfThreads: 2)
    threads.start()
    return threads
  }()

  /// - Parameter answerTime: the time to compute an answer.
  init(
    holder: CatalogHolder, metrics: PrometheusMetrics, log: RequestLog?, answerTime: Duration = Limits.answerTime
  ) {
    self.holder = holder
    self.metrics = metrics
    self.log = log
    self.answerTime = answerTime
    requestMetrics = RequestMetrics(factory: metrics)
  }

  /// True if the answer depends on the request's content. Other requests are answered before their content arrives.
  func readsContent(of request: Request) -> Bool {
    guard let destination = try? Routes.destination(of: RequestTarget(request.target).parts), case .batch = destination
    else { return false }
    return request.method == .post && ResolveBatch.isTypeRight(of: request)
      && request.statedLength ?? 0 <= Limits.content
  }

  func reply(to request: Request, on loop: any EventLoop) -> Reply {
    let asked = AskedRequest(request, deadline: .now + answerTime)
    // Read once, so that a reload cannot change it in between.
    let loaded = holder.current
    if let known = known(request, loaded), known.answer.exists(for: request) {
      return .now(respond(known.answer, of: known.route, to: asked))
    }
    let question: RoutedRequest
    do throws(Problem) {
      question = try self.question(of: request)
    } catch {
      return .now(respond(error.answer, of: "none", to: asked))
    }
    if question.destination.isQuick { return .now(answer(question, to: asked, from: loaded)) }
    return .later(compute(question, asked, loaded: loaded, on: loop))
  }

  private func compute(
    _ question: RoutedRequest, _ asked: AskedRequest, loaded: LoadedCatalog, on loop: any EventLoop
  ) -> EventLoopFuture<Response> {
    let threads = question.destination.makesFiles ? Self.makers : computers
    return threads.runIfActive(eventLoop: loop) { answer(question, to: asked, from: loaded) }
      .flatMapErrorThrowing { _ in
        // The threads end only with the process.
        respond(Problem(.internalError, "the service ends").answer, of: question.destination.name, to: asked)
      }
  }
}

/// A request, with the data for measuring its answer.
struct AskedRequest: Sendable {
  let request: Request
  let start = ContinuousClock.now
  /// The deadline of the answer.
  let deadline: ContinuousClock.Instant
  let identifier: String

  init(_ request: Request, deadline: ContinuousClock.Instant) {
    self.request = request
    self.deadline = deadline
    identifier = RequestIdentifier.identifier(sent: request[.requestIdentifier])
  }
}

extension ServiceResponder {
  /// A request's route and target.
  struct RoutedRequest: Sendable {
    let destination: Routes.Destination
    let target: RequestTarget
  }

  private func key(of request: Request) -> AnswerCache.Key {
    AnswerCache.Key(target: request.target, acceptLanguage: request[.acceptLanguage])
  }

  private func known(_ request: Request, _ loaded: LoadedCatalog) -> AnswerCache.Known? {
    guard request.isReading, (try? Self.requireLimits(of: request)) != nil else { return nil }
    return loaded.answers[key(of: request)]
  }

  private func question(of request: Request) throws(Problem) -> RoutedRequest {
    try Self.requireLimits(of: request)
    if request.target == "*", request.method == .options {
      return RoutedRequest(destination: .everything, target: RequestTarget(parts: []))
    }
    let target = try RequestTarget(request.target)
    return RoutedRequest(destination: Routes.destination(of: target.parts), target: target)
  }

  private static func requireLimits(of request: Request) throws(Problem) {
    let target = request.target.utf8.count
    guard target <= Limits.target else {
      throw Problem(.uriTooLong, "the address has \(target) bytes; write at most \(Limits.target)")
    }
    let size = request.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    guard size <= Limits.header else {
      throw Problem(.headerTooLarge, "the header fields have \(size) bytes; send at most \(Limits.header)")
    }
  }

  /// Computes an answer and caches it.
  private func answer(_ question: RoutedRequest, to asked: AskedRequest, from loaded: LoadedCatalog) -> Response {
    let (request, destination) = (asked.request, question.destination)
    do throws(Problem) {
      guard destination.methods.contains(request.method.rawValue) else {
        var problem = Problem(
          .methodNotAllowed, "this path has \(destination.methods.joined(separator: ", ")); nothing is written here")
        problem.allowed = destination.methods
        throw problem
      }
      if request.method == .options {
        return respond(.options(destination.methods), of: destination.name, to: asked)
      }
      let answer = try destination.answer(asked, question.target, loaded, metrics)
      if destination.isKept { loaded.answers.keep(answer, of: destination.name, for: key(of: request)) }
      return respond(answer, of: destination.name, to: asked)
    } catch {
      return respond(error.answer, of: destination.name, to: asked)
    }
  }

  /// Applies the conditions of a request to an answer, and writes the log and the metrics.
  private func respond(_ answer: Answer, of route: String, to asked: AskedRequest) -> Response {
    let request = asked.request
    let trace = request[.traceParent].flatMap(TraceContext.init)
    let span = trace.map { _ in RequestIdentifier.span() }
    var response = answer.response(to: request)
    response.headers[.requestIdentifier] = asked.identifier
    if let trace, let span { response.headers[.traceParent] = trace.field(span: span) }
    let duration = ContinuousClock.now - asked.start
    requestMetrics.record(
      route: route, method: request.method.rawValue, status: response.status.code, duration: duration)
    log?.write(
      RequestLog.Entry(
        identifier: asked.identifier, method: request.method.rawValue, target: request.target, route: route,
        status: response.status.code, bytes: response.body.readableBytes, duration: duration, trace: trace, span: span))
    return response
  }
}

extension HTTPField.Name {
  static let requestIdentifier = HTTPField.Name("X-Request-Id") ?? .date
  static let traceParent = HTTPField.Name("Traceparent") ?? .date
}
