/// A number as messages see it: whole where it can be, so that tables answer instead of ICU.
package enum NumericValue: Hashable, Sendable {
  case integer(Int64)
  case decimal(Double)

  /// `value` as an integer where printing cannot tell the two apart, otherwise as it is.
  ///
  /// Negative zero stays a decimal because it prints its sign, and so do the magnitudes from 2^53 on, where a
  /// `Double` no longer names one integer.
  package init(_ value: Double) {
    let isNegativeZero = value == 0 && value.sign == .minus
    if value.magnitude < Self.exactLimit, !isNegativeZero, Double(Int64(value)) == value {
      self = .integer(Int64(value))
    } else {
      self = .decimal(value)
    }
  }

  /// The value as ICU compares it with explicit values.
  package var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value): value
    }
  }

  /// What `#` prints and what plural rules see in a plural with `offset:`.
  func subtracting(_ offset: Double) -> NumericValue {
    offset == 0 ? self : NumericValue(double - offset)
  }

  private static let exactLimit: Double = 9_007_199_254_740_992
}
