internal import Dispatch

/// Calls `transform` with each number below `count` and returns the results in order.
///
/// - Parameter inParallel: whether to use all cores; for little work starting threads costs more than
///   it saves.
package func concurrentMap<Result: Sendable>(
  _ count: Int, inParallel: Bool, _ transform: @Sendable (Int) -> Result
) -> [Result] {
  guard inParallel, count > 1 else { return (0..<count).map(transform) }
  return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each iteration initializes its own element and nobody reads before all have ended.
    nonisolated(unsafe) let results = buffer
    DispatchQueue.concurrentPerform(iterations: count) { index in
      results.initializeElement(at: index, to: transform(index))
    }
    initialized = count
  }
}
