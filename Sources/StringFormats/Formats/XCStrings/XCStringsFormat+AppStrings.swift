package import CatalogModel
package import SourceText

extension XCStringsFormat: AppStringFormat {
  package var appEnding: String { "xcstrings" }

  package func appStrings(
    of file: SourceFile, named: LanguageTag?, source: LanguageTag
  ) throws(StringTableError) -> AppStrings {
    let json = try JSONObjectFile(readable: file)
    let language = json.root["sourceLanguage"]?.string.flatMap { LanguageTag(localeIdentifier: $0) } ?? source
    var found: [AppString] = []
    for member in json.root["strings"]?.members ?? [] {
      let comment = member.value["comment"]?.string
      var (hasSource, hasText) = (false, false)
      for localization in member.value["localizations"]?.members ?? [] {
        guard let locale = LanguageTag(localeIdentifier: localization.key) else { continue }
        hasSource = hasSource || locale == language
        guard let (unit, isWhole) = Self.unit(of: localization.value), let text = unit["value"]?.string else {
          continue
        }
        hasText = hasText || locale == language
        let state = unit["state"]?.string
        found.append(
          AppString(
            key: member.key, text: text, locale: locale, comment: comment,
            needsReview: state == "new" || state == "needs_review", isStatedTranslation: state == "translated",
            isWhole: isWhole, place: UnitPlace(file: json.text, offset: unit.offset)))
      }
      // Xcode shows the key if the source language has no text.
      guard !hasText else { continue }
      let place = UnitPlace(file: json.text, offset: member.keyRange.lowerBound)
      found.append(
        AppString(
          key: member.key, text: member.key, locale: language, comment: comment, isWhole: !hasSource, place: place))
    }
    return AppStrings(found, source: language, fault: json.fault)
  }

  /// The text of a localization with its state; of several forms, the one for all other counts or devices.
  private static func unit(of localization: JSONValue) -> (unit: JSONValue, isWhole: Bool)? {
    if let unit = localization["stringUnit"] { return (unit, true) }
    let forms = localization["variations"]?.members?.first?.value
    let form = forms?["other"] ?? forms?.members?.last?.value
    return form.flatMap { unit(of: $0) }.map { ($0.unit, false) }
  }
}
