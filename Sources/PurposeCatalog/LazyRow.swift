internal import Synchronization

/// A row of objects, each created on demand, and read without a lock afterwards.
///
/// Sendable without the compiler's proof: the pointer never changes and its memory is atomic; an object is published by
/// a releasing exchange, which every load acquires; all objects are freed with the row, when there are no readers left.
/// It is a pointer, since an array cannot hold atomics, with unmanaged references, since `AtomicLazyReference` is not
/// inlined.
final class LazyRow<Element: AnyObject & Sendable>: @unchecked Sendable {
  private let cells: UnsafeMutablePointer<Atomic<Unmanaged<Element>?>>
  private let count: Int

  init(count: Int) {
    self.count = count
    cells = .allocate(capacity: count)
    for index in 0..<count { (cells + index).initialize(to: Atomic(nil)) }
  }

  deinit {
    for index in 0..<count { cells[index].load(ordering: .acquiring)?.release() }
    cells.deinitialize(count: count)
    cells.deallocate()
  }

  /// The object at an index; nil if it does not exist yet.
  @inline(__always)
  subscript(index: Int) -> Element? {
    precondition(index >= 0 && index < count)
    return cells[index].load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// Stores an object unless there already is one.
  ///
  /// - Returns: the stored object: if two threads create one at the same time, both get the same.
  func keep(_ made: Element, at index: Int) -> Element {
    precondition(index >= 0 && index < count)
    let own = Unmanaged.passRetained(made)
    let (isMine, other) = cells[index].compareExchange(
      expected: nil, desired: own, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    if isMine { return made }
    own.release()
    return other?.takeUnretainedValue() ?? made
  }
}
