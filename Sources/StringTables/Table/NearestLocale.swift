package import CatalogModel
internal import SourceText

/// Which declared locales somebody may have meant by one that is not declared.
package enum NearestLocale {
  /// The likeliest ones; empty if none is like it.
  ///
  /// Translators' programs name a region where the catalogue has none, `pl-PL`: so a locale of the same language and
  /// script comes before one that is only spelt alike. Short tags are all spelt alike, and `fr` is no slip of `ar`.
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

  /// What to do about a locale that is not declared: "did you mean 'pl'?", or to declare it.
  package static func advice(on locale: LanguageTag, among declared: [LanguageTag]) -> String {
    let near = of(locale, among: declared).prefix(3).map { "'\($0)'" }
    return near.isEmpty ? "add it to 'locales' in catalog.json" : "did you mean \(near.joined(separator: " or "))?"
  }
}
