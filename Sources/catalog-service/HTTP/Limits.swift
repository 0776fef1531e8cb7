/// The limits of requests and connections.
enum Limits {
  /// The maximum length of a target, in bytes (RFC 9110 §4.1 recommends at least 8000).
  static let target = 8_192
  /// The maximum size of all header fields together, in bytes.
  static let header = 16_384
  /// The maximum size of a request's content, in bytes.
  static let content = 262_144
  /// The maximum number of requests in a batch.
  static let batch = 500
  /// The maximum number of actions in a header.
  static let actions = 32
  /// The time for a request to arrive with header and content, in seconds.
  static let requestSeconds = 10
  /// The time to compute an answer.
  static let answerTime = Duration.seconds(5)
  /// The time for a client to receive an answer, in seconds.
  static let sendingSeconds = 60
  /// The time after which an idle connection is closed, in seconds.
  static let idleSeconds = 30
  /// The time for a client to notice the end of a connection, in seconds.
  static let closingSeconds = 2
  /// The time for clients to receive their answers when the service shuts down, in seconds.
  static let endingSeconds = 10
  /// The number of open connections; for a further one, connections that have waited longest are closed.
  static let connections = 4_096
}
