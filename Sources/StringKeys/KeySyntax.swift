internal import MessageSyntax
internal import SourceText

/// The keys that a format allows.
///
/// Each format states its syntax in its folder, in a file `…+Keys.swift`.
package struct KeySyntax: Sendable {
  /// A description of the allowed keys, for people.
  package let description: String
  /// Returns whether the format allows a name that is not empty and has neither line breaks nor outer spaces.
  let allows: @Sendable (_ name: String) -> Bool
  /// A purpose's identifier in the characters that the format allows: `select-all`, `select_all` or `selectAll`.
  let spelling: @Sendable (_ purpose: String) -> String
  /// True if `.` in a key begins a nested object, so that `a` and `a.b` are not allowed together.
  let nests: Bool
  /// True if plural forms are keys with the category after `_`, so that `a` and `a_one` are not allowed together.
  let hasPluralSuffixes: Bool

  init(
    _ description: String, nests: Bool = false, hasPluralSuffixes: Bool = false,
    spelling: @escaping @Sendable (_ purpose: String) -> String = { $0 },
    allows: @escaping @Sendable (_ name: String) -> Bool
  ) {
    self.description = description
    self.nests = nests
    self.hasPluralSuffixes = hasPluralSuffixes
    self.spelling = spelling
    self.allows = allows
  }

  /// Any text on one line.
  package static let text = KeySyntax("any text") { _ in true }

  /// The reason why the format does not allow a key; nil if it does.
  func fault(in name: String) -> String? {
    guard !name.isEmpty else { return "it is empty" }
    if name.unicodeScalars.contains(where: Self.isControl) { return "it has a control character or a line break" }
    if name.unicodeScalars.first?.properties.isWhitespace == true
      || name.unicodeScalars.last?.properties.isWhitespace == true
    {
      return "it begins or ends with a space"
    }
    return allows(name) ? nil : "keys are limited to \(description)"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  /// Another key that the format cannot hold together with a key, since one is an object or a plural form of the other,
  /// or nil.
  func obstacle(beside name: String, among names: (String) -> Bool) -> String? {
    if nests {
      for dot in name.indices where name[dot] == "." && names(String(name[..<dot])) { return String(name[..<dot]) }
    }
    guard hasPluralSuffixes, let bar = name.lastIndex(of: "_"),
      PluralCategory(keyword: name[name.index(after: bar)...]) != nil
    else { return nil }
    let whole = String(name[..<bar])
    return names(whole) ? whole : nil
  }
}

extension KeySyntax: Hashable {
  /// Syntaxes are equal if people read the same about them.
  package static func == (left: Self, right: Self) -> Bool { left.description == right.description }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

// MARK: Names of programming languages

extension KeySyntax {
  /// Returns whether a text has only ASCII letters, digits and `_`.
  static func isWord(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy(isWord) }

  /// Returns whether a byte is an ASCII letter, a digit or `_`.
  static func isWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F }

  /// Returns whether a text is a word that does not begin with a digit.
  static func isName(_ text: some StringProtocol) -> Bool {
    text.utf8.first.map { !$0.isASCIIDigit } ?? false && isWord(text)
  }
}
