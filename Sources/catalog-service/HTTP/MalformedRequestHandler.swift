import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Answers what is not HTTP, or has a header above all limits, with a problem. Hummingbird answers an empty 400 there.
final class MalformedRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// What was wrong; nil before, and after it was answered.
  private var problem: Problem?

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? HTTPParserError { problem = Self.problem(error) }
    context.fireErrorCaught(error)
  }

  private static func problem(_ error: HTTPParserError) -> Problem {
    switch error {
    case .headerOverflow:
      Problem(.headerTooLarge, "the header fields are too many or too large; send at most \(Limits.header) bytes")
    default: Problem(.malformedRequest, "the request is not HTTP/1.1: \(error)")
    }
  }

  /// Replaces the empty 400, which comes after the answers to the requests before; answers of the service have a type.
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard let problem, case .head(let head) = Self.unwrapOutboundIn(data), head.status == .badRequest,
      head.headerFields[.contentType] == nil
    else {
      context.write(data, promise: promise)
      return
    }
    self.problem = nil
    let request = HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)
    var response = problem.answer.response(to: request)
    response.headers[.connection] = "close"
    context.write(Self.wrapOutboundOut(.head(response.head)), promise: promise)
    context.write(Self.wrapOutboundOut(.body(problem.answer.content.plain)), promise: nil)
  }
}
