internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import SourceText

/// A locale that the name of a file or of its folder says.
struct NamedLocale {
  let tag: LanguageTag
  /// The name, in words: "the folder 'values-de'".
  let words: String
  /// Whether such a name can be nothing else: `values-de` and `de.lproj`. The name of `app.json` may be no locale.
  var isCertain = true

  /// A locale as files and folders are named after it; `messages` and `locale` would be tags, too.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    LanguageTag(localeIdentifier: String(name)).flatMap { $0.language.count <= 3 ? $0 : nil }
  }
}

extension ReadContext {
  /// The locale of a file: the one that it states, else the one of `--locale`, else the one that its name says; nil if
  /// none does.
  ///
  /// All may be written in any way that ``LanguageTag/init(localeIdentifier:)`` reads, and find the declared locale that they
  /// are another name of: `zh_TW` is `zh-Hant`. `--locale` says which locale is meant by one that the catalogue does not
  /// declare: tools of translators add regions, `pl-PL`.
  ///
  /// - Parameters:
  ///   - stated: the locale as the file's content has it; nil if it has none.
  ///   - place: where it says so.
  ///   - named: the locale that the name of the file or its folder says; nil if it says none. It counts only where the
  ///     content states none.
  /// - Throws: ``StringTableError`` where the content or the name says another locale than `--locale`.
  func fileLocale(
    stated: String?, at place: UnitPlace, named: NamedLocale? = nil
  ) throws(StringTableError) -> LanguageTag? {
    let stated = stated.flatMap { LanguageTag(localeIdentifier: $0) }.map(declaredName)
    let tag = named.map { declaredName(of: $0.tag) }
    guard let locale else { return stated ?? tag }
    if let stated, contradicts(stated, locale) {
      throw StringTableError(
        "the file is of '\(stated)', not of '\(locale)' as --locale says; leave --locale out or correct the file",
        at: place)
    }
    if stated == nil, let named, let tag, named.isCertain || declared.hasLanguage(of: tag), contradicts(tag, locale) {
      throw StringTableError(
        "\(named.words) is of '\(tag)', not of '\(locale)' as --locale says; leave --locale out or rename it",
        path: place.path)
    }
    return locale
  }

  /// The same for a format whose files say their locale by their names alone.
  func fileLocale(_ file: SourceFile, named: NamedLocale?) throws(StringTableError) -> LanguageTag? {
    try fileLocale(stated: nil, at: UnitPlace(file: file, offset: 0), named: named)
  }

  /// The declared locale that a tag is another name of; the tag itself where none is.
  func declaredName(of tag: LanguageTag) -> LanguageTag { declared.locale(named: tag) ?? tag }

  /// Whether two locales cannot be meant by each other: both are declared, or their languages or scripts differ.
  private func contradicts(_ found: LanguageTag, _ wanted: LanguageTag) -> Bool {
    if found == wanted { return false }
    guard let one = Self.maximized(found), let other = Self.maximized(wanted) else { return true }
    if one == other { return false }
    return declared.contains(found) || one.language != other.language || one.script != other.script
  }

  private static func maximized(_ tag: LanguageTag) -> LanguageTag? {
    LocaleData.maximizedTag(tag.identifier).flatMap { LanguageTag($0) }
  }
}

// MARK: - Names of files

extension ReadContext {
  /// The locale that the whole name of a file says, less its extension: `zh_TW.po`.
  func locale(ofStem file: SourceFile) -> NamedLocale? { NamedLocale.tag(file.stem).map(Self.named) }

  /// The locale that the whole name of a file says, or else that of its folder: `de.json` and `de/app.json`.
  ///
  /// Short words such as `app` and `src` are languages, too: the first reading counts that is a declared locale, else the
  /// first with two letters.
  func locale(ofStemOrFolder file: SourceFile) -> NamedLocale? {
    let folder = file.path.split(separator: "/").dropLast().last.flatMap { name in
      NamedLocale.tag(name).map { NamedLocale(tag: $0, words: "the folder '\(name)'", isCertain: false) }
    }
    let readings = [locale(ofStem: file), folder].compactMap(\.self)
    return readings.first { declared.locale(named: $0.tag) != nil } ?? readings.first { $0.tag.language.count == 2 }
      ?? readings.first
  }

  /// The locale at the end of a file's name, after an underscore: `messages_zh_TW.properties`.
  ///
  /// Of several readings the first one counts that is a declared locale: `my_app_de` is German.
  func locale(endingStem file: SourceFile) -> NamedLocale? {
    let parts = file.stem.split(separator: "_")
    let tags = parts.indices.dropFirst().compactMap { start in
      NamedLocale.tag(parts[start...].joined(separator: "_"))
    }
    return (tags.first { declared.locale(named: $0) != nil } ?? tags.first).map(Self.named)
  }

  /// Whether the name of a file or of its folder says a declared locale other than the source locale.
  func isNamedAfterTarget(_ file: SourceFile) -> Bool {
    let named = likeliest(locale(endingStem: file), locale(ofStemOrFolder: file))
    guard let locale = named.flatMap({ declared.locale(named: $0.tag) }) else { return false }
    return locale != sourceLocale
  }

  /// Of several readings of a name the first one that is a declared locale, else the first.
  func likeliest(_ readings: NamedLocale?...) -> NamedLocale? {
    let readings = readings.compactMap(\.self)
    return readings.first { declared.locale(named: $0.tag) != nil } ?? readings.first
  }

  private static func named(_ tag: LanguageTag) -> NamedLocale {
    NamedLocale(tag: tag, words: "the file's name", isCertain: false)
  }
}
