import Testing

import CatalogFiles
import CatalogModel
@testable import StringFormats

@Suite("Suggestions for locales")
struct NearestLocaleTests {
  @Test(
    "A locale of the same language comes first, then a similar name",
    arguments: [
      ("pl-PL", ["ar", "pl"], ["pl"]), ("pt-AO", ["pt-PT", "pt"], ["pt"]), ("es-MX", ["es", "es-419"], ["es"]),
      ("zh-Hant-TW", ["zh-Hans", "zh-Hant", "zh-Hant-HK"], ["zh-Hant"]), ("sr-RS", ["sr", "sr-Latn"], ["sr"]),
      // Which script a region implies is left to the user.
      ("zh-TW", ["zh-Hans", "zh-Hant"], ["zh-Hans", "zh-Hant"]),
      ("en-NZ", ["en-AU", "en-GB"], ["en-AU", "en-GB"]), ("sr-Latm", ["sr", "sr-Latn"], ["sr-Latn"]),
      ("uz-Cyrl", ["uz", "uz-Latn"], ["uz", "uz-Latn"]),
      // Short tags all look similar.
      ("fr", ["ar", "en"], []), ("fil", ["fi", "pl"], []), ("dee", ["de"], []),
      ("br-Latn", ["ar", "hr-Latn"], ["hr-Latn"]), ("ja-JP", ["ar", "en"], []),
    ] as [(String, [String], [String])])
  func nearest(tag: String, declared: [String], near: [String]) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(NearestLocale.of(locale, among: declared.compactMap { LanguageTag($0) }).map(\.identifier) == near)
  }

  @Test(
    "The advice names them",
    arguments: [
      ("pl-PL", ["ar", "pl"], "did you mean 'pl'?"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "did you mean 'zh-Hans' or 'zh-Hant'?"),
      ("fr", ["ar", "en"], "add it to 'locales' in catalog.json"),
    ] as [(String, [String], String)])
  func advice(tag: String, declared: [String], advice: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(NearestLocale.advice(on: locale, among: declared.compactMap { LanguageTag($0) }) == advice)
  }
}
