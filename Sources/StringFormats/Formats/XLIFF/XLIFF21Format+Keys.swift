extension KeySyntax {
  /// A name token of XML (XML 1.0 §2.3, `Nmtoken`), in ASCII: the identifier of a unit in XLIFF 2.1.
  package static let nameToken = KeySyntax("letters, digits, '-', '_', '.' and ':'") { name in
    name.utf8.allSatisfy { isWord($0) || "-.:".utf8.contains($0) }
  }
}
