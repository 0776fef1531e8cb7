internal import Synchronization

/// A value that is made on first use. Other threads wait until it is made.
package final class LazyValue<Value: Sendable>: Sendable {
  private let make: @Sendable () throws(SiteError) -> Value
  private let cached = Mutex<Value?>(nil)

  /// - Parameter make: returns the same value each time.
  package init(_ make: @escaping @Sendable () throws(SiteError) -> Value) { self.make = make }

  /// - Throws: ``SiteError`` if the value cannot be made; the next use tries again.
  package var value: Value {
    get throws(SiteError) {
      try cached.withLock { cached throws(SiteError) in
        if let cached { return cached }
        let value = try make()
        cached = value
        return value
      }
    }
  }

  /// Frees the value's memory; the next use makes it again.
  func forget() { cached.withLock { $0 = nil } }

  /// A value derived from this one.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> LazyValue<Other> {
    LazyValue<Other> { () throws(SiteError) in transform(try self.value) }
  }
}
