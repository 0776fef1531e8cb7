import CMemory
import Synchronization

/// The memory of the process.
enum Memory {
  private static let used = Atomic<Int>(0)

  /// Lets large blocks go back to the system when they are freed. To be called first.
  static func keepLargeBlocksApart() { cmemory_keep_large_blocks_apart() }

  /// Returns free memory to the system. The GNU C library would keep it: a file is made from ten times as much memory as it has.
  static func giveBack() { cmemory_give_back() }

  /// Counts bytes that were needed for a moment, and gives memory back from time to time.
  static func hasUsed(_ bytes: Int) {
    let total = used.wrappingAdd(bytes, ordering: .relaxed).newValue
    guard total >= 8 << 20, used.compareExchange(expected: total, desired: 0, ordering: .relaxed).exchanged else {
      return
    }
    giveBack()
  }
}
