import NIOCore

/// Answers to recent requests: clients ask for the same few again and again.
struct AnswerCache: Sendable {
  private let answers = BoundedCache<Key, Answer>(limit: 2 << 20)

  struct Key: Hashable {
    let target: String
    let acceptLanguage: String?
  }

  /// The longest target and language list that are kept, in bytes.
  static let longestKey = 512

  subscript(key: Key) -> Answer? { answers[key] }

  func keep(_ answer: Answer, for key: Key) {
    guard key.target.utf8.count + (key.acceptLanguage?.utf8.count ?? 0) <= Self.longestKey else { return }
    // Compressed forms are smaller than the plain one; the rest is what fields and key need.
    answers.keep(answer, for: key, bytes: 2 * answer.content.plain.readableBytes + 1_024)
  }
}
