import Logging
import NIOCore

/// Pauses for a moment where the system has no descriptor for a connection, instead of trying again without end.
///
/// The channel reads no more in that time. NIO's `AcceptBackoffHandler` only delays what asks for a read, and the channel tries
/// again by itself.
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
