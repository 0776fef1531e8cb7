extension BinaryInteger {
  /// Uppercase hexadecimal digits, padded with zeros up to a number of digits.
  package func hexadecimal(digits: Int) -> String {
    let text = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension Unicode.Scalar {
  /// The code point as the Unicode standard writes it: `U+200B`.
  package var codePoint: String { "U+\(value.hexadecimal(digits: 4))" }

  /// Whether it ends a line, or commands a terminal: a control character (general category Cc) or a separator of lines or
  /// paragraphs (Zl, Zp).
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The code point in brackets, for a place where the character itself would do harm: `⟨U+000A⟩`.
  package var bracketed: String { "⟨\(codePoint)⟩" }
}

extension String {
  /// The text with control characters and line ends spelled out: what a file says can then neither end the line of a
  /// message nor command the terminal or the CI that shows it.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { line, scalar in
      if scalar.isControl { line += scalar.bracketed } else { line.unicodeScalars.append(scalar) }
    }
  }
}
