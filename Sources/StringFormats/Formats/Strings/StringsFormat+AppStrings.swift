package import CatalogModel
package import SourceText
internal import TextFormats

extension StringsFormat: AppStringFormat {
  package var appEnding: String { "strings" }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings {
    let locale = named ?? source
    if StringsPropertyList.isXML(file) {
      let strings = try StringsPropertyList(file).entries.filter { $0.value.isNamed("string") }.map { entry in
        AppString(
          key: entry.key, text: entry.value.text, locale: locale, comment: entry.comments.last?.text,
          place: entry.value.place)
      }
      return AppStrings(strings, source: source)
    }
    try StringsPropertyList.refuseBinary(file)
    let text = try file.decodedLines(allowsUnmarkedUTF16: true)
    var reader = OldStyleReader(text)
    var fault: StringTableError?
    do throws(StringTableError) { try reader.read() } catch { fault = error }
    let strings = reader.entries.map { entry in
      AppString(
        key: entry.key, text: entry.value, locale: locale, comment: entry.comments.last?.text,
        place: UnitPlace(file: text, offset: entry.valueRange.lowerBound))
    }
    return AppStrings(strings, source: source, fault: fault)
  }
}
