extension ScreenTitle {
  /// Reads a title in the syntax of screens.json: a purpose's identifier, `{city}` for an argument, or an empty text;
  /// nil if it contains a brace and is not an argument.
  package init?(_ text: String) {
    if text.isEmpty {
      self = .empty
    } else if text.hasPrefix("{"), text.hasSuffix("}"),
      IdentifierSyntax.isLowerCamelCase(String(text.dropFirst().dropLast()))
    {
      self = .argument(String(text.dropFirst().dropLast()))
    } else if text.contains(where: { "{}".contains($0) }) {
      return nil
    } else {
      self = .purpose(text)
    }
  }

  /// The title in the syntax of screens.json.
  package var text: String {
    switch self {
    case .purpose(let purpose): purpose
    case .argument(let name): "{\(name)}"
    case .empty: ""
    }
  }
}
