package import CatalogModel
package import SourceText

extension XCStringsFormat: AppStringFormat {
  package func appTable(at path: AppPath, source: LanguageTag) -> AppTableName? {
    path.ending == "xcstrings" ? AppTableName(table: path.parts.joined(separator: "/"), locale: nil) : nil
  }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> [AppString] {
    let json = try JSONObjectFile(file)
    let language = json.root["sourceLanguage"]?.string.flatMap { LanguageTag(localeIdentifier: $0) } ?? source
    var found: [AppString] = []
    for member in json.root["strings"]?.members ?? [] {
      let comment = member.value["comment"]?.string
      var hasSource = false
      for localization in member.value["localizations"]?.members ?? [] {
        guard let locale = LanguageTag(localeIdentifier: localization.key) else { continue }
        hasSource = hasSource || locale == language
        guard let unit = localization.value["stringUnit"], let text = unit["value"]?.string else { continue }
        let state = unit["state"]?.string
        found.append(
          AppString(
            key: member.key, text: text, locale: locale, comment: comment,
            needsReview: state == "new" || state == "needs_review", isStatedTranslation: state == "translated",
            place: UnitPlace(file: json.text, offset: unit.offset)))
      }
      // Xcode shows the key if the source language has no text.
      guard !hasSource else { continue }
      let place = UnitPlace(file: json.text, offset: member.keyRange.lowerBound)
      found.append(AppString(key: member.key, text: member.key, locale: language, comment: comment, place: place))
    }
    return found
  }
}
