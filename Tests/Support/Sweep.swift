internal import Foundation

/// How much the tests look at that go through a large space, such as all numbers in all locales.
///
/// By default they take representatives. `Scripts/test --exhaustive` sets `EXHAUSTIVE=1`: they then take everything. A
/// comment beside each says what its representatives could miss.
package enum Sweep {
  package static let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1"

  /// Everything in an exhaustive run, the representatives otherwise.
  package static func of<Space>(_ all: @autoclosure () -> Space, representatives: @autoclosure () -> Space) -> Space {
    isExhaustive ? all() : representatives()
  }
}
