package import CatalogModel
package import SourceText

/// The path of an app's string table, which states the locale of its texts.
package struct AppTablePath: Sendable {
  let format: any AppStringFormat
  package var formatIdentifier: String { format.description.identifier }
  /// The table, which has one file for each locale: the path with `*` in place of the locale.
  package let table: String
  /// nil for a file with all locales, or with a locale that only its content states.
  package let locale: LanguageTag?

  /// - Parameters:
  ///   - path: with `/` as separator.
  ///   - source: the locale of files that name none, such as `values/strings.xml`.
  /// - Returns: nil if the path is not that of a string table.
  package init?(_ path: String, source: LanguageTag) {
    guard let path = AppPath(path) else { return nil }
    for format in AllFormats.ofApps where format.appEnding == path.ending {
      guard let found = format.appTable(at: path, source: source) else { continue }
      (self.format, table, locale) = (format, found.table, found.locale)
      return
    }
    return nil
  }

  /// Returns whether a file has the ending of string tables, by its name alone.
  package static func hasEnding(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = name[name.index(after: dot)...]
    return AllFormats.ofApps.contains { $0.appEnding == ending }
  }

  /// Returns whether the file may have texts in the language of a locale, by its path.
  package func mayHaveTexts(in source: LanguageTag) -> Bool {
    format.repeatsSource || locale.map { $0.language == source.language } ?? true
  }

  /// Reads the texts of the file that can be copied, for which all of it must be well-formed.
  ///
  /// - Parameter source: the locale of the source texts.
  /// - Throws: ``StringTableError`` if the file is malformed.
  package func strings(of file: SourceFile, source: LanguageTag) throws(StringTableError) -> [AppString] {
    let found = try readableStrings(of: file, source: source)
    if let fault = found.fault { throw fault }
    return found.strings.filter(\.isWhole)
  }

  /// Reads the texts of the file as far as possible.
  ///
  /// - Parameter source: the locale of the source texts.
  /// - Throws: ``StringTableError`` if nothing of the file can be read.
  package func readableStrings(of file: SourceFile, source: LanguageTag) throws(StringTableError) -> AppStrings {
    try format.appStrings(of: file, named: locale, source: source)
  }
}
