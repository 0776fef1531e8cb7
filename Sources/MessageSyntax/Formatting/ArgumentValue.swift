/// What stands in for an argument when a message becomes a text.
public enum ArgumentValue: Hashable, Sendable {
  /// A whole number, such as a count.
  case integer(Int64)
  /// Any other number.
  case number(Double)
  /// A text, such as a name. In a right-to-left message, and where it could turn around what is beside it, it is inserted
  /// between invisible isolates: U+2068 and U+2069 (UAX #9 §2.4).
  case text(String)
}

extension ArgumentValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  /// The integer that the literal writes.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// The number that the literal writes.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// The text that the literal writes.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension ArgumentValue {
  /// The number, or nil for a text.
  var numeric: NumericValue? {
    switch self {
    case .integer(let value): .integer(value)
    case .number(let value): NumericValue(value)
    case .text: nil
    }
  }
}
