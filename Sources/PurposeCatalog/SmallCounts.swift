internal import MessageSyntax
internal import Synchronization

/// The counted texts of the numbers 0…99, created when a message is first shown with one of them: most counts are among
/// them, and returning an existing String takes a fifth of the time.
///
/// Sendable without the compiler's proof: a table is filled before its pointer is published by a releasing exchange,
/// which every load acquires, and never changes afterwards; all tables are freed with the owner, when there are no
/// readers left. It is a pointer, since an object would be reference-counted at every look-up.
final class SmallCounts: @unchecked Sendable {
  private static let count = 100

  private typealias Table = UnsafeMutablePointer<String>

  /// The texts so far, by message slot.
  private let tables: UnsafeMutablePointer<Atomic<Table?>>
  private let slots: Int

  /// - Parameter slots: the number of message slots.
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

  /// The text of a slot's message for a number; nil if the number is not small, or its text has not been created yet.
  @inline(__always)
  func text(slot: Int, count: Int) -> String? {
    guard Self.covers(count), slot >= 0, slot < slots else { return nil }
    return tables[slot].load(ordering: .acquiring).map { $0[count] }
  }

  /// True if a number is small.
  @inline(__always)
  static func covers(_ count: Int) -> Bool { count >= 0 && count < self.count }

  /// Creates the texts of a slot's message, unless it needs more than one number.
  func make(_ message: CompiledMessage, slot: Int) {
    guard slot >= 0, slot < slots, let texts = Self.texts(of: message) else { return }
    let table = Table.allocate(capacity: Self.count)
    table.initialize(from: texts, count: Self.count)
    let (isMine, _) = tables[slot].compareExchange(
      expected: nil, desired: table, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    if !isMine { Self.free(table) }
  }

  private static func texts(of message: CompiledMessage) -> [String]? {
    try? (0..<count).map { number in try message.format(count: Int64(number)) }
  }

  private static func free(_ table: Table) {
    table.deinitialize(count: count)
    table.deallocate()
  }
}
