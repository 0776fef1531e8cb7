package import CatalogModel
package import SourceText

/// A format that apps keep their own texts in, under any keys.
///
/// Each format states the paths of its tables and reads their texts in its folder, in a file `…+AppStrings.swift`. The
/// readers of ``StringTableFormat`` are for a catalogue's texts, whose keys and arguments are known. For a text with
/// plural forms, these have the form that most counts have.
package protocol AppStringFormat: StringTableFormat {
  /// The part of the names of tables after the last dot.
  var appEnding: String { get }

  /// True if the files of all locales have the source texts too.
  var repeatsSource: Bool { get }

  /// The texts of a file, as far as it can be read.
  ///
  /// - Parameters:
  ///   - named: the locale that the file's path states.
  ///   - source: the locale of the source texts.
  /// - Throws: ``StringTableError`` if nothing of the file can be read.
  func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings
}

extension AppStringFormat {
  package var repeatsSource: Bool { false }
}
