/// A number in a message: an integer if possible, so that tables can be used instead of ICU.
package enum NumericValue: Hashable, Sendable {
  case integer(Int64)
  case decimal(Double)

  /// `value` as an integer if it prints the same, otherwise unchanged.
  ///
  /// Negative zero stays a decimal because its sign is printed, and so do magnitudes from 2^53 on, where a `Double` no
  /// longer represents a single integer.
  package init(_ value: Double) {
    let isNegativeZero = value == 0 && value.sign == .minus
    if value.magnitude < Self.exactLimit, !isNegativeZero, Double(Int64(value)) == value {
      self = .integer(Int64(value))
    } else {
      self = .decimal(value)
    }
  }

  /// The value that ICU compares with explicit values.
  package var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    }
  }

  /// The number that `#` prints and plural rules use in a plural with `offset:`.
  func subtracting(_ offset: Double) -> NumericValue {
    offset == 0 ? self : NumericValue(double - offset)
  }

  private static let exactLimit: Double = 9_007_199_254_740_992
}
