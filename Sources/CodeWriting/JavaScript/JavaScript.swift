internal import SourceText

/// Names and literals in the syntax of JavaScript (ECMAScript 2022).
package enum JavaScript {
  /// A string literal.
  package static func string(_ text: String) -> String {
    "\"\(JSONText.escaped(text))\"".replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// A key of an object: the plain name if it is an identifier.
  package static func key(_ name: String) -> String {
    // As a plain key it would set the prototype.
    name == "__proto__" ? "[\"__proto__\"]" : isIdentifier(name) ? name : string(name)
  }

  /// A name for a declaration: reserved words get an underscore at the end.
  package static func identifier(_ name: String) -> String { reserved.contains(name) ? name + "_" : name }

  /// The name of a message's function, distinct from the functions that every module has.
  package static func function(_ message: String) -> String {
    ownFunctions.contains(message) ? message + "_" : identifier(message)
  }

  private static let ownFunctions: Set = [
    "current", "directions", "icon", "message", "opposites", "renamed", "roles", "shortTitle", "textsOf", "title",
    "withNumbers",
  ]

  /// The constant of a locale: `pt-BR` gives `ptBR`.
  package static func locale(_ tag: String) -> String { identifier(CamelCase.lower(tag)) }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
    }
  }

  /// The reserved words of modules (ECMA-262 § 12.7.2), and names that a module must not redeclare.
  private static let reserved: Set = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
    "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if", "implements", "import",
    "in", "instanceof", "interface", "let", "new", "null", "package", "private", "protected", "public", "return",
    "static", "super", "switch", "this", "throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with",
    "yield",
  ]
}

extension NameScope {
  /// The properties of an object, which may have the name of a reserved word.
  package static let javaScriptConstants = NameScope(reserved: [], ending: "_", spelling: CamelCase.lower)

  /// Types, in upper camel case.
  package static let typeScriptTypes = NameScope(reserved: [], ending: "_", spelling: CamelCase.upper)
}
