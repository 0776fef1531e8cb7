extension KeySyntax {
  /// A member of a JSON object that also has a member `$meta`.
  package static let json = KeySyntax("text not beginning with '$'") { !$0.hasPrefix("$") }
}
