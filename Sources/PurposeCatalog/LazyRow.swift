internal import Synchronization

/// A row of objects, each made when it is first asked for, and from then on read without a lock.
///
/// Sendable without the compiler's proof: the pointer never changes, what it points to is atomic, an object is published by
/// an exchange that releases what every load acquires, and all are freed with the row, when nobody reads any more. A
/// pointer, since no array can hold atomics; unmanaged references, since `AtomicLazyReference` is called, not inlined.
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

  /// The object at an index; nil if it was not made yet.
  @inline(__always)
  subscript(index: Int) -> Element? {
    precondition(index >= 0 && index < count)
    return cells[index].load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// Puts an object where none is yet.
  ///
  /// - Returns: the one that is there then: of two threads that make one at once, both get the same.
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
