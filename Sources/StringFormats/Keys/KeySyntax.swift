internal import MessageSyntax
internal import SourceText

/// The keys that a format allows.
package enum KeySyntax: Hashable, Sendable {
  /// Any text on one line.
  case text
  /// A text without `|==|`, which separates a variation in Xcode's identifiers.
  case xcode
  /// A name token of XML (XML 1.0 §2.3, `Nmtoken`), in ASCII: the identifier of a unit in XLIFF 2.1.
  case nameToken
  /// The name of an Android resource, which becomes a field of the class `R`.
  case android
  /// The name of a .NET resource, which becomes a property.
  case dotNet
  /// The name of a Dart getter or method.
  case dart
  /// An identifier of Fluent, or a message's identifier and an attribute's with `.` between them (Fluent Syntax 1.0).
  case fluent
  /// The key of an object in i18next's JSON; `.` begins a nested object, `:` ends a namespace.
  case i18next
  /// A member of a JSON object that also has a member `$meta`.
  case json

  /// A purpose's identifier in the characters that the format allows: `select-all`, `select_all` or `selectAll`.
  func text(ofPurpose identifier: String) -> String {
    switch self {
    case .text, .xcode, .nameToken, .fluent, .i18next, .json: identifier
    case .android, .dotNet: identifier.replacing("-", with: "_")
    case .dart: ARBName.camelCase(identifier)
    }
  }

  /// The reason why the format does not allow a key; nil if it does.
  func fault(in name: String) -> String? {
    guard !name.isEmpty else { return "it is empty" }
    if name.unicodeScalars.contains(where: Self.isControl) { return "it has a control character or a line break" }
    if name.unicodeScalars.first?.properties.isWhitespace == true
      || name.unicodeScalars.last?.properties.isWhitespace == true
    {
      return "it begins or ends with a space"
    }
    return isHeld(name) ? nil : "keys are limited to \(words)"
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  private func isHeld(_ name: String) -> Bool {
    switch self {
    case .text: true
    case .xcode: !name.contains("|==|")
    case .nameToken: name.utf8.allSatisfy { Self.isWord($0) || "-.:".utf8.contains($0) }
    case .android: Self.isName(name) && !ResourceNames.isKeyword(name)
    case .dotNet: name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isName)
    case .dart: ARBName.isValid(name)
    case .fluent: Self.isFluent(name)
    case .i18next:
      !name.contains(":") && !name.hasPrefix("$")
        && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
    case .json: !name.hasPrefix("$")
    }
  }

  /// A description of the allowed keys, for people.
  package var words: String {
    switch self {
    case .text: "any text"
    case .xcode: "text without '|==|'"
    case .nameToken: "letters, digits, '-', '_', '.' and ':'"
    case .android: "letters, digits and '_', not beginning with a digit, except Java keywords"
    case .dotNet: "letters, digits, '_' and '.', not beginning with a digit"
    case .dart: "letters, digits and '_', beginning with a lowercase letter, except Dart keywords"
    case .fluent: "letters, digits, '-' and '_', beginning with a letter, with at most one '.' before an attribute"
    case .i18next: "text without ':', not beginning with '$', with characters on both sides of each '.'"
    case .json: "text not beginning with '$'"
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F }

  private static func isName(_ name: some StringProtocol) -> Bool {
    name.utf8.first.map { !$0.isASCIIDigit } ?? false && name.utf8.allSatisfy(isWord)
  }

  private static func isFluent(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        part.utf8.first?.isASCIILetter == true && part.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
      }
  }

  // MARK: Keys that get in each other's way

  /// Another key that the format cannot hold together with a key, since one is an object or a plural form of the other,
  /// or nil.
  func obstacle(beside name: String, among names: (String) -> Bool) -> String? {
    if self == .i18next {
      for dot in name.indices where name[dot] == "." && names(String(name[..<dot])) { return String(name[..<dot]) }
    }
    guard self == .i18next || self == .dotNet, let bar = name.lastIndex(of: "_"),
      PluralCategory(keyword: name[name.index(after: bar)...]) != nil
    else { return nil }
    let whole = String(name[..<bar])
    return names(whole) ? whole : nil
  }
}
