import Testing

@testable import GeneratedCode

/// The locales that a few catalogues have for users' languages, by CLDR's rules of matching.
@Suite struct LanguageTableTests {
  /// The locale of a tag by the rule that ``GeneratedLanguages`` states; nil for a tag without an entry.
  private static func locale(_ tag: String, of locales: [String]) throws -> String? {
    var numbers = NumberFormats()
    let table = try LanguageTable.languages(of: locales, printingAs: locales, defaultLocale: 0, numbers: &numbers)
    let entries = Dictionary(table.entries.map { ($0.tag, $0) }) { first, _ in first }
    return LanguagesTests.entry(tag, in: entries, table.aliases).map { locales[$0.locale] }
  }

  @Test(
    arguments: [
      // The same language in any region.
      (["en", "de"], "de-AT", "de"), (["en", "de"], "de", "de"), (["en", "de"], "en-AU", "en"),
      // Regions of one locale are nearer to each other: CLDR puts Australia with the United Kingdom.
      (["en", "en-GB"], "en-AU", "en-GB"), (["en", "en-GB"], "en-US", "en"), (["en", "en-GB"], "en-PH", "en"),
      (["pt", "pt-PT"], "pt-BR", "pt"), (["pt", "pt-PT"], "pt-AO", "pt-PT"), (["es", "es-MX"], "es-AR", "es-MX"),
      (["es", "es-MX"], "es-ES", "es"),
      // A script decides before a region.
      (["zh-Hans", "zh-Hant"], "zh-TW", "zh-Hant"), (["zh-Hans", "zh-Hant"], "zh-SG", "zh-Hans"),
      (["zh-Hans", "zh-Hant"], "zh-Hant-SG", "zh-Hant"), (["zh-Hans", "zh-Hant"], "zh", "zh-Hans"),
      (["sr", "sr-Latn"], "sr-Latn-RS", "sr-Latn"), (["sr", "sr-Latn"], "sr-RS", "sr"),
      // Deprecated codes, and members of macrolanguages.
      (["en", "he"], "iw", "he"), (["en", "nb"], "no", "nb"), (["en", "id"], "in", "id"), (["en", "fil"], "tl", "fil"),
      (["en", "ar"], "arz", "ar"),
    ] as [([String], String, String)])
  func matches(locales: [String], tag: String, locale: String) throws {
    #expect(try Self.locale(tag, of: locales) == locale)
  }

  @Test(arguments: [(["en", "de"], "fr"), (["en", "de"], "ja-JP"), (["en", "zh-Hans"], "zh-Hant")])
  func matchesNothing(locales: [String], tag: String) throws {
    let found = try Self.locale(tag, of: locales)
    #expect(found == nil || found == "en")
  }

  @Test(
    "Variants have the tag's order",
    arguments: [(nil, nil, "zh"), ("Hant", nil, "zh-Hant"), (nil, "TW", "zh-TW"), ("Hant", "TW", "zh-Hant-TW")]
      as [(String?, String?, String)])
  func tag(script: String?, region: String?, tag: String) {
    #expect(LanguageTags.Variant(script: script, region: region).tag(of: "zh") == tag)
  }

  @Test("Aliases and plain scripts", arguments: [("iw", "he"), ("heb", "he"), ("in", "id"), ("deu", "de")])
  func knowsAliases(alias: String, language: String) { #expect(LanguageTags.aliases[alias] == language) }

  @Test func listsRegionsForSeveralLocalesOnly() {
    let tags = LanguageTags(locales: ["en", "en-GB", "de"])
    #expect(tags.regions(of: "en").contains("AU") && tags.regions(of: "de") == [])
    #expect(tags.languages.contains("en") && !tags.languages.contains("iw"))
  }

  @Test(
    "Ties go to the first",
    arguments: [([], nil), (["a"], "a"), (["a", "b", "b"], "b"), (["b", "a", "a", "b"], "b")] as [([String], String?)])
  func mostCommon(elements: [String], element: String?) { #expect(elements.mostCommon == element) }
}
