internal import SourceText

/// Names, literals and comments in Swift's syntax, for the code that `catalog generate` and the plugin `EmbedCatalog` write.
package enum SwiftText {
  // MARK: Names

  /// An identifier in lower camel case: `select-all` gives `selectAll`, `pt-PT` `ptPT`.
  package static func lowerCamelCase(ofIdentifier identifier: String) -> String {
    let words = identifier.split { $0 == "-" || $0 == "_" }
    guard let first = words.first else { return identifier }
    return first + words.dropFirst().map(CamelCase.capitalized).joined()
  }

  /// A name in lower camel case from words with any separators: `select-all` and `Select All` give `selectAll`.
  ///
  /// - Returns: nil if it does not begin with a letter.
  package static func lowerCamelCase(ofWords text: String) -> String? {
    let words = text.unicodeScalars.split { !$0.properties.isXIDContinue || $0 == "_" }.map { String($0) }
    guard let first = words.first, first.unicodeScalars.first?.properties.isXIDStart == true else { return nil }
    // A name in all capitals is an abbreviation, not a word in camel case.
    let head = first == first.uppercased() ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return head + words.dropFirst().map(CamelCase.capitalized).joined()
  }

  /// A name for a declaration, or a use without a dot: reserved words are in backticks.
  package static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name after a dot, where few words are reserved.
  package static func member(_ name: String) -> String { ["self", "init"].contains(name) ? ".`\(name)`" : ".\(name)" }

  /// The label of an argument, where few words are reserved.
  package static func label(_ name: String) -> String { ["inout", "var", "let"].contains(name) ? "`\(name)`" : name }

  /// The reserved words of Swift (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  // MARK: Literals

  /// A number as a literal: `1`, `0.5`.
  package static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

  /// A text as a literal.
  package static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text for use inside a string literal. Invisible characters are escaped.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case _ where isInvisible(scalar): escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text as a raw string literal on one line, with enough number signs to avoid escapes.
  package static func rawLiteral(_ text: String) -> String {
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

  // MARK: Comments

  /// A text as a documentation comment, line by line.
  package static func comment(_ text: String, indent: String = "") -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      line.isEmpty ? "\(indent)///" : "\(indent)/// \(String(line).onOneLine)"
    }.joined(separator: "\n")
  }

  /// A text for a comment, without the characters that change how a line is displayed.
  package static func visible(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) }))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
