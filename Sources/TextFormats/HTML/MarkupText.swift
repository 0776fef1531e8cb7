internal import SourceText

/// Texts in pages and in reports as XML, for an element's content or a quoted attribute value.
package enum MarkupText {
  /// The text with markup escaped, and on one line, so that a page or report in the log of a build is harmless.
  ///
  /// Control characters and noncharacters, which HTML (§13.2.3.5) and XML (1.0 §2.2) do not allow, are spelt out, and so
  /// are embeddings and unclosed isolates (UAX #9); joiners are kept, since letters need them. Line feeds and tabs are
  /// references, so that readers of XML do not turn them into spaces (§3.3.3). So is the second of two colons or number
  /// signs: `::error` is a command to GitHub, and `##[error]` one to Azure.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isAffected) else { return text }
    var escaped = ""
    var last: Unicode.Scalar = " "
    for scalar in text.spelledOut(except: ["\n", "\t"]).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped += "&#\(scalar.value);"
      case ":" where last == ":", "#" where last == "#": escaped += "&#\(scalar.value);"
      case _ where scalar.properties.isNoncharacterCodePoint: escaped += scalar.bracketed
      default: escaped.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return escaped
  }

  /// ` name="value"` for each attribute.
  package static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  /// True for the first bytes of scalars that may be affected.
  private static func isAffected(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: ":"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), 0x7F, 0xC2, 0xE2, 0xEF...:
      true
    default: false
    }
  }
}
