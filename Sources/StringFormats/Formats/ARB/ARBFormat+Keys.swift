extension KeySyntax {
  /// The name of a Dart getter or method.
  package static let dart = KeySyntax(
    "letters, digits and '_', beginning with a lowercase letter, except Dart keywords",
    spelling: { ARBName.camelCase($0) }
  ) { ARBName.isValid($0) }
}
