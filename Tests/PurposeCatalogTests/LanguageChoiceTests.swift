import PurposeCatalog
import Testing

/// The declared locale for a request (UTS #35 Part 1 §5, RFC 9110 §12.5.4).
@Suite struct LanguageChoiceTests {
  /// The Standard catalogue, whose source locale is en.
  private static let standard = Result { try Standard.read() }

  @Test(
    arguments: [
      // The same locale, a region of it, another case.
      ("ar", "ar"), ("ar-EG", "ar"), ("de-CH-1901", "de"), ("DE", "de"), ("pt-BR", "pt-BR"), ("en-GB", "en-GB"),
      ("en-NZ", "en-GB"),
      ("es-419", "es-419"), ("es-MX", "es-419"), ("es-PY", "es-419"), ("fr-CA", "fr-CA"), ("fr-BE", "fr"),
      ("de-x-private", "de"), ("ar-u-nu-latn", "ar"),
      // Deprecated tags, and languages that CLDR treats as the same.
      ("iw", "he"), ("iw-IL", "he"), ("prs", "fa"), ("fa-AF", "fa"), ("arb", "ar"),
      // Variants of Portuguese.
      ("pt", "pt"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"),
      // Chinese by script, which the region implies.
      ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
      ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"), ("zh-MO", "zh-Hant-HK"), ("zh-Hant", "zh-Hant"),
      ("zh-Hant-CN", "zh-Hant"),
      // Another script is never chosen.
      ("ru-Latn", "en"), ("ar-Latn", "en"), ("he-Latn", "en"), ("ja-Latn", "en"), ("en-Cyrl", "en"),
      ("hi-Latn", "en-IN"),
      // No declared locale is related.
      ("tlh", "en"), ("qaa", "en"), ("bo", "en"), ("und", "en"), ("mul", "en"),
      // Identifiers of Foundation, POSIX and Android.
      ("ar_EG", "ar"), ("pl_PL", "pl"), ("de_DE.UTF-8", "de"), ("sr_RS", "sr"), ("sr_RS@latin", "sr-Latn"),
      ("zh_TW.Big5", "zh-Hant"), ("zh_Hant_HK", "zh-Hant-HK"), ("pt-rBR", "pt-BR"), ("b+es+419", "es-419"),
      ("iw_IL", "he"),
      ("in_ID", "id"), ("no_NO", "nb"), ("ar_EG@numbers=latn", "ar"), ("en_GB.UTF-8", "en-GB"),
      // Unreadable tags get the source locale and never trap.
      ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"), ("pl__PL", "en"),
      ("", "en"), (" ", "en"), ("-", "en"), ("*", "en"), ("ar--EG", "en"), ("رجوع", "en"),
      ("ar\0", "en"), ("a", "en"), ("ar EG", "en"), ("../ar", "en"),
    ])
  func choosesForOneTag(requested: String, locale: String) throws {
    #expect(try Self.standard.get().resolver(for: requested).locale.identifier == locale)
  }

  @Test(
    arguments: [
      (["tlh", "ar"], "ar"), (["bo", "ja", "ar"], "ja"), (["zh-TW", "zh-CN"], "zh-Hant"), (["ru-Latn", "cs"], "cs"),
      (["", "junk tag", "he"], "he"), ([], "en"), (["", "-"], "en"),
      // The first language with a match wins, even if a later one matches exactly.
      (["de-AT", "fr"], "de"), (["iw", "en"], "he"),
    ] as [([String], String)])
  func choosesForAList(requested: [String], locale: String) throws {
    #expect(try Self.standard.get().resolver(for: requested).locale.identifier == locale)
  }

  @Test(
    arguments: [
      ("ar-EG, en;q=0.5", "ar"), ("en;q=0.5, ar-EG", "ar"), ("de;q=0.1, fr;q=0.9, en;q=0.5", "fr"),
      ("bo, ja;q=0.1", "ja"), ("da, en-gb;q=0.8, en;q=0.7", "da"), ("*", "en"), ("ar;q=0, he", "he"), ("", "en"),
      ("zh-HK, zh-CN;q=0.9", "zh-Hant-HK"), ("no", "nb"), (";;;,,,q=", "en"), ("pl-PL,pl;q=0.9,en-US;q=0.8", "pl"),
    ])
  func choosesForAHeader(header: String, locale: String) throws {
    #expect(try Self.standard.get().resolver(acceptLanguage: header).locale.identifier == locale)
  }

  @Test func readsRequestsOfAnyLength() throws {
    let catalog = try Self.standard.get()
    #expect(catalog.resolver(for: String(repeating: "ar-", count: 100_000)).locale == .english)
    #expect(catalog.resolver(acceptLanguage: String(repeating: "xx,", count: 100_000)).locale == .english)
    #expect(catalog.resolver(acceptLanguage: String(repeating: ",", count: 100_000) + "ar").locale.identifier == "ar")
  }

  /// Catalogues with other declared locales.
  @Test(
    arguments: [
      // Serbian in Latin script never gets Cyrillic.
      (["en", "sr"], "sr-Latn", "en"), (["en", "sr"], "sr-Latn-RS", "en"), (["en", "sr"], "sr", "sr"),
      (["en", "sr", "sr-Latn"], "sr-Latn-RS", "sr-Latn"), (["en", "sr"], "sr-ME", "en"),
      (["en", "zh-Hans"], "zh-Hant", "en"), (["en", "zh-Hans"], "zh-TW", "en"), (["en", "zh"], "zh-HK", "en"),
      // Norwegian: `no` and `nb` are the same, `nn` is related.
      (["en", "nb"], "no", "nb"), (["en", "no"], "nb", "no"), (["en", "nb"], "nn", "nb"),
      (["en", "nb"], "nb-NO", "nb"),
      (["en", "fa-AF"], "prs", "fa-AF"), (["en", "fa"], "prs", "fa"), (["en", "id"], "in", "id"),
      (["en", "yi"], "ji", "yi"),
      // The closest of several related locales.
      (["en", "pt", "pt-PT"], "pt-AO", "pt-PT"), (["en", "es", "es-419"], "es-MX", "es-419"),
      (["en", "es", "es-419"], "es-ES", "es"), (["en", "en-001"], "en-AU", "en-001"),
      (["en", "en-GB"], "en-AU", "en-GB"),
      (["en", "zh-Hant", "zh-Hant-HK"], "zh-MO", "zh-Hant-HK"), (["en", "zh-Hant", "zh-Hant-HK"], "zh-TW", "zh-Hant"),
    ] as [([String], String, String)])
  func choosesAmong(declared: [String], requested: String, locale: String) throws {
    let catalog = try Small.catalog(declared: declared)
    #expect(catalog.resolver(for: requested).locale.identifier == locale)
  }
}
