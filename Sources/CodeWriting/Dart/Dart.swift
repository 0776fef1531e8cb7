internal import SourceText

/// Names in the syntax of Dart.
package enum Dart {
  /// A name in lower camel case, with an underscore before a number: `selectAll`, `skip_10`.
  package static func camelCase(_ identifier: String) -> String {
    let words = identifier.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + (word.first?.isNumber == true ? "_" : "") + CamelCase.capitalized(word)
    }
  }

  /// A name for a declaration: reserved words get an underscore at the end.
  package static func name(_ name: String) -> String { reserved.contains(name) ? name + "_" : name }

  /// Returns whether Dart accepts a name for a method or a parameter.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F
    } && !reserved.contains(name)
  }

  /// The reserved words of the Dart language specification, §17.41 "Reserved Words".
  private static let reserved: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends",
    "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super", "switch",
    "this", "throw", "true", "try", "var", "void", "while", "with",
  ]
}
