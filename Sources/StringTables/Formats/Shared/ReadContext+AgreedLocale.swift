internal import CatalogModel

extension ReadContext {
  /// The locale that a file states inside of itself, if that is one, else the one of `--locale`; nil where neither says.
  ///
  /// `--locale` is for files that do not say theirs. What only the name of a file or folder says is no statement: names
  /// are changed on the way. Tools of translators add regions, `pl-PL`, which catalogues leave out: `--locale` may say which
  /// locale of the same language is meant.
  ///
  /// - Parameters:
  ///   - tag: the locale as the file has it; nil where it has none.
  ///   - place: where it says so.
  /// - Throws: ``StringTableError`` where both say one, and of different languages or scripts.
  func agreedLocale(stated tag: String?, at place: UnitPlace) throws(StringTableError) -> LanguageTag? {
    guard let stated = tag.flatMap({ LanguageTag($0) }) else { return locale }
    guard let locale else { return stated }
    let areScriptsAlike = stated.script == nil || locale.script == nil || stated.script == locale.script
    if stated.language == locale.language, areScriptsAlike { return locale }
    throw StringTableError(
      "the file is of '\(stated)', not of '\(locale)' as --locale says; leave --locale out or correct the file",
      at: place)
  }
}
