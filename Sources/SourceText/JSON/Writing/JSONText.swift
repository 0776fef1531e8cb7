/// Text in the canonical writer's quoting.
package enum JSONText {
  /// A text as it appears between quotes.
  package static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    appendContent(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends a text in quotes, with only the escapes that RFC 8259 §7 requires.
  static func append(_ text: String, to output: inout [UInt8]) {
    output.append(Byte.quote)
    appendContent(text, to: &output)
    output.append(Byte.quote)
  }

  private static func appendContent(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case Byte.quote, Byte.backslash:
        output.append(Byte.backslash)
        output.append(byte)
      case 0..<0x20:
        output.append(contentsOf: JSONEscape.text(for: Unicode.Scalar(byte)).utf8)
      default:
        output.append(byte)
      }
    }
  }

  /// The number of Unicode scalars of a text with quotes and escapes.
  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(2) { width, scalar in
      switch scalar {
      case "\"", "\\": width + 2
      case "\u{0}"..."\u{1F}": width + JSONEscape.text(for: scalar).utf8.count
      default: width + 1
      }
    }
  }
}
