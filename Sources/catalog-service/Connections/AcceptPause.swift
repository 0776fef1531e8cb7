import Logging
import NIOCore

/// Pauses accepting when the system has no file descriptor left, instead of retrying in a loop.
///
/// The channel does not read during the pause. NIO's `AcceptBackoffHandler` delays only explicit reads; the channel
/// retries without one.
final class AcceptPause: ChannelInboundHandler {
  typealias InboundIn = any Channel

  private static let duration = TimeAmount.milliseconds(200)

  private let logger: Logger
  private var isPaused = false

  init(logger: Logger) { self.logger = logger }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is IOError, !isPaused else { return }
    isPaused = true
    logger.warning("cannot take a connection, and pause for a moment", metadata: ["error": "\(error)"])
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenComplete { _ in }
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.duration) {
      bound.value.isPaused = false
      channel.setOption(.autoRead, value: true).whenComplete { _ in }
    }
  }
}
