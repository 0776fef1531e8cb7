internal import Dispatch
internal import Synchronization

/// How many threads share the work that ``concurrentMap(_:inParallel:_:)`` spreads.
package enum Workers {
  /// nil for as many as the system finds right; a number makes little work be shared too, so that a test can compare.
  @TaskLocal package static var count: Int?
}

/// Calls `transform` with each number below `count` and returns the results in order.
///
/// - Parameter inParallel: whether to use all cores; for little work starting threads costs more than
///   it saves.
/// - Throws: what `transform` throws for the smallest number.
package func concurrentMap<Element: Sendable, Failure: Error>(
  _ count: Int, inParallel: Bool, _ transform: @Sendable (Int) throws(Failure) -> Element
) throws(Failure) -> [Element] {
  let workers = min(Workers.count ?? (inParallel ? count : 1), count)
  guard workers > 1 else { return try (0..<count).map(transform) }
  let results = [Result<Element, Failure>](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each element is initialized by the worker that claimed it and nobody reads before all have ended.
    nonisolated(unsafe) let results = buffer
    let unclaimed = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = unclaimed.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        results.initializeElement(at: index, to: Result { () throws(Failure) in try transform(index) })
      }
    }
    initialized = count
  }
  return try results.map { result throws(Failure) in try result.get() }
}
