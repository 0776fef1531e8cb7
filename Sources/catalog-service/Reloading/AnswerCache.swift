import NIOCore
import Synchronization

/// Answers to recent requests: clients ask for the same few again and again.
final class AnswerCache: Sendable {
  private let answers = Mutex<[Key: Answer]>([:])

  struct Key: Hashable {
    let target: String
    let acceptLanguage: String?
  }

  /// The number of answers before the cache is cleared, so that unusual requests do not fill the memory.
  static let limit = 1024
  /// The largest body that is kept, in bytes.
  static let largestBody = 16_384
  /// The longest target and language list that are kept, in bytes.
  static let longestKey = 512

  subscript(key: Key) -> Answer? { answers.withLock { $0[key] } }

  func keep(_ answer: Answer, for key: Key) {
    guard answer.body.readableBytes <= Self.largestBody,
      key.target.utf8.count + (key.acceptLanguage?.utf8.count ?? 0) <= Self.longestKey
    else { return }
    answers.withLock { answers in
      if answers.count >= Self.limit { answers.removeAll(keepingCapacity: true) }
      answers[key] = answer
    }
  }
}
