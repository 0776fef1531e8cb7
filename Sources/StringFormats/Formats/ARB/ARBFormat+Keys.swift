internal import CodeWriting

extension KeySyntax {
  /// The name of a Dart getter or method.
  package static let dart = KeySyntax(
    "letters, digits and '_', beginning with a lowercase letter, except Dart keywords",
    spelling: { Dart.camelCase($0) }
  ) { Dart.isValid($0) }
}
