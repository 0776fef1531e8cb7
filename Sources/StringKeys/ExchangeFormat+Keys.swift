package import CatalogModel
internal import CodeWriting
internal import SourceText

extension ExchangeFormat {
  /// The keys that the format's files allow.
  package var keys: KeySyntax {
    switch self {
    case .xliffXcode: .xcode
    case .xliff21: .nameToken
    case .android: .android
    case .arb: .dart
    case .i18next: .i18next
    case .fluent: .fluent
    case .resx: .dotNet
    case .json: .json
    case .xliff12, .xcstrings, .strings, .gettext, .csv, .xlsx, .properties, .qtTS: .text
    }
  }
}

extension KeySyntax {
  /// The name of a .NET resource, which becomes a property.
  package static let dotNet = KeySyntax(
    "letters, digits, '_' and '.', not beginning with a digit", hasPluralSuffixes: true,
    spelling: { $0.replacing("-", with: "_") }
  ) { name in
    name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isName($0) }
  }

  /// The key of an object in i18next's JSON; `.` begins a nested object, `:` ends a namespace.
  package static let i18next = KeySyntax(
    "text without ':', not beginning with '$', with characters on both sides of each '.'", nests: true,
    hasPluralSuffixes: true
  ) { name in
    !name.contains(":") && !name.hasPrefix("$")
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// An identifier of Fluent, or a message's identifier and an attribute's with `.` between them (Fluent Syntax 1.0).
  package static let fluent = KeySyntax(
    "letters, digits, '-' and '_', beginning with a letter, with at most one '.' before an attribute"
  ) { name in
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        part.utf8.first?.isASCIILetter == true && part.utf8.allSatisfy { isWord($0) || $0 == UInt8(ascii: "-") }
      }
  }

  /// The name of an Android resource, which becomes a field of the class `R`.
  package static let android = KeySyntax(
    "letters, digits and '_', not beginning with a digit, except Java keywords",
    spelling: { $0.replacing("-", with: "_") }
  ) { isName($0) && !ResourceName.isKeyword($0) }

  /// A member of a JSON object that also has a member `$meta`.
  package static let json = KeySyntax("text not beginning with '$'") { !$0.hasPrefix("$") }

  /// The name of a Dart getter or method.
  package static let dart = KeySyntax(
    "letters, digits and '_', beginning with a lowercase letter, except Dart keywords",
    spelling: { Dart.camelCase($0) }
  ) { Dart.isValid($0) }

  /// A name token of XML (XML 1.0 §2.3, `Nmtoken`), in ASCII: the identifier of a unit in XLIFF 2.1.
  package static let nameToken = KeySyntax("letters, digits, '-', '_', '.' and ':'") { name in
    name.utf8.allSatisfy { isWord($0) || "-.:".utf8.contains($0) }
  }

  /// A text without `|==|`, which separates a variation in Xcode's identifiers.
  package static let xcode = KeySyntax("text without '|==|'") { !$0.contains("|==|") }
}
