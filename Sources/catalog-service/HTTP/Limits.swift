/// What a request may cost.
enum Limits {
  /// The longest target, in bytes (RFC 9110 §4.1 recommends at least 8000).
  static let target = 8_192
  /// All header fields together, in bytes.
  static let header = 16_384
  /// The largest content of a request, in bytes.
  static let content = 262_144
  /// The number of requests in a batch.
  static let batch = 500
  /// The number of actions of a header.
  static let actions = 32
  /// The time for a request to arrive, header and content, in seconds.
  static let requestSeconds = 10
  /// The time for an answer to be computed.
  static let answerTime = Duration.seconds(5)
  /// The time for a client to take an answer, in seconds.
  static let sendingSeconds = 60
  /// The time after which a connection without a request is closed, in seconds.
  static let idleSeconds = 30
  /// The time for a client to notice that it has had the last answer of a connection, in seconds.
  static let closingSeconds = 2
  /// The time for answers to be taken when the service ends, in seconds.
  static let endingSeconds = 10
  /// The number of open connections; for one more, the one that has waited longest is closed.
  static let connections = 4_096
}
