internal import CatalogModel
internal import StringFormats

extension UnitKey {
  /// The unit in one locale, `de back`, or in several, `back in 12 locales`.
  func named(in locales: Set<LanguageTag>) -> String {
    guard locales.count < 2 else { return "\(self) in \(locales.count) locales" }
    return locales.first.map { "\($0) \(self)" } ?? "\(self)"
  }
}
