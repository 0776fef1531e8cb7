internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
package import SourceText

/// A locale in the name of a file or folder.
struct NamedLocale {
  let tag: LanguageTag
  /// The name, for people: "the folder 'values-de'".
  let description: String
  /// True if the name can only be a locale, like `values-de` and `de.lproj`. The `app` of `app.json` may not be one.
  var isCertain = true
  /// True if it is the name of a folder that may have any name.
  var isAnyFolder = false
  /// True for a language in small letters and a region in capitals: `fr_CA` is one tag, and not Catalan after `fr`.
  var isRegional = false

  /// The locale of a name; `messages` and `my-list` would be tags too, but the registry does not have their subtags.
  static func tag(_ name: some StringProtocol) -> LanguageTag? {
    guard let tag = LanguageTag(localeIdentifier: String(name)), tag.language.count <= 3,
      LocaleData.unknownSubtag(of: tag.identifier) == nil
    else { return nil }
    return tag
  }
}

extension NamedLocale {
  /// The locale of a part of a file's name.
  fileprivate init?(inFileName name: some StringProtocol) {
    guard let tag = Self.tag(name) else { return nil }
    self.init(
      tag: tag, description: "the file's name", isCertain: false,
      isRegional: String(name).wholeMatch(of: /[a-z]{2}[_-][A-Z]{2}/) != nil)
  }
}

extension ReadContext {
  /// The locale of a file: the one that it states, else the one of `--locale`, else the one of its name; nil if there
  /// is none.
  ///
  /// All may be written in any form that ``LanguageTag/init(localeIdentifier:)`` reads, and are mapped to the declared
  /// locale: `zh_TW` is `zh-Hant`. If the stated locale is not declared, `--locale` says which one is meant:
  /// translators' tools add regions, as in `pl-PL`. A code that names no language, such as `und`, states nothing.
  ///
  /// - Parameters:
  ///   - stated: the locale in the file's content; nil if it has none.
  ///   - place: the place of the stated locale.
  ///   - named: the locale in the name of the file or its folder, which applies only if the content states none.
  /// - Throws: ``StringTableError`` if content, name and `--locale` contradict each other.
  func fileLocale(
    stated: String?, at place: UnitPlace, named: NamedLocale? = nil
  ) throws(StringTableError) -> LanguageTag? {
    let stated = stated.flatMap(statedLocale)
    let named = named.flatMap { named in self.named(named.tag).map { (name: named, tag: $0) } }
    guard let locale else {
      if let stated, let named { try refuse(named.name, named.tag, unlessOf: [stated], at: place) }
      return stated ?? named?.tag
    }
    // In the same language, a name that says the same confirms `--locale`: gettext's `sr@latin.po` states only `sr`.
    let isConfirmed = stated?.language == locale.language && named?.tag == locale
    if let stated, contradicts(stated, locale), !isConfirmed {
      throw StringTableError(
        "the file is of '\(stated)', not of '\(locale)' as --locale says; leave out --locale or correct the file",
        at: place, .contradictedLocale)
    }
    if stated == nil, let named, named.name.isCertain || declared.hasLanguage(of: named.tag),
      contradicts(named.tag, locale)
    {
      throw StringTableError(
        "\(named.name.description) is of '\(named.tag)', not of '\(locale)' as --locale says; leave out --locale or rename it",
        path: place.path, .contradictedLocale)
    }
    return locale
  }

  /// The same for a format whose files state their locale only in their names.
  func fileLocale(_ file: SourceFile, named: NamedLocale?) throws(StringTableError) -> LanguageTag? {
    try fileLocale(stated: nil, at: UnitPlace(file: file, offset: 0), named: named)
  }

  /// - Parameter stated: the locales of the file's content.
  /// - Throws: ``StringTableError`` if the name of a file is clearly of another language or script than its content:
  ///   the texts are those of one or the other.
  func refuse(
    _ name: NamedLocale, _ tag: LanguageTag, unlessOf stated: [LanguageTag], at place: UnitPlace
  ) throws(StringTableError) {
    guard let first = stated.first, isClear(name, tag), stated.allSatisfy({ areOfDifferentLanguages($0, tag) }) else {
      return
    }
    throw StringTableError(
      "the file is of '\(first)' here, and \(name.description) is of '\(tag)'; correct one of them, or confirm the file's with "
        + "--locale \(first)", at: place, .contradictedLocale)
  }

  /// The declared locale with another name for a tag, or the tag itself.
  func declaredName(of tag: LanguageTag) -> LanguageTag { declared.locale(named: tag) ?? tag }

  /// The locale that a file's content states; nil for a text that names no language.
  func statedLocale(_ text: String) -> LanguageTag? { LanguageTag(localeIdentifier: text).flatMap(named) }

  /// The same; nil for a code that names no language, such as `und` and `estonian`.
  private func named(_ tag: LanguageTag) -> LanguageTag? {
    let isLanguage = tag.namesLanguage && LocaleData.unknownSubtag(of: tag.language) == nil
    return isLanguage || declared.contains(tag) ? declaredName(of: tag) : nil
  }

  /// Returns whether a name is sure to state a locale: it can be nothing else, or its language is declared, or a file's
  /// name has a code of two letters that CLDR knows.
  private func isClear(_ name: NamedLocale, _ tag: LanguageTag) -> Bool {
    if name.isCertain || declared.hasLanguage(of: tag) { return true }
    return !name.isAnyFolder && tag.language.utf8.count == 2 && tag.maximized?.script != nil
  }

  /// Returns whether two locales differ in language or script, and not only in region.
  private func areOfDifferentLanguages(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
    guard let one = one.maximized, let other = other.maximized else { return one != other }
    return one.language != other.language || one.script != other.script
  }

  /// Returns whether two locales cannot mean the same: both are declared, or their languages or scripts differ.
  private func contradicts(_ found: LanguageTag, _ wanted: LanguageTag) -> Bool {
    if found == wanted || (found.maximized != nil && found.maximized == wanted.maximized) { return false }
    return declared.contains(found) || areOfDifferentLanguages(found, wanted)
  }
}

// MARK: - Names of files

extension ReadContext {
  /// The locale of a file's name without its extension, after its last dot: `zh_TW.po` and `to-do.de.po`.
  func locale(ofStem file: SourceFile) -> NamedLocale? {
    file.stem.split(separator: ".").last.flatMap { NamedLocale(inFileName: $0) } ?? NamedLocale(inFileName: file.stem)
  }

  /// The locale of a file's name, or else of its folder: `de.json` and `de/app.json`.
  ///
  /// Short words such as `app` and `src` are languages too. The first reading that is a declared locale applies, else
  /// the first with two letters.
  func locale(ofStemOrFolder file: SourceFile) -> NamedLocale? {
    let folder = file.path.split(separator: "/").dropLast().last.flatMap { name in
      NamedLocale.tag(name).map {
        NamedLocale(tag: $0, description: "the folder '\(name)'", isCertain: false, isAnyFolder: true)
      }
    }
    let readings = [locale(ofStem: file), folder].compactMap(\.self)
    return readings.first { declared.locale(named: $0.tag) != nil } ?? readings.first { $0.tag.language.count == 2 }
      ?? readings.first
  }

  /// The locale at the end of a file's name, after an underscore: `messages_zh_TW.properties`.
  ///
  /// Of several readings, the first declared locale applies: `my_app_de` is German.
  ///
  /// - Parameter mark: the character before it.
  func locale(endingStem file: SourceFile, after mark: Character = "_") -> NamedLocale? {
    likeliest(SiblingPath.endings(of: file.stem, after: mark).map { NamedLocale(inFileName: $0.locale) })
  }

  /// Returns whether the name of a file or its folder is a declared locale other than the source locale.
  package func isNamedAfterTarget(_ file: SourceFile) -> Bool {
    let named = likeliest(locale(endingStem: file), locale(ofStemOrFolder: file))
    guard let locale = named.flatMap({ declared.locale(named: $0.tag) }) else { return false }
    return locale != sourceLocale
  }

  /// The first reading with a region, else the first that is a declared locale, else the first one.
  func likeliest(_ readings: NamedLocale?...) -> NamedLocale? { likeliest(readings) }

  private func likeliest(_ readings: [NamedLocale?]) -> NamedLocale? {
    let readings = readings.compactMap(\.self)
    return readings.first(where: \.isRegional) ?? readings.first { declared.locale(named: $0.tag) != nil }
      ?? readings.first
  }
}
