internal import SourceText

/// A version of an operating system: numbers separated by points, `17.4`.
package struct SystemVersion: Hashable, Sendable {
  /// Without trailing zeros, so that `17` and `17.0` are equal.
  private let numbers: [Int]

  /// Parses a version; nil if it is not numbers separated by points.
  package init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy(\.isASCIIDigit), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

extension SystemVersion {
  /// True if the first number is more than 10 above the other's: no vendor has released so many versions in a few years.
  package func isFarAfter(_ other: SystemVersion) -> Bool { numbers[0] - 10 > other.numbers[0] }
}

extension SystemVersion: Comparable, CustomStringConvertible {
  /// By the first number that differs.
  package static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
  /// With at least two numbers: `17.0`.
  package var description: String {
    (numbers + (numbers.count == 1 ? [0] : [])).map(String.init).joined(separator: ".")
  }
}
