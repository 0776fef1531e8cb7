/// Answers to recent requests; clients repeat a small number of requests.
struct AnswerCache: Sendable {
  /// An answer, and the name of its route.
  struct Known: Sendable {
    let route: String
    let answer: Answer
  }

  struct Key: Hashable {
    let target: String
    let acceptLanguage: String?
  }

  /// Enough for the 15,000 texts of Standard: a cached answer takes a quarter of the time.
  private let answers = BoundedCache<Key, Known>(limit: 64 << 20)

  /// The maximum length of cached targets and language lists, in bytes.
  static let longestKey = 512

  subscript(key: Key) -> Known? { answers[key] }

  func keep(_ answer: Answer, of route: String, for key: Key) {
    guard key.target.utf8.count + (key.acceptLanguage?.utf8.count ?? 0) <= Self.longestKey else { return }
    // Counts the header fields, the key, and the content with its compressed forms, which are smaller.
    answers.keep(Known(route: route, answer: answer), for: key, bytes: 1_024 + 2 * answer.content.ownByteCount)
  }
}
