extension KeySyntax {
  /// The name of an Android resource, which becomes a field of the class `R`.
  package static let android = KeySyntax(
    "letters, digits and '_', not beginning with a digit, except Java keywords",
    spelling: { $0.replacing("-", with: "_") }
  ) { isName($0) && !ResourceNames.isKeyword($0) }
}
