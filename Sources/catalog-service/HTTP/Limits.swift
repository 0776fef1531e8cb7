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
  /// The time for the content of a request to arrive.
  static let contentTime = Duration.seconds(10)
  /// The time for an answer to be computed.
  static let answerTime = Duration.seconds(5)
  /// The time after which a silent connection is closed, in seconds.
  static let idleSeconds = 30
  /// The number of open connections; others wait.
  static let connections = 4_096
}
