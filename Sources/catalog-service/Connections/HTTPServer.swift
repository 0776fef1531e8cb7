import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

/// Listens, and adds the handlers to each connection.
struct HTTPServer: Service {
  let responder: ServiceResponder
  let connections: Connections
  let host: String
  let port: Int
  let logger: Logger

  func run() async throws {
    let channel = try await bootstrap.bind(host: host, port: port).get()
    logger.notice("listening", metadata: ["address": "\(host)", "port": "\(channel.localAddress?.port ?? port)"])
    let sweeps = Task { [connections] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(500))
        connections.endOverdue()
      }
    }
    try? await gracefulShutdown()
    try? await channel.close().get()
    await connections.end()
    sweeps.cancel()
  }

  private var bootstrap: ServerBootstrap {
    ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 4_096)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // With the default of 4, the last of 512 simultaneous clients waits half a second for the requests of the
      // others.
      .serverChannelOption(.maxMessagesPerRead, value: 256)
      .serverChannelInitializer { [logger] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(AcceptPause(logger: logger))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { [responder, connections] channel in
        channel.eventLoop.makeCompletedFuture { try Self.add(responder, connections, to: channel) }
      }
  }

  private static func add(
    _ responder: ServiceResponder, _ connections: Connections, to channel: any Channel
  ) throws {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 4 * Limits.header
    limits.maxHeaderListSize = 4 * Limits.header
    limits.maxHeaderFieldCount = 200
    let pipeline = channel.pipeline.syncOperations
    // The service's own header fields are valid; those that repeat client input are checked when they are read.
    try pipeline.configureHTTPServerPipeline(
      withPipeliningAssistance: false, withErrorHandling: false, withOutboundHeaderValidation: false,
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    try pipeline.addHandler(ConnectionHandler(responder: responder, connections: connections))
  }
}
