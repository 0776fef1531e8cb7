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
    guard let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last else { return nil }
    for format in AllFormats.ofApps where format.appEnding == ending {
      let found = PathIdentity(path, of: format.description)
      let named = found?.named.flatMap { $0.isCertain || $0.isLikely ? $0.tag : nil }
      let locale = found?.isSource ?? false ? source : named
      // A string catalog has all locales, and the content of a PO file states its own.
      guard format.repeatsSource || format.description.layout == .oneFile || locale != nil else { continue }
      self.format = format
      self.locale = format.description.layout == .oneFile ? nil : locale
      table = locale == nil || format.description.layout == .oneFile ? path : found?.table ?? path
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

extension TableFiles {
  /// The locales of a table's other files.
  package mutating func siblings(of path: String, in table: AppTablePath) -> [LanguageTag] {
    let identity = PathIdentity(path, of: table.format.description)
    return identity.map { siblings(of: path, in: $0, table.format.description) }?.compactMap(\.identity.named?.tag)
      ?? []
  }
}
