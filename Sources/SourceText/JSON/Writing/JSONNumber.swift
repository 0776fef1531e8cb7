/// The literal of a JSON number (RFC 8259 §6), unchanged: `1.50` stays `1.50`.
package struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  /// The literal.
  package let literal: String

  /// Creates a number from a literal; `nil` if it is malformed.
  package init?(_ literal: String) {
    let isNumber = Array(literal.utf8).withUnsafeBytes { buffer in
      JSONBytes(buffer).endOfNumber(from: 0) == buffer.count
    }
    guard isNumber else { return nil }
    self.literal = literal
  }

  /// Creates a number from an integer.
  package init(_ value: Int) { literal = String(value) }

  /// The literal.
  package var description: String { literal }
}
