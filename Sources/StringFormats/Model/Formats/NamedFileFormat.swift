package import CatalogModel

/// A format whose file names follow from the locales, so that they are known before the files are written.
package protocol NamedFileFormat: StringTableFormat {
  /// The path of the file with the texts of a locale, as ``StringTableFormat/write(_:options:)`` gives it.
  ///
  /// - Parameters:
  ///   - locale: the target locale.
  ///   - source: the source locale of the catalogue.
  func path(of locale: LanguageTag, source: LanguageTag) -> String
}
