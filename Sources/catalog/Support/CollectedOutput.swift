import Synchronization

/// The output of a run, kept in memory.
final class CollectedOutput: Sendable {
  private let written = Mutex<[UInt8]>([])

  var bytes: [UInt8] { written.withLock(\.self) }

  func append(_ bytes: [UInt8]) { written.withLock { $0 += bytes } }
}
