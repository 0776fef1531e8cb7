import ICUText
import Testing

@Suite("Language matching (UTS #35 part 1, § Language Matching)")
struct LanguageMatcherTests {
  /// A catalogue's locales, the user's languages in order of preference, and the matching locale.
  struct Row: CustomTestStringConvertible {
    let declared: [String]
    let desired: [String]
    let expected: String?
    var testDescription: String { "\(desired) among \(declared)" }

    init(_ declared: String, _ desired: String, _ expected: String?) {
      self.declared = declared.split(separator: " ").map(String.init)
      self.desired = desired.split(separator: " ").map(String.init)
      self.expected = expected
    }
  }

  static let world =
    "en de fr pt-BR pt-PT zh-Hans zh-Hant zh-Hant-HK sr nb es es-419 en-GB fa he ar ru uk hi ja pl"

  static let rows = [
    // The same tag, also through aliases.
    Row(world, "de", "de"),
    Row(world, "DE", "de"),
    Row(world, "pt-PT", "pt-PT"),
    Row(world, "iw", "he"),
    Row(world, "prs", "fa"),
    Row(world, "no", "nb"),
    Row(world, "arb", "ar"),
    Row("iw en", "he", "iw"),
    Row("en no", "nb", "no"),
    Row("tlh en", "tlh", "tlh"),
    Row("en-US en", "en", "en"),
    Row("en en-US", "en-US", "en-US"),
    // A variant matches only users who ask for it.
    Row("ca-valencia ca", "ca", "ca"),
    Row("ca-valencia ca", "ca-ES", "ca"),
    Row("ca ca-valencia", "ca-valencia", "ca-valencia"),
    // Regions.
    Row(world, "pt-AO", "pt-PT"),
    Row(world, "pt", "pt-BR"),
    Row(world, "es-MX", "es-419"),
    Row(world, "es-ES", "es"),
    Row(world, "en-AU", "en-GB"),
    Row("en en-001", "en-AU", "en-001"),
    Row("en en-001 en-GB", "en-NZ", "en-GB"),
    Row(world, "en-US", "en"),
    Row(world, "en-PH", "en"),
    Row(world, "zh-HK", "zh-Hant-HK"),
    Row("zh-Hans zh-Hant", "zh-HK", "zh-Hant"),
    Row(world, "de-CH", "de"),
    Row(world, "ar-EG", "ar"),
    // The plain language comes before a related language of the region.
    Row("bs en hr", "hr-BA", "hr"),
    Row("bs en", "hr-BA", "bs"),
    Row("bs en hr", "bs-HR", "bs"),
    // Related languages, and languages that CLDR says most of a language's readers know.
    Row(world, "gsw", "de"),
    Row(world, "nn", "nb"),
    Row(world, "da", "nb"),
    Row(world, "br", "fr"),
    Row(world, "zu", "en"),
    // A locale in another script does not match; the next best one does.
    Row(world, "zh-TW", "zh-Hant"),
    Row(world, "zh-Hant-SG", "zh-Hant"),
    Row(world, "zh-SG", "zh-Hans"),
    Row(world, "sr-Latn", nil),
    Row(world, "sr-ME", nil),
    Row(world, "sr-Latn-RS en", "en"),
    Row("sr sr-Latn en", "sr-Latn", "sr-Latn"),
    Row("sr sr-Latn en", "sr-ME", "sr-Latn"),
    Row("sr sr-Latn", "sr-Cyrl-ME", "sr"),
    Row("sr-Latn en", "sr", nil),
    Row("zh en", "zh-Hant", nil),
    Row("zh-Hant en", "zh", nil),
    Row("zh en", "zh-TW zh-Hans", "zh"),
    Row("az en", "az-Arab", nil),
    Row("az en", "az-Cyrl", nil),
    Row("uz pa en", "uz-AF pa-PK", nil),
    // Aran and Latf are typographic variants of Arab and Latn, not other scripts (ISO 15924).
    Row("en ur", "ur-Aran-PK", "ur"),
    Row("en ur-Aran", "ur-PK", "ur-Aran"),
    Row("en ur ur-Aran", "ur-Aran", "ur-Aran"),
    Row("en ur ur-Aran", "ur", "ur"),
    Row("de en", "de-Latf", "de"),
    // ICU's matching data does not relate hi-Latn to English, but CLDR makes en-IN its parent.
    Row("de en en-IN", "hi-Latn", "en-IN"),
    Row("de en", "hi-Latn de", "de"),
    // The whole list counts: an exact match for the second language beats a distant relative of the first.
    Row("ru en", "uk en", "en"),
    Row(world, "tlh de", "de"),
    Row(world, "ja en", "ja"),
    Row(world, "pl en", "pl"),
    // Nothing matches; the caller chooses a locale.
    Row(world, "tlh", nil),
    Row(world, "i-klingon", nil),
    Row(world, "und", nil),
    Row(world, "x-foo", nil),
    Row(world, "", nil),
    Row("", "en", nil),
    Row("", "", nil),
    // Malformed tags are skipped on both sides.
    Row(world, "en_US de", "de"),
    Row(world, "* fr", "fr"),
    Row(world, "1234567890", nil),
    Row("en_US de", "en de", "de"),
    // ICU's canonical form of this tag is malformed.
    Row(world, "de-x-true fr", "fr"),
    Row("de-x-true de en", "de", "de"),
  ]

  @Test("The best declared locale", arguments: rows)
  func best(row: Row) throws {
    let matcher = try LanguageMatcher(declared: row.declared)
    #expect(matcher.bestMatch(for: row.desired).map { row.declared[$0] } == row.expected)
  }

  @Test("Every locale of ICU finds itself among all of them, and never another script")
  func everyLocale() throws {
    let matcher = try LanguageMatcher(declared: LocaleData.available)
    for tag in LocaleData.available {
      #expect(matcher.bestMatch(for: [tag]).map { LocaleData.available[$0] } == tag)
    }
    let few = ["en", "zh", "sr", "ar", "hi", "az", "uz", "pa-Arab"]
    let world = try LanguageMatcher(declared: few)
    for tag in LocaleData.available {
      guard let match = world.bestMatch(for: [tag]) else { continue }
      #expect(LocaleData.script(of: few[match]) == LocaleData.script(of: tag), "\(tag) got \(few[match])")
    }
  }
}
