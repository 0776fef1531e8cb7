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

  /// The table and the locale that a path states; nil if it is not the path of a table in this format.
  ///
  /// - Parameters:
  ///   - path: that of a file with the format's ending.
  ///   - source: the locale of files that name none, such as `values/strings.xml`.
  func appTable(at path: AppPath, source: LanguageTag) -> AppTableName?

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

/// A table, which has one file for each locale, and the locale of one of its files.
package struct AppTableName {
  /// The path with `*` in place of the locale.
  let table: String
  /// nil for a file with all locales, or with a locale that only its content states.
  let locale: LanguageTag?
}

/// The parts of the path of an app's file.
package struct AppPath {
  /// The folders and the name.
  let parts: [String]
  /// The name without its ending.
  let stem: String
  /// The part of the name after its last dot.
  let ending: String

  /// The folder of the file; empty at the top.
  var folder: String { parts.dropLast().last ?? "" }

  /// - Parameter path: with `/` as separator.
  /// - Returns: nil if the name has no ending.
  init?(_ path: String) {
    parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    (stem, ending) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// The path with another name for its folder.
  func inFolder(_ name: String) -> String { replacing(parts.count - 2, with: name) }

  /// The path with another name for the file.
  func named(_ name: String) -> String { replacing(parts.count - 1, with: name) }

  /// The path with another part.
  func replacing(_ index: Int, with replacement: String) -> String {
    var parts = parts
    parts[index] = replacement
    return parts.joined(separator: "/")
  }
}

extension AppPath {
  /// The table of a file whose name states its locale (`de.json`), at the end (`app_de.arb`), or whose folder does
  /// (`de/common.json`).
  var tableByName: AppTableName? {
    if let dot = stem.lastIndex(of: "."), let locale = Self.locale(String(stem[stem.index(after: dot)...])) {
      return AppTableName(table: named("\(stem[...dot])*.\(ending)"), locale: locale)
    }
    if let locale = Self.locale(stem) { return AppTableName(table: named("*.\(ending)"), locale: locale) }
    if let (start, locale) = Self.locale(endingStem: stem) {
      return AppTableName(table: named("\(start)*.\(ending)"), locale: locale)
    }
    return Self.locale(folder).map { AppTableName(table: inFolder("*"), locale: $0) }
  }

  /// The locale after the first underscore or hyphen that a locale follows: `app_pt_BR` and `messages-de`.
  private static func locale(endingStem stem: String) -> (start: Substring, locale: LanguageTag)? {
    for index in stem.indices where stem[index] == "_" || stem[index] == "-" {
      let next = stem.index(after: index)
      if let locale = locale(String(stem[next...])) { return (stem[..<next], locale) }
    }
    return nil
  }

  /// A name that is a locale: two or three letters, and perhaps a script or region; or `english`.
  private static func locale(_ name: String) -> LanguageTag? {
    if name == "english" { return .english }
    guard let locale = NamedLocale.tag(name), locale.namesLanguage else { return nil }
    // `app_de` and `my_en` would be languages of regions; no region is called EN.
    guard locale.region != "EN" else { return nil }
    guard locale.language.count == 3 else { return locale }
    // `new` and `src` would be languages, too.
    return name.count == 3 || LanguageTag(locale.language)?.maximized?.script == nil ? nil : locale
  }
}
