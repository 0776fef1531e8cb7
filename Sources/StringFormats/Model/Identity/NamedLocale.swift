internal import CatalogModel
internal import ICUText

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

  /// The locale of a name; `messages` and `my-list` would be tags too, but the registry does not have their subtags.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    if name == "english" { return .english }
    guard !name.contains("."), let tag = LanguageTag(localeIdentifier: String(name)), tag.language.count <= 3 else {
      return nil
    }
    guard let unknown = LocaleData.unknownSubtag(of: tag.identifier) else {
      // 'to-do' and 'is-it' are words: a region in small letters must be one that CLDR has the language in.
      let isLower = String(name).wholeMatch(of: /[a-z]{2}[_-][a-z]{2}/) != nil
      return isLower && !locales.contains(tag.maximized ?? tag) ? nil : tag
    }
    // 'en_EN' and 'sr_SP' are languages of regions that do not exist.
    return isRegional(name) && unknown == tag.region ? LanguageTag(tag.language) : nil
  }

  /// True for a language of two letters, or one that CLDR has: `src` and `app` are languages, too.
  var isLikely: Bool { tag.language.utf8.count == 2 || Self.languages.contains(tag.language) }

  private static let languages = Set(LocaleData.available)
  private static let locales = Set(LocaleData.available.compactMap { LanguageTag(localeIdentifier: $0)?.maximized })

  static func isRegional(_ name: some StringProtocol) -> Bool {
    String(name).wholeMatch(of: /[a-z]{2}[_-]([A-Z][a-z]{3}|([A-Z][a-z]{3}[_-])?([A-Z]{2}|[0-9]{3}))/) != nil
  }
}

extension NamedLocale {
  /// The locale of a part of a file's name.
  init?(inFileName name: some StringProtocol, isWhole: Bool = false) {
    guard let tag = Self.tag(name) else { return nil }
    self.init(
      tag: tag, description: "the file's name", isCertain: false, isRegional: Self.isRegional(name), isWhole: isWhole)
  }
}
