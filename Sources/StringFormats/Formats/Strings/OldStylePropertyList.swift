internal import SourceText

/// The old-style (ASCII) property list of a `.strings` file: pairs of texts, and comments.
///
/// ```
/// /* A comment */
/// "key" = "a \"text\"\n";
/// unquoted.key = 'another';
/// ```
///
/// (Property List Programming Guide, "Old-Style ASCII Property Lists"; String Resources, "The .strings file format")
enum OldStylePropertyList {
  /// A comment of several lines; `*/` in it becomes `* /`.
  static func comment(_ lines: [String]) -> String {
    "/* \(inComment(lines.joined(separator: "\n"))) */\n"
  }

  /// A text as a comment can hold it.
  static func inComment(_ text: String) -> String { text.replacing("*/", with: "* /") }

  /// A text in quotation marks, as UTF-8: only syntax and characters that would be lost are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ", "\u{7F}":
        quoted += "\\U" + scalar.value.hexadecimal(digits: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Returns whether a text without quotation marks may contain a byte.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }
}
