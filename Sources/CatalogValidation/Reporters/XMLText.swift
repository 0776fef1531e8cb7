internal import MessageSyntax

/// Text as XML 1.0 can hold it.
enum XMLText {
  /// A text for an element's content or an attribute's value in quotes.
  ///
  /// What XML must not have (XML 1.0 §2.2: most control characters, U+FFFE, U+FFFF) is spelled out, `⟨U+0001⟩`; line ends
  /// and tabs are references, so that no reader makes spaces of them (§3.3.3).
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": escaped.unicodeScalars.append(scalar)
      default: escaped += scalar.bracketed
      }
    }
    return escaped
  }

  /// ` name="value"` for each attribute.
  static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }
}
