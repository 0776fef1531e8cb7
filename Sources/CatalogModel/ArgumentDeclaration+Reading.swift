package import MessageSyntax

extension ArgumentDeclaration {
  /// The value that somebody wrote.
  ///
  /// - Returns: nil for what is not of the argument's kind.
  package func value(of text: String) -> ArgumentValue? {
    switch kind {
    case .text: return .text(text)
    case .integer: return Int64(text).map(ArgumentValue.integer)
    case .number:
      // Swift also accepts '0x10' and 'nan'.
      guard text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }), let value = Double(text), value.isFinite
      else { return nil }
      return .number(value)
    }
  }
}
