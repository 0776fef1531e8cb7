internal import MessageSyntax
internal import Synchronization

/// The counted texts of the numbers 0…99, made when a message is first shown with one of them: most counts are among them,
/// and to hand out a String that is there takes a fifth of making one.
///
/// Sendable without the compiler's proof: a table is filled before its pointer is published, by an exchange that releases
/// what every load acquires, and never changes from then on; all are freed with the owner, when nobody reads any more.
final class SmallCounts: @unchecked Sendable {
  private static let count = 100

  private typealias Table = UnsafeMutablePointer<String>

  /// By message slot, as ResolverStorage has them; nil for a text without arguments.
  private let messages: [CompiledMessage?]
  /// By message slot, the texts that have been made.
  private let tables: UnsafeMutablePointer<Atomic<Table?>>

  /// - Parameter messages: by slot; nil for a text without arguments.
  init(_ messages: [CompiledMessage?]) {
    self.messages = messages
    tables = .allocate(capacity: messages.count)
    for slot in messages.indices { (tables + slot).initialize(to: Atomic(nil)) }
  }

  deinit {
    for slot in messages.indices {
      guard let table = tables[slot].load(ordering: .acquiring) else { continue }
      Self.free(table)
    }
    tables.deinitialize(count: messages.count)
    tables.deallocate()
  }

  /// The text of a slot's message for a number, or nil where the number is none of the small ones or the message needs
  /// more than a number.
  func text(slot: Int, count: Int) -> String? {
    guard count >= 0, count < Self.count, messages.indices.contains(slot) else { return nil }
    if let table = tables[slot].load(ordering: .acquiring) { return table[count] }
    return table(slot: slot).map { $0[count] }
  }

  /// Makes the texts of a slot's message; of two threads that do so at once, one throws its own away.
  private func table(slot: Int) -> Table? {
    guard let texts = messages[slot].flatMap(Self.texts) else { return nil }
    let made = Table.allocate(capacity: Self.count)
    made.initialize(from: texts, count: Self.count)
    let (isMine, other) = tables[slot].compareExchange(
      expected: nil, desired: made, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    if isMine { return made }
    Self.free(made)
    return other
  }

  private static func texts(of message: CompiledMessage) -> [String]? {
    try? (0..<count).map { number in try message.format(count: Int64(number)) }
  }

  private static func free(_ table: Table) {
    table.deinitialize(count: count)
    table.deallocate()
  }
}
