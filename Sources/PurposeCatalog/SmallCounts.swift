internal import MessageSyntax
internal import Synchronization

/// The counted texts of the numbers 0…99, made when a message is first shown with one of them: most counts are among them,
/// and to hand out a String that is there takes a fifth of making one.
///
/// Sendable without the compiler's proof: a table is filled before its pointer is published, by an exchange that releases
/// what every load acquires, and never changes from then on; all are freed with the owner, when nobody reads any more.
/// A pointer, since an object would have to be counted at every look-up.
final class SmallCounts: @unchecked Sendable {
  private static let count = 100

  private typealias Table = UnsafeMutablePointer<String>

  /// By message slot, the texts that have been made.
  private let tables: UnsafeMutablePointer<Atomic<Table?>>
  private let slots: Int

  /// - Parameter slots: how many message slots there are.
  init(slots: Int) {
    self.slots = slots
    tables = .allocate(capacity: slots)
    for slot in 0..<slots { (tables + slot).initialize(to: Atomic(nil)) }
  }

  deinit {
    for slot in 0..<slots {
      if let table = tables[slot].load(ordering: .acquiring) { Self.free(table) }
    }
    tables.deinitialize(count: slots)
    tables.deallocate()
  }

  /// The text of a slot's message for a number, or nil if the number is none of the small ones or was not asked for yet.
  @inline(__always)
  func text(slot: Int, count: Int) -> String? {
    guard Self.covers(count), slot >= 0, slot < slots else { return nil }
    return tables[slot].load(ordering: .acquiring).map { $0[count] }
  }

  /// Whether a number is one of the small ones.
  @inline(__always)
  static func covers(_ count: Int) -> Bool { count >= 0 && count < self.count }

  /// Makes the texts of a slot's message; one that needs more than a number has none.
  func make(_ message: CompiledMessage, slot: Int) {
    guard slot >= 0, slot < slots, let texts = Self.texts(of: message) else { return }
    let made = Table.allocate(capacity: Self.count)
    made.initialize(from: texts, count: Self.count)
    let (isMine, _) = tables[slot].compareExchange(
      expected: nil, desired: made, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    if !isMine { Self.free(made) }
  }

  private static func texts(of message: CompiledMessage) -> [String]? {
    try? (0..<count).map { number in try message.format(count: Int64(number)) }
  }

  private static func free(_ table: Table) {
    table.deinitialize(count: count)
    table.deallocate()
  }
}
