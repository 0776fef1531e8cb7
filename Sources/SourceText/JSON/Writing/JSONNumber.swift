/// The literal of a JSON number (RFC 8259 §6), kept as it was written: `1.50` stays `1.50`.
package struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
  /// The literal.
  package let literal: String

  /// Takes a literal as it is; `nil` where the grammar does not allow it.
  package init?(_ literal: String) {
    let isNumber = Array(literal.utf8).withUnsafeBytes { buffer in
      JSONBytes(buffer).endOfNumber(from: 0) == buffer.count
    }
    guard isNumber else { return nil }
    self.literal = literal
  }

  /// Writes an integer in decimal digits.
  package init(_ value: Int) { literal = String(value) }

  /// The literal.
  package var description: String { literal }
}
