package import CatalogModel
internal import SourceText

/// Suggestions for a locale that is not declared.
package enum NearestLocale {
  /// The likeliest locales, or none.
  ///
  /// Translators' programs add regions that the catalogue does not have, as in `pl-PL`, so a locale of the same
  /// language and script comes before one with a similar tag. Short tags are all similar, and `fr` is not a misspelling
  /// of `ar`.
  package static func of(_ locale: LanguageTag, among declared: [LanguageTag]) -> [LanguageTag] {
    let sameLanguage = declared.filter { $0.language == locale.language }
    let sameScript = sameLanguage.filter { $0.script == locale.script }
    if let general = sameScript.first(where: { $0.region == nil }) { return [general] }
    if !sameScript.isEmpty { return sameScript }
    guard sameLanguage.isEmpty else {
      return nearest(to: locale, in: sameLanguage).map { [$0] } ?? sameLanguage
    }
    guard locale.identifier.utf8.count >= 4 else { return [] }
    return nearest(to: locale, in: declared).map { [$0] } ?? []
  }

  private static func nearest(to locale: LanguageTag, in declared: [LanguageTag]) -> LanguageTag? {
    let name = NearestName.of(locale.identifier, in: declared.map(\.identifier))
    return declared.first { $0.identifier == name }
  }

  /// The advice on a locale that is not declared: "did you mean 'pl'?", or declare it.
  package static func advice(
    on locale: LanguageTag, among declared: [LanguageTag],
    otherwise: @autoclosure () -> String = "add it to 'locales' in catalog.json"
  ) -> String {
    let near = of(locale, among: declared).prefix(3).map { "'\($0)'" }
    return near.isEmpty ? otherwise() : "did you mean \(near.joined(separator: " or "))?"
  }
}
