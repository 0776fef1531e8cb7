internal import Synchronization

/// A value that is made when it is first asked for, since parts that nothing asks for do not need it. Threads that ask meanwhile wait.
package final class Shared<Value: Sendable>: Sendable {
  private let make: @Sendable () throws(SiteError) -> Value
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: makes the same value each time.
  package init(_ make: @escaping @Sendable () throws(SiteError) -> Value) { self.make = make }

  /// - Throws: ``SiteError`` if it cannot be made; asking again tries again.
  package var value: Value {
    get throws(SiteError) {
      try made.withLock { made throws(SiteError) in
        if let made { return made }
        let value = try make()
        made = value
        return value
      }
    }
  }

  /// Frees the memory of the value until it is asked for again.
  func forget() { made.withLock { $0 = nil } }

  /// A value that follows from this one.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Shared<Other> {
    Shared<Other> { () throws(SiteError) in transform(try self.value) }
  }
}
