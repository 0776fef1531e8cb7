extension KeySyntax {
  /// The key of an object in i18next's JSON; `.` begins a nested object, `:` ends a namespace.
  package static let i18next = KeySyntax(
    "text without ':', not beginning with '$', with characters on both sides of each '.'", nests: true,
    hasPluralSuffixes: true
  ) { name in
    !name.contains(":") && !name.hasPrefix("$")
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }
}
