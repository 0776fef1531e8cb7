package import CatalogModel
package import SourceText
internal import TextFormats

extension StringsFormat: AppStringFormat {
  /// A file in a folder of a locale, or of the base: `de.lproj/Main.strings`.
  package func appTable(at path: AppPath, source: LanguageTag) -> AppTableName? {
    guard path.ending == "strings", path.folder.hasSuffix(".lproj") else { return nil }
    let tag = String(path.folder.dropLast(".lproj".count))
    guard let locale = tag == "Base" ? source : LanguageTag(localeIdentifier: tag) else { return nil }
    return AppTableName(table: path.inFolder("*.lproj"), locale: locale)
  }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    let locale = named ?? source
    if StringsPropertyList.isXML(file) {
      return try StringsPropertyList(file).entries.filter { $0.value.isNamed("string") }.map { entry in
        AppString(
          key: entry.key, text: entry.value.text, locale: locale, comment: entry.comments.last?.text,
          place: entry.value.place)
      }
    }
    let text = try file.decodedLines()
    var reader = OldStyleReader(text)
    try reader.read()
    return reader.entries.map { entry in
      AppString(
        key: entry.key, text: entry.value, locale: locale, comment: entry.comments.last?.text,
        place: UnitPlace(file: text, offset: entry.valueRange.lowerBound))
    }
  }
}
