internal import Dispatch
internal import LibC
internal import Synchronization

/// The number of threads of ``concurrentMap(_:inParallel:_:)``.
package enum Workers {
  /// nil for the system's choice; a number makes tests share small work too.
  @TaskLocal package static var count: Int?

  /// The folder where the system lists a program's threads.
  ///
  /// libdispatch watches its threads there and ends the program if the folder cannot be read, as in a chroot without
  /// `/proc`; then one thread does all the work.
  @TaskLocal package static var threadFolder = "/proc/self/task"

  static func number(for count: Int, inParallel: Bool) -> Int {
    let wanted = min(Workers.count ?? (inParallel ? count : 1), count)
    #if os(Linux)
      return wanted > 1 && access(threadFolder, R_OK | X_OK) == 0 ? wanted : 1
    #else
      return wanted
    #endif
  }
}

/// Calls `transform` with each number below `count` and returns the results in order.
///
/// - Parameter inParallel: whether to use all cores; for little work, starting threads costs more than it saves.
/// - Throws: the error of `transform` for the smallest number.
package func concurrentMap<Element: Sendable, Failure: Error>(
  _ count: Int, inParallel: Bool, _ transform: @Sendable (Int) throws(Failure) -> Element
) throws(Failure) -> [Element] {
  let workers = Workers.number(for: count, inParallel: inParallel)
  guard workers > 1 else { return try (0..<count).map(transform) }
  let results = [Result<Element, Failure>](unsafeUninitializedCapacity: count) { buffer, initialized in
    // Each element is initialized by the worker that claimed it, and read after all workers have ended.
    nonisolated(unsafe) let results = buffer
    let unclaimed = Atomic(0)
    let surroundings = Surroundings.current
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      Surroundings.$current.withValue(surroundings) {
        while true {
          let index = unclaimed.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          results.initializeElement(at: index, to: Result { () throws(Failure) in try transform(index) })
        }
      }
    }
    initialized = count
  }
  return try results.map { result throws(Failure) in try result.get() }
}
