internal import CatalogModel

/// The name of a key as a resource's, which is an identifier of Java.
package enum ResourceName {
  /// The name of a key.
  package static func name(of key: UnitKey) -> String {
    let name = String(key.text(separator: "_").map { $0 == "-" ? "_" : $0 })
    return isKeyword(name) ? "\(name)_\(MessageDeclaration.title)" : name
  }

  /// Returns whether a name is a Java keyword.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// The keywords and literals of Java (JLS §3.9), which cannot be names in Android.
  private static let keywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]
}
