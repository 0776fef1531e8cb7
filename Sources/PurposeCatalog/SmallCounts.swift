internal import MessageSyntax

/// The counted texts of the numbers 0…99, made once: most counts are among them, and to hand out a String that is there takes
/// a fifth of making one.
struct SmallCounts: Sendable {
  private static let count = 100

  /// One message's texts behind the other's.
  private let texts: [String]
  /// By message slot, where its texts begin; -1 for a message that needs more than a number.
  private let starts: [Int]

  /// - Parameter messages: by slot; nil for a text without arguments.
  init(_ messages: [CompiledMessage?]) {
    var texts: [String] = []
    starts = messages.map { message in
      guard let own = message.flatMap(Self.texts) else { return -1 }
      texts += own
      return texts.count - own.count
    }
    self.texts = texts
  }

  /// The text of a slot's message for a number, or nil where it was not made.
  func text(slot: Int, count: Int) -> String? {
    let start = starts[slot]
    guard start >= 0, count >= 0, count < Self.count else { return nil }
    return texts[start + count]
  }

  private static func texts(of message: CompiledMessage) -> [String]? {
    try? (0..<count).map { number in try message.format(count: Int64(number)) }
  }
}
