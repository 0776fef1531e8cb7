package import MessageSyntax

extension ArgumentDeclaration {
  /// Reads a value of the argument from text.
  ///
  /// - Returns: nil if the text is not a value of the argument's kind.
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
