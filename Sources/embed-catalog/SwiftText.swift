import SourceText

/// Names and literals in Swift syntax.
enum SwiftText {
  /// A name in lower camel case from words with any separators: `select-all` and `Select All` give `selectAll`.
  ///
  /// - Returns: nil if it does not begin with a letter.
  static func lowerCamelCase(_ text: String) -> String? {
    let words = text.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }.map { String($0) }
    guard let first = words.first, first.unicodeScalars.first?.properties.isXIDStart == true else { return nil }
    // A name in all capitals is an abbreviation, not a word in camel case.
    let head = first == first.uppercased() ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return head + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A name in a declaration: keywords are in backticks.
  static func identifier(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A text as a raw string literal on one line, with enough number signs to avoid escapes.
  static func literal(_ text: String) -> String {
    var needed = 1
    var run = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 1
      case UInt8(ascii: "#") where run > 0: run += 1
      default: run = 0
      }
      needed = max(needed, run)
    }
    let signs = String(repeating: "#", count: needed)
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return "\(signs)\"\(text)\"\(signs)" }
    // A folder's name may contain a line break, which would end the literal.
    let escaped = text.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? "\\\(signs)u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return "\(signs)\"\(escaped.joined())\"\(signs)"
  }

  /// A text as a documentation comment, line by line.
  static func comment(_ text: String, indent: String = "") -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      line.isEmpty ? "\(indent)///" : "\(indent)/// \(String(line).onOneLine)"
    }.joined(separator: "\n")
  }

  /// The reserved words of Swift (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
