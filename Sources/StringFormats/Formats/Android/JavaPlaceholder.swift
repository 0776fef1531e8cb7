/// A placeholder of Java's formatter after its percent sign: `1$d`, `s`, `2$,d` (java.util.Formatter).
struct JavaPlaceholder {
  let text: String
  /// nil for the next argument.
  let number: Int?
  let isGrouped: Bool
  let end: Substring.UnicodeScalarView.Index

  init?(_ scalars: Substring.UnicodeScalarView) {
    var rest = scalars
    let digits = rest.prefix { ("0"..."9").contains($0) }
    var number: Int?
    if !digits.isEmpty, digits.endIndex < rest.endIndex, rest[digits.endIndex] == "$" {
      guard let value = Int(String(digits)), value > 0, value < 1000 else { return nil }
      number = value
      rest = rest[rest.index(after: digits.endIndex)...]
    }
    isGrouped = rest.first == ","
    if isGrouped { rest.removeFirst() }
    guard let conversion = rest.popFirst(), conversion == "d" || conversion == "s" else { return nil }
    self.number = number
    end = rest.startIndex
    text = String(scalars[..<end])
  }

  /// A malformed placeholder up to its conversion: `1 $d`, ` d`, `1d`, `1$x`.
  ///
  /// - Returns: nil if the percent sign is literal, as in `5% z`.
  static func broken(_ scalars: Substring.UnicodeScalarView) -> String? {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    var rest = scalars.drop(while: isSpace)
    let digits = rest.prefix { ("0"..."9").contains($0) }
    rest = rest[digits.endIndex...].drop(while: isSpace)
    let hasSign = rest.first == "$"
    if hasSign { rest = rest.dropFirst().drop(while: isSpace) }
    if rest.first == "," { rest = rest.dropFirst().drop(while: isSpace) }
    let conversion = rest.popFirst()
    guard conversion == "d" || conversion == "s" || (hasSign && !digits.isEmpty) else { return nil }
    return String(scalars[..<rest.startIndex])
  }
}
