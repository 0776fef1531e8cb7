internal import SourceText

/// Text as XML 1.0 can hold it.
enum XMLText {
  /// A text for an element's content or an attribute's value in quotes.
  ///
  /// What XML must not have (XML 1.0 §2.2: most control characters, U+FFFE, U+FFFF) is spelled out, `⟨U+0001⟩`, and so is
  /// what turns the direction of the text after it. Line ends and tabs are references, so that no reader makes spaces of
  /// them (§3.3.3). Printed into a log, no line of it is a command.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    let mayCommand = text.contains("##")
    var last: Unicode.Scalar?
    for scalar in text.spelledOut(except: ["\t", "\n", "\r"]).unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case ":" where last == ":", "[" where mayCommand:
        escaped += "&#\(scalar.value);"
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
