package import CatalogModel
package import SourceText
internal import TextFormats

extension GettextFormat: AppStringFormat {
  package var appEnding: String { "po" }
  package var repeatsSource: Bool { true }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings {
    let text = try file.decodedLines(declaration: .gettext)
    let entries = try POParser(text).entries
    let stated = POHeader(of: entries)["Language"].flatMap { LanguageTag(localeIdentifier: $0) }
    guard let locale = stated ?? named else {
      throw StringTableError("the file names no locale; add 'Language' to its header", path: file.path)
    }
    var found: [AppString] = []
    for entry in entries where !entry.id.isEmpty {
      let place = UnitPlace(file: text, offset: entry.offset)
      let comment = entry.extracted.isEmpty ? nil : entry.extracted.joined(separator: " ")
      let original = AppMnemonic.removed(from: entry.plural ?? entry.id)
      let isWhole = entry.plural == nil
      found.append(
        AppString(key: entry.id, text: original, locale: source, comment: comment, isWhole: isWhole, place: place))
      guard locale != source, let translation = entry.translations.last, !translation.isEmpty else { continue }
      found.append(
        AppString(
          key: entry.id, text: AppMnemonic.removed(from: translation), locale: locale, comment: comment,
          needsReview: entry.flags.contains("fuzzy"), isWhole: isWhole, place: place))
    }
    return AppStrings(found, source: source)
  }
}
