internal import CatalogModel
internal import SourceText

/// Names of resources, which `gen-l10n` turns into getters and methods.
///
/// ```
/// select-all        selectAll
/// delete/counted    deleteCounted, or delete_counted where delete-counted is a purpose too
/// skip-10           skip_10
/// continue          continue_, a reserved word in Dart
/// ```
enum ARBName {
  /// Distinct names for keys.
  static func names(of keys: [UnitKey]) -> [UnitKey: String] {
    let titles = Set(keys.filter(\.isTitle).map { camelCase($0.purpose) })
    let names = keys.map { key -> (UnitKey, String) in
      let purpose = camelCase(key.purpose)
      if key.isTitle { return (key, unreserved(purpose)) }
      let name = purpose + key.message.prefix(1).uppercased() + key.message.dropFirst()
      return (key, titles.contains(name) ? "\(purpose)_\(key.message)" : name)
    }
    var taken: [String: Int] = [:]
    for (_, name) in names { taken[name, default: 0] += 1 }
    return Dictionary(
      names.map { key, name in
        (key, taken[name] == 1 || key.isTitle ? name : "\(camelCase(key.purpose))_\(key.message)")
      }
    ) { $1 }
  }

  /// Returns whether Dart accepts a name for a method or a parameter.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F
    } && !reserved.contains(name)
  }

  /// A purpose in lower camel case: `selectAll`, `skip_10`.
  static func camelCase(_ purpose: String) -> String {
    let words = purpose.split(separator: "-")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + (word.first?.isNumber == true ? "_" : "") + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private static func unreserved(_ name: String) -> String { reserved.contains(name) ? name + "_" : name }

  /// The reserved words of the Dart language specification, §17.41 "Reserved Words".
  private static let reserved: Set<String> = [
    "assert", "break", "case", "catch", "class", "const", "continue", "default", "do", "else", "enum", "extends",
    "false", "final", "finally", "for", "if", "in", "is", "new", "null", "rethrow", "return", "super", "switch",
    "this", "throw", "true", "try", "var", "void", "while", "with",
  ]
}

extension UnitKey {
  /// True if the message is the title.
  package var isTitle: Bool { message == MessageDeclaration.title }
}
