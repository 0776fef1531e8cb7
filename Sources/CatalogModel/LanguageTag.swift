internal import SourceText

/// A well-formed BCP 47 language tag, in the case that RFC 5646 §2.1.1 recommends.
///
/// ```swift
/// let tag = LanguageTag("zh-hant-hk")
/// tag?.identifier                                    // zh-Hant-HK
/// tag?.script                                        // Hant (ISO 15924)
/// ```
///
/// Only the syntax is checked (language, script, region, variants, extensions), not whether the subtags are registered.
/// Language matching handles canonical forms (`iw` → `he`).
public struct LanguageTag: Hashable, Sendable {
  /// The tag with hyphens and recommended case, such as `zh-Hant-HK`.
  public let identifier: String

  /// The language subtag in lower case, such as `zh`.
  public let language: String

  /// The script subtag in title case, such as `Hant`; nil if the tag has none.
  public let script: String?

  /// The region subtag: two letters in upper case (ISO 3166-1), such as `HK`, or three digits (UN M.49), such as `419`;
  /// nil if the tag has none.
  public let region: String?

  /// English.
  public static let english = LanguageTag(language: "en")

  private init(language: String) {
    identifier = language
    self.language = language
    script = nil
    region = nil
  }

  /// Parses a tag by the `langtag` production of RFC 5646 §2.1; nil if it is malformed.
  ///
  /// It rejects underscores, extended language subtags (`zh-yue`), grandfathered tags without this form (`i-klingon`),
  /// tags of private use only (`x-…`), and languages of four letters, which the RFC reserves.
  /// ``init(localeIdentifier:)`` reads the first three.
  ///
  /// - Parameter text: a tag in any case, of at most 100 bytes.
  public init?(_ text: String) {
    var subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { Subtag(String($0) ?? "") }[...]
    guard text.utf8.count <= 100, subtags.allSatisfy(\.isWellFormed) else { return nil }
    guard let language = subtags.popFirst(), language.isLetters, [2, 3, 5, 6, 7, 8].contains(language.length)
    else { return nil }
    self.language = language.lowercased
    script = subtags.popFirst(where: { $0.isLetters && $0.length == 4 })?.titlecased
    region =
      subtags.popFirst(where: { ($0.isLetters && $0.length == 2) || ($0.isDigits && $0.length == 3) })?.uppercased
    var parts = [self.language, script, region].compactMap(\.self)
    while let variant = subtags.popFirst(where: \.isVariant) { parts.append(variant.lowercased) }
    guard Self.areExtensions(subtags) else { return nil }
    parts += subtags.map(\.lowercased)
    identifier = parts.joined(separator: "-")
  }

  /// Returns whether the rest of a tag is a sequence of extensions: each a singleton and at least one longer subtag,
  /// but one or more subtags of any length after `x`.
  private static func areExtensions(_ subtags: ArraySlice<Subtag>) -> Bool {
    var rest = subtags
    while let singleton = rest.popFirst(where: { $0.length == 1 }) {
      if singleton.isPrivateUse { return !rest.isEmpty }
      let longer = rest.prefix { $0.length > 1 }
      guard !longer.isEmpty else { return false }
      rest = rest[longer.endIndex...]
    }
    return rest.isEmpty
  }
}

extension LanguageTag {
  /// True if the language subtag names one language, rather than several, an unknown one or none (ISO 639-2, § Special
  /// situations).
  ///
  /// CLDR's likely subtags give such codes a script and a region too, `und` those of English.
  package var namesLanguage: Bool { !Self.codesOfNoLanguage.contains(language) }

  private static let codesOfNoLanguage: Set = ["art", "mis", "mul", "und", "zxx"]
}

extension LanguageTag: Comparable, CustomStringConvertible {
  /// By the tag's Unicode scalars.
  public static func < (left: Self, right: Self) -> Bool { left.identifier < right.identifier }
  /// The tag.
  public var description: String { identifier }
}

/// One hyphen-separated part of a tag.
private struct Subtag {
  let text: String
  let length: Int
  let isLetters: Bool
  let isDigits: Bool
  let isWellFormed: Bool

  init(_ text: String) {
    self.text = text
    length = text.utf8.count
    let kinds = text.utf8.map { byte in (letter: byte.isASCIILetter, digit: byte.isASCIIDigit) }
    isLetters = kinds.allSatisfy(\.letter)
    isDigits = kinds.allSatisfy(\.digit)
    isWellFormed = (1...8).contains(length) && kinds.allSatisfy { $0.letter || $0.digit }
  }

  var lowercased: String { text.lowercased() }
  var uppercased: String { text.uppercased() }
  var titlecased: String { text.prefix(1).uppercased() + text.dropFirst().lowercased() }
  var isPrivateUse: Bool { lowercased == "x" }
  var isVariant: Bool {
    length >= 5 || (length == 4 && text.utf8.first?.isASCIIDigit ?? false)
  }
}

extension ArraySlice {
  /// Removes and returns the first element if it matches.
  fileprivate mutating func popFirst(where fits: (Element) -> Bool) -> Element? {
    guard let first, fits(first) else { return nil }
    return removeFirst()
  }
}
