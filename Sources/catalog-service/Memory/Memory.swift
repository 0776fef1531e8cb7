import CMemory
import Synchronization

/// The memory of the process.
enum Memory {
  private static let used = Atomic<Int>(0)

  /// Makes freed large blocks return to the system. Must be called first.
  static func keepLargeBlocksApart() { cmemory_keep_large_blocks_apart() }

  /// Returns free memory to the system. The GNU C library would keep it; making a file takes ten times its size.
  static func giveBack() { cmemory_give_back() }

  /// Counts bytes that were used temporarily, and returns memory to the system from time to time.
  static func hasUsed(_ bytes: Int) {
    let total = used.wrappingAdd(bytes, ordering: .relaxed).newValue
    guard total >= 8 << 20, used.compareExchange(expected: total, desired: 0, ordering: .relaxed).exchanged else {
      return
    }
    giveBack()
  }
}
