extension KeySyntax {
  /// A text without `|==|`, which separates a variation in Xcode's identifiers.
  package static let xcode = KeySyntax("text without '|==|'") { !$0.contains("|==|") }
}
