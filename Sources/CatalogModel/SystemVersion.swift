internal import SourceText

/// A version of an operating system: numbers with points between, `17.4`.
package struct SystemVersion: Hashable, Sendable {
  /// Without zeros at the end, so that `17` and `17.0` are the same.
  private let numbers: [Int]

  /// Parses a version; nil if it is anything but numbers with points between.
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

extension SystemVersion: Comparable, CustomStringConvertible {
  /// By the numbers, the first that differs deciding.
  package static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
  /// With at least two numbers: `17.0`.
  package var description: String {
    (numbers + (numbers.count == 1 ? [0] : [])).map(String.init).joined(separator: ".")
  }
}
