package import CatalogModel
package import SourceText

/// The path of an app's string table, which states the locale of its texts.
package struct AppTablePath: Sendable {
  let format: any AppStringFormat
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
    for format in AllFormats.ofApps {
      guard let found = format.appTable(at: path, source: source) else { continue }
      (self.format, table, locale) = (format, found.table, found.locale)
      return
    }
    return nil
  }

  /// Reads the texts of the file.
  ///
  /// - Parameter source: the locale of the source texts.
  /// - Throws: ``StringTableError`` if the file is malformed.
  package func strings(of file: SourceFile, source: LanguageTag) throws(StringTableError) -> [AppString] {
    try format.appStrings(of: file, named: locale, source: source)
  }
}
