extension KeySyntax {
  /// The name of a .NET resource, which becomes a property.
  package static let dotNet = KeySyntax(
    "letters, digits, '_' and '.', not beginning with a digit", hasPluralSuffixes: true,
    spelling: { $0.replacing("-", with: "_") }
  ) { name in
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName($0) }
  }
}
