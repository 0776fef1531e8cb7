internal import CatalogModel
internal import ICUText
internal import SourceText

/// A locale in the name of a file or folder.
struct NamedLocale {
  let tag: LanguageTag
  /// The name, for people: "the folder 'values-de'".
  let description: String
  /// True if the name can only be a locale, like `values-de` and `de.lproj`. The `app` of `app.json` may not be one.
  var isCertain = true
  /// True if it is the name of a folder that may have any name.
  var isAnyFolder = false
  /// True for a language in small letters with a script or region: `fr_CA` is one tag, and not Catalan after `fr`.
  var isRegional = false
  /// True if it is the whole name of the file or folder, and not the end of one.
  var isWhole = false
  /// True if it is a locale only beside files of other locales: a code of three letters for a language that has one of
  /// two, such as `cat` and `mac`, or a folder of folders.
  var needsSiblings = false

  /// Names that are not tags, or tags of another locale; the codes of MediaWiki for Serbian name no region.
  private static let names = ["english": "en", "sr-ec": "sr-Cyrl", "sr-el": "sr-Latn"]

  /// The locale of a name; `messages` and `my-list` would be tags too, but the registry does not have their subtags.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    if let tag = names[String(name)] { return LanguageTag(tag) }
    guard !name.contains("."), let tag = LanguageTag(localeIdentifier: String(name)), tag.language.count <= 3 else {
      return nil
    }
    guard let unknown = LocaleData.unknownSubtag(of: tag.identifier) else {
      // 'to-do' and 'is-it' are words: a region in small letters must be one that CLDR has the language in.
      let parts = Self.parts(of: name)
      let isLower = parts.count == 2 && parts.allSatisfy { $0.count == 2 && $0.allSatisfy(isLowercase) }
      return isLower && !locales.contains(tag.maximized ?? tag) ? nil : tag
    }
    // 'en_EN' and 'sr_SP' are languages of regions that do not exist.
    return isRegional(name) && unknown == tag.region ? LanguageTag(tag.language) : canonical(tag)
  }

  /// True for a language of two letters, or one that CLDR has: `src` and `app` are languages, too.
  var isLikely: Bool {
    !needsSiblings && (tag.language.utf8.count == 2 || Self.languages.contains(tag.language))
  }

  private static let languages = Set(LocaleData.available)
  private static let locales = Set(LocaleData.available.compactMap { LanguageTag(localeIdentifier: $0)?.maximized })

  /// The tag with the two-letter code of a language that has one: `ca` for `cat`. nil for any other tag.
  static func canonical(_ tag: LanguageTag) -> LanguageTag? {
    guard tag.language.utf8.count == 3, let canonical = LocaleData.canonicalTag(tag.identifier),
      canonical != tag.identifier
    else { return nil }
    return LanguageTag(canonical).flatMap { LocaleData.unknownSubtag(of: $0.identifier) == nil ? $0 : nil }
  }

  static func isRegional(_ name: some StringProtocol) -> Bool {
    let parts = parts(of: name)
    guard (2...3).contains(parts.count), parts[0].count == 2, parts[0].allSatisfy(isLowercase) else { return false }
    let isRegion = { (part: Substring.UTF8View) in
      part.count == 2 && part.allSatisfy(isUppercase) || part.count == 3 && part.allSatisfy(\.isASCIIDigit)
    }
    let isScript = parts[1].count == 4 && parts[1].first.map(isUppercase) ?? false
    return parts.count == 2 ? isScript || isRegion(parts[1]) : isScript && isRegion(parts[2])
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

  /// The parts between underscores and hyphens.
  private static func parts(of name: some StringProtocol) -> [Substring.UTF8View] {
    Substring(name).utf8.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
  }
}

extension NamedLocale {
  /// True for a code of three letters for a language that has one of two.
  static func isLongCode(_ name: some StringProtocol, of tag: LanguageTag) -> Bool {
    parts(of: name).first.map { $0.count == 3 && tag.language.utf8.count == 2 } ?? false
  }

  /// The locale of a part of a file's name.
  init?(inFileName name: some StringProtocol, isWhole: Bool = false) {
    guard let tag = Self.tag(name) else { return nil }
    self.init(
      tag: tag, description: "the file's name", isCertain: false, isRegional: Self.isRegional(name), isWhole: isWhole,
      needsSiblings: Self.isLongCode(name, of: tag))
  }
}
