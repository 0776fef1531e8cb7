internal import CatalogValidation
internal import SourceText
internal import TextFormats

/// Text in XML and HTML reports.
enum XMLText {
  /// A text for an element's content or a quoted attribute value.
  ///
  /// Characters that XML does not allow (XML 1.0 §2.2: most control characters, U+FFFE, U+FFFF) are spelt out,
  /// `⟨U+0001⟩`, and so are bidi controls. Line ends and tabs are references, so that readers do not turn them into
  /// spaces (§3.3.3). Printed into a log, no line of it is a command.
  static func escaped(_ text: String) -> String {
    var shown = ""
    for scalar in text.spelledOut(except: ["\t", "\n", "\r"]).unicodeScalars {
      if XMLCharacters.isAllowed(scalar) { shown.unicodeScalars.append(scalar) } else { shown += scalar.bracketed }
    }
    return withoutCommands(XMLEscaping.escaped(value: shown))
  }

  /// Escapes commands of build servers: `::error` of GitHub, `##[error]` of Azure.
  private static func withoutCommands(_ text: String) -> String {
    guard text.contains("::") || text.contains("##") else { return text }
    let mayCommand = text.contains("##")
    var safe = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":" where last == ":", "[" where mayCommand: safe += "&#\(scalar.value);"
      default: safe.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return safe
  }

  /// ` name="value"` for each attribute.
  static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }
}
