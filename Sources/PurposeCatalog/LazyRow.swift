internal import Synchronization

/// A row of objects, each created on demand.
final class LazyRow<Element: AnyObject & Sendable>: Sendable {
  private let cells: Mutex<[Element?]>

  init(count: Int) { cells = Mutex(Array(repeating: nil, count: count)) }

  /// The object at an index; nil if it does not exist yet.
  @inline(__always)
  subscript(index: Int) -> Element? { cells.withLock { $0[index] } }

  /// Stores an object unless one exists already.
  ///
  /// - Returns: the stored object: if two threads create one at the same time, both get the same.
  func keep(_ element: Element, at index: Int) -> Element {
    cells.withLock { cells in
      if let known = cells[index] { return known }
      cells[index] = element
      return element
    }
  }
}
