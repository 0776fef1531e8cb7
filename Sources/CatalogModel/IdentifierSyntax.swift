internal import SourceText

/// The syntax of names in a catalogue.
package enum IdentifierSyntax {
  /// Returns whether a name is in kebab-case: `select-all`. Purposes and icon sets have such names.
  package static func isKebabCase(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.first?.first.map(isLower) ?? false
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { isLower($0) || $0.isASCIIDigit } }
  }

  /// Returns whether a name is in lower camel case: `accessibilityLabel`. Messages and arguments have such names.
  package static func isLowerCamelCase(_ name: String) -> Bool {
    name.utf8.first.map(isLower) ?? false && name.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
  }

  /// Returns whether two names in kebab-case have a word in common: `find-places` and `places`.
  package static func shareAWord(_ left: String, _ right: String) -> Bool {
    !Set(left.split(separator: "-")).isDisjoint(with: right.split(separator: "-"))
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
