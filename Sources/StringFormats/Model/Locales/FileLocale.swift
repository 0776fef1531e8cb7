internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
package import SourceText

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
    // A name that says the same confirms `--locale`: gettext's `sr@latin.po` states only `sr`.
    let isConfirmed = named?.tag == locale
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
      "the file is of '\(first)' here, and \(name.description) is of '\(tag)'; correct one of them, or confirm one with "
        + "--locale \(first) or --locale \(tag)", at: place, .contradictedLocale)
  }

  /// The declared locale with another name for a tag, or the tag itself.
  func declaredName(of tag: LanguageTag) -> LanguageTag { declared.locale(named: tag) ?? tag }

  /// The locale that a file's content states; nil for a text that names no language.
  func statedLocale(_ text: String) -> LanguageTag? {
    LanguageTag(localeIdentifier: text).flatMap { named($0) ?? NamedLocale.canonical($0).flatMap(named) }
  }

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

extension ReadContext {
  /// The locale and the table that a file's path states.
  func identity(of file: SourceFile, _ format: FormatDescription) -> PathIdentity? {
    if let identity, identity.path == file.path { return identity.identity }
    return PathIdentity(file.path, of: format, declared: declared)
  }

  /// The locale that a file's path states; nil if it states none.
  func named(_ file: SourceFile, _ format: FormatDescription) -> NamedLocale? { identity(of: file, format)?.named }

  /// Returns whether the path of a file states a declared locale other than the source locale.
  package func isNamedAfterTarget(_ file: SourceFile, _ format: FormatDescription) -> Bool {
    named(file, format).flatMap { declared.locale(named: $0.tag) }.map { $0 != sourceLocale } ?? false
  }
}
