/// Names and literals in Swift's syntax.
enum SwiftText {
  /// A name in lower camel case: `select-all` gives `selectAll`, `pt-PT` `ptPT`.
  static func lowerCamelCase(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    guard let first = words.first else { return name }
    return first + words.dropFirst().map(capitalized).joined()
  }

  static func capitalized(_ name: some StringProtocol) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A name for a declaration, or a use without a dot: reserved words are in backticks.
  static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// A name after a dot, where few words are reserved.
  static func member(_ name: String) -> String { ["self", "init"].contains(name) ? ".`\(name)`" : ".\(name)" }

  /// The label of an argument, where few words are reserved.
  static func label(_ name: String) -> String { ["inout", "var", "let"].contains(name) ? "`\(name)`" : name }

  /// A number as a literal: `1`, `0.5`.
  static func number(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

  /// A text as a literal.
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// A text for use inside a string literal. Invisible characters are escaped.
  static func escaped(_ text: String) -> String {
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

  /// A text for a comment, without the characters that change how a line is displayed.
  static func visible(_ text: some StringProtocol) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) }))
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// The reserved words of Swift (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
