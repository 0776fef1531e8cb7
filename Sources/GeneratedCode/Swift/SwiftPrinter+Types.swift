extension SwiftPrinter {
  /// The names of the public types that files declare outside of other types.
  package static func publicTypes(of files: [GeneratedFile]) -> Set<String> {
    Set(files.flatMap { $0.text.split(separator: "\n") }.compactMap(publicType))
  }

  /// The type that a line declares; nil for an indented line, which is inside of another declaration.
  private static func publicType(_ line: Substring) -> String? {
    let tokens = line.split(separator: " ", omittingEmptySubsequences: false)
    guard tokens.count > 2, tokens[0] == "public", ["enum", "struct"].contains(tokens[1]) else { return nil }
    return String(tokens[2].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
