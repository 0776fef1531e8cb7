import HTTPTypes
import NIOCore
import NIOHTTP1

/// Reads the requests of a connection and writes their answers, in order (RFC 9112 §9).
///
/// The connection ends after an answer if the client asks for that, if the request's content was not read, or if the
/// service is shutting down. The answer then has `Connection: close`. Only the outgoing half is closed, and further
/// input is discarded for a moment: closing a connection with unread input could destroy the answer (RFC 9112 §9.6).
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = Never
  typealias OutboundOut = HTTPServerResponsePart

  private enum State {
    case idle
    case receiving(Request)
    case answering
    /// The last answer has been written.
    case closing
  }

  /// An event that arrives before the current answer has been computed and taken by the client.
  private enum Arrival {
    case part(HTTPServerRequestPart)
    case error(HTTPParserError)
    case end
  }

  private let responder: ServiceResponder
  private let connections: Connections
  private var connection: Connection?
  private var state = State.idle
  /// True if the answer to the current request is the last one.
  private var isLast = false
  private var arrivals = CircularBuffer<Arrival>()
  private var isHandling = false
  /// True if the channel wants to read, and waits for room.
  private var wantsToRead = false
  /// True if a part of a request has arrived since the end of the last read.
  private var hasRead = false
  /// True if the client sends no more input.
  private var hasEnded = false

  init(responder: ServiceResponder, connections: Connections) {
    self.responder = responder
    self.connections = connections
  }

  func handlerAdded(context: ChannelHandlerContext) {
    connection = connections.add(context.channel)
    if connection == nil { context.close(promise: nil) }
  }

  // MARK: Arrivals

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    hasRead = true
    arrive(.part(unwrapInboundIn(data)), context)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    // Bytes that do not complete a part are the beginning of a header.
    if !hasRead, case .idle = state, connection?.current.phase == .idle { connection?.begin(.receiving) }
    hasRead = false
    context.fireChannelReadComplete()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // After an error of the parser, its decoder refuses each further input, which is discarded: to close the connection now
    // could destroy the answer.
    if error is ByteToMessageDecoderError { return }
    guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
    arrive(.error(error), context)
  }

  private func arrive(_ arrival: Arrival, _ context: ChannelHandlerContext) {
    arrivals.append(arrival)
    handleArrivals(context)
  }

  /// Handles the arrivals in order, until an answer must first be computed, or taken by the client.
  private func handleArrivals(_ context: ChannelHandlerContext) {
    // An immediate answer calls this function again: a loop avoids a recursion for each request.
    guard !isHandling else { return }
    isHandling = true
    while canHandle(context), let next = arrivals.popFirst() { handle(next, context) }
    isHandling = false
    if wantsToRead, canHandle(context) {
      wantsToRead = false
      context.read()
    }
  }

  private func canHandle(_ context: ChannelHandlerContext) -> Bool {
    switch state {
    case .idle: context.channel.isWritable
    case .receiving, .closing: true
    case .answering: false
    }
  }

  func read(context: ChannelHandlerContext) {
    guard canHandle(context) else {
      wantsToRead = true
      return
    }
    context.read()
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    handleArrivals(context)
    context.fireChannelWritabilityChanged()
  }

  private func handle(_ arrival: Arrival, _ context: ChannelHandlerContext) {
    switch (arrival, state) {
    case (.end, .closing), (.end, .idle): endInput(context)
    case (_, .closing): break
    case (.part(.head(let head)), .idle): begin(head, context)
    case (.part(.body(let part)), .receiving(let request)): add(part, to: request, context)
    case (.part(.end), .receiving(let request)): answer(request, context)
    case (.error(let error), _): refuse(Problem(error), context)
    case (.end, _): context.close(promise: nil)
    case (.part, _): break
    }
  }

  // MARK: Requests

  private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    if connection?.current.phase != .receiving { connection?.begin(.receiving) }
    isLast = !head.isHTTP11 || head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
    guard let request = Request(head) else {
      return refuse(Problem(.malformedRequest, "the method is not a token (RFC 9110 §9.1)"), context)
    }
    if let problem = HostField.problem(of: head) { return refuse(problem, context) }
    // An answer that does not need the content is sent before the content arrives, and ends the connection.
    guard !request.hasContent || responder.readsContent(of: request) else {
      isLast = true
      return answer(request, context)
    }
    state = .receiving(request)
    guard request.hasContent, head.isHTTP11, request[.expect]?.lowercased() == "100-continue" else { return }
    context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
  }

  private func add(_ part: ByteBuffer, to request: Request, _ context: ChannelHandlerContext) {
    var (request, part) = (request, part)
    request.content.writeBuffer(&part)
    guard request.content.readableBytes <= Limits.content else { return refuse(.contentTooLarge, context) }
    state = .receiving(request)
  }

  // MARK: Answers

  private func answer(_ request: Request, _ context: ChannelHandlerContext) {
    state = .answering
    connection?.begin(.answering)
    switch responder.reply(to: request, on: context.eventLoop) {
    case .now(let response): write(response, context)
    case .later(let response):
      let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
      response.whenSuccess { response in bound.value.0.write(response, bound.value.1) }
    }
  }

  /// Answers a malformed or incomplete request, and ends the connection.
  private func refuse(_ problem: Problem, _ context: ChannelHandlerContext) {
    isLast = true
    write(problem.answer.response(to: Request(method: .get, target: "")), context)
  }

  private func write(_ response: Response, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    isLast = isLast || connections.isEnding
    state = isLast ? .closing : .idle
    connection?.begin(.sending)
    context.write(wrapOutboundOut(.head(head(of: response))), promise: nil)
    if response.body.readableBytes > 0 {
      context.write(wrapOutboundOut(.body(.byteBuffer(response.body))), promise: nil)
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.whenComplete { _ in bound.value.0.hasSent(bound.value.1) }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: sent)
    handleArrivals(context)
  }

  private func head(of response: Response) -> HTTPResponseHead {
    var head = HTTPResponseHead(
      version: .http1_1,
      status: HTTPResponseStatus(statusCode: response.status.code, reasonPhrase: response.status.reasonPhrase))
    for field in response.headers { head.headers.add(name: field.name.rawName, value: field.value) }
    head.headers.add(name: "Date", value: HTTPDate.now)
    if isLast { head.headers.add(name: "Connection", value: "close") }
    return head
  }

  private func hasSent(_ context: ChannelHandlerContext) {
    if case .closing = state {
      connection?.begin(.closing)
      context.close(mode: hasEnded ? .all : .output, promise: nil)
    } else if connection?.current.phase == .sending {
      connection?.begin(.idle)
      // The service may have begun to shut down after the answer was written.
      if connections.isEnding { context.close(promise: nil) }
    }
  }

  // MARK: Ends

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case Connection.Event.overdue(let phase): end(phase, context)
    case Connection.Event.ending:
      if case .idle = state, connection?.current.phase == .idle { context.close(promise: nil) }
    case ChannelEvent.inputClosed:
      if case .answering = state { isLast = true }
      arrive(.end, context)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  /// The client sends no more input, but may still wait for the rest of an answer.
  private func endInput(_ context: ChannelHandlerContext) {
    hasEnded = true
    guard connection?.current.phase == .sending else { return context.close(promise: nil) }
    state = .closing
  }

  private func end(_ phase: Connection.Phase, _ context: ChannelHandlerContext) {
    // The phase may have changed since.
    guard connection?.current.phase == phase else { return }
    guard phase == .receiving else { return context.close(promise: nil) }
    refuse(Problem(.timeout, "the request did not arrive within \(Limits.requestSeconds) seconds"), context)
  }
}

extension Problem {
  /// The problem of bytes that are not a request.
  fileprivate init(_ error: HTTPParserError) {
    switch error {
    case .headerOverflow:
      self.init(.headerTooLarge, "the header fields are too many or too large; send at most \(Limits.header) bytes")
    default: self.init(.malformedRequest, "the request is not HTTP/1.1: \(error)")
    }
  }
}

extension HTTPRequestHead {
  /// True if the client supports HTTP/1.1.
  var isHTTP11: Bool { (version.major, version.minor) >= (1, 1) }
}
