/// The value of an argument when a message is formatted.
///
/// A literal is a value; for a variable, write the case:
///
/// ```swift
/// let arguments: MessageArguments = ["count": .integer(Int64(files.count)), "size": 1.5, "name": .text(name)]
/// ```
public enum ArgumentValue: Hashable, Sendable {
  /// A whole number, such as a count; printed with the locale's digits and separators.
  case integer(Int64)
  /// Any other number; printed with at most three fraction digits, unless the text has another number style.
  case number(Double)
  /// A text, such as a name. In a right-to-left message, and if it could affect the direction of its surroundings, it
  /// is inserted between invisible isolates: U+2068 and U+2069 (UAX #9 §2.4).
  case text(String)
}

extension ArgumentValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  /// Creates an integer from a literal.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// Creates a number from a literal.
  public init(floatLiteral value: Double) {
    self = .number(value)
  }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
