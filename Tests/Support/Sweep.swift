internal import Foundation

/// The part of a large space, such as all numbers in all locales, that tests cover.
///
/// By default, tests take representatives. `Scripts/test --exhaustive` sets `EXHAUSTIVE=1`; then they take everything.
/// A comment at each test says what its representatives could miss.
package enum Sweep {
  package static let isExhaustive = ProcessInfo.processInfo.environment["EXHAUSTIVE"] == "1"

  /// The whole space in an exhaustive run, otherwise the representatives.
  package static func of<Space>(_ all: @autoclosure () -> Space, representatives: @autoclosure () -> Space) -> Space {
    isExhaustive ? all() : representatives()
  }
}
