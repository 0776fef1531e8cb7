internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// A locale in the name of a file or folder.
struct NamedLocale {
  let tag: LanguageTag
  /// The name, for people: "the folder 'values-de'".
  let words: String
  /// Whether the name can only be a locale, like `values-de` and `de.lproj`. The `app` of `app.json` may not be one.
  var isCertain = true

  /// The locale of a name; names such as `messages` and `locale` would be valid tags too, but are not accepted.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    LanguageTag(localeIdentifier: String(name)).flatMap { $0.language.count <= 3 ? $0 : nil }
  }
}

extension ReadContext {
  /// The locale of a file: the one that it states, else the one of `--locale`, else the one of its name; nil if there
  /// is none.
  ///
  /// All may be written in any form that ``LanguageTag/init(localeIdentifier:)`` reads, and are mapped to the declared
  /// locale: `zh_TW` is `zh-Hant`. If the stated locale is not declared, `--locale` says which one is meant:
  /// translators' tools add regions, as in `pl-PL`.
  ///
  /// - Parameters:
  ///   - stated: the locale in the file's content; nil if it has none.
  ///   - place: the place of the stated locale.
  ///   - named: the locale in the name of the file or its folder, which applies only if the content states none.
  /// - Throws: ``StringTableError`` if the content or the name contradicts `--locale`.
  func fileLocale(
    stated: String?, at place: UnitPlace, named: NamedLocale? = nil
  ) throws(StringTableError) -> LanguageTag? {
    let stated = stated.flatMap { LanguageTag(localeIdentifier: $0) }.map(declaredName)
    let tag = named.map { declaredName(of: $0.tag) }
    guard let locale else { return stated ?? tag }
    if let stated, contradicts(stated, locale) {
      throw StringTableError(
        "the file is of '\(stated)', not of '\(locale)' as --locale says; leave out --locale or correct the file",
        at: place)
    }
    if stated == nil, let named, let tag, named.isCertain || declared.hasLanguage(of: tag), contradicts(tag, locale) {
      throw StringTableError(
        "\(named.words) is of '\(tag)', not of '\(locale)' as --locale says; leave out --locale or rename it",
        path: place.path)
    }
    return locale
  }

  /// The same for a format whose files state their locale only in their names.
  func fileLocale(_ file: SourceFile, named: NamedLocale?) throws(StringTableError) -> LanguageTag? {
    try fileLocale(stated: nil, at: UnitPlace(file: file, offset: 0), named: named)
  }

  /// The declared locale with another name for a tag, or the tag itself.
  func declaredName(of tag: LanguageTag) -> LanguageTag { declared.locale(named: tag) ?? tag }

  /// Whether two locales cannot mean the same: both are declared, or their languages or scripts differ.
  private func contradicts(_ found: LanguageTag, _ wanted: LanguageTag) -> Bool {
    if found == wanted { return false }
    guard let one = found.maximized, let other = wanted.maximized else { return true }
    if one == other { return false }
    return declared.contains(found) || one.language != other.language || one.script != other.script
  }
}

// MARK: - Names of files

extension ReadContext {
  /// The locale of a file's name without its extension: `zh_TW.po`.
  func locale(ofStem file: SourceFile) -> NamedLocale? { NamedLocale.tag(file.stem).map(Self.named) }

  /// The locale of a file's name, or else of its folder: `de.json` and `de/app.json`.
  ///
  /// Short words such as `app` and `src` are languages too. The first reading that is a declared locale applies, else
  /// the first with two letters.
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
  /// Of several readings, the first declared locale applies: `my_app_de` is German.
  func locale(endingStem file: SourceFile) -> NamedLocale? {
    let parts = file.stem.split(separator: "_")
    let tags = parts.indices.dropFirst().compactMap { start in
      NamedLocale.tag(parts[start...].joined(separator: "_"))
    }
    return (tags.first { declared.locale(named: $0) != nil } ?? tags.first).map(Self.named)
  }

  /// Whether the name of a file or its folder is a declared locale other than the source locale.
  func isNamedAfterTarget(_ file: SourceFile) -> Bool {
    let named = likeliest(locale(endingStem: file), locale(ofStemOrFolder: file))
    guard let locale = named.flatMap({ declared.locale(named: $0.tag) }) else { return false }
    return locale != sourceLocale
  }

  /// The first reading that is a declared locale, else the first one.
  func likeliest(_ readings: NamedLocale?...) -> NamedLocale? {
    let readings = readings.compactMap(\.self)
    return readings.first { declared.locale(named: $0.tag) != nil } ?? readings.first
  }

  private static func named(_ tag: LanguageTag) -> NamedLocale {
    NamedLocale(tag: tag, words: "the file's name", isCertain: false)
  }
}
