/// What stands in for an argument when a message becomes a text.
public enum ArgumentValue: Hashable, Sendable {
  case integer(Int64)
  case number(Double)
  case text(String)
}

extension ArgumentValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  public init(floatLiteral value: Double) {
    self = .number(value)
  }

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
