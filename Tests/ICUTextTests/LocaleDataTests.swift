import ICUText
import MessageSyntax
import Testing

@Suite("Locale data")
struct LocaleDataTests {
  @Test(
    "Tags become canonical by CLDR's aliases (UTS #35 part 1, § LocaleId Canonicalization)",
    arguments: [
      ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("mo", "ro"), ("tl", "fil"),
      ("sh", "sr-Latn"),
      ("prs", "fa-AF"), ("arb", "ar"), ("cmn", "zh"), ("cmn-Hant-TW", "zh-Hant-TW"), ("zh-yue", "yue"),
      ("i-klingon", "tlh"), ("en-UK", "en-GB"), ("sr-YU", "sr-RS"), ("hy-SU", "hy-AM"),
      ("EN-us", "en-US"), ("zh-hANT-hk", "zh-Hant-HK"), ("ca-VALENCIA", "ca-valencia"),
      ("de-DE-u-co-phonebk", "de-DE-u-co-phonebk"), ("tlh", "tlh"), ("pt-BR", "pt-BR"),
    ])
  func canonical(tag: String, expected: String) {
    #expect(LocaleData.canonicalTag(tag) == expected)
  }

  /// Malformed by the grammar of RFC 5646 §2.1.
  static let malformedTags = [
    "", "-", "a", "ab1", "en-", "-en", "en--US", "en_US", "en_US_", "en-US-US", "en-a", "abcdefghi", "en US",
    "en,de",
    "en\u{0}", "\u{0}", "日本", "*", "en-*", String(repeating: "en-", count: 40_000),
    String(repeating: "x", count: 100_000),
  ]

  @Test("A malformed tag has no data and does not trap", arguments: malformedTags)
  func malformed(tag: String) throws {
    #expect(LocaleData.canonicalTag(tag) == nil)
    #expect(LocaleData.script(of: tag) == nil)
    #expect(LocaleData.isRightToLeft(tag) == false)
    #expect(LocaleData.parent(of: tag) == nil)
    #expect(LocaleData.fallbackChain(of: tag) == [])
    #expect(try LanguageMatcher(declared: ["en", tag]).bestMatch(for: [tag, "en"]) == 0)
  }

  @Test(
    "Likely subtags say the script (UTS #35 part 1, § Likely Subtags)",
    arguments: [
      ("zh", "Hans"), ("zh-TW", "Hant"), ("zh-HK", "Hant"), ("sr", "Cyrl"), ("sr-ME", "Latn"), ("pa-PK", "Arab"),
      ("uz-AF", "Arab"), ("ja", "Jpan"), ("en", "Latn"),
    ])
  func likely(tag: String, script: String) {
    #expect(LocaleData.script(of: tag) == script)
  }

  @Test(
    "A style of a script counts as the script",
    arguments: [("ur-Aran", "Arab"), ("syr-Syre", "Syrc"), ("de-Latf", "Latn")])
  func style(tag: String, script: String) {
    #expect(LocaleData.script(of: tag) == script)
    #expect(LocaleData.fallbackChain(of: tag) == [tag, String(tag.prefix { $0 != "-" })])
  }

  @Test("A tag that ICU cannot read again is not canonical", arguments: ["de-x-true", "en-a-true", "posix-a-true"])
  func unreadable(tag: String) {
    #expect(LocaleData.canonicalTag(tag) == nil)
  }

  @Test("A language unknown to CLDR has no script")
  func unknownScript() {
    // ISO 639-2 reserves this code for private use, so CLDR will never define it.
    #expect(LocaleData.script(of: "qaa") == nil)
    #expect(LocaleData.isRightToLeft("qaa") == false)
  }

  @Test(
    "The script determines the direction, not the language",
    arguments: [
      ("ar", true), ("he", true), ("fa", true), ("ur", true), ("yi", true), ("dv", true), ("ps", true),
      ("ckb", true),
      ("ur-Latn", false), ("ar-Latn", false), ("he-Latn", false), ("pa", false), ("pa-PK", true),
      ("pa-Arab", true),
      ("uz", false), ("uz-AF", true), ("az-Arab", true), ("ks", true), ("ks-Deva", false), ("ff-Adlm", true),
      ("ur-Aran", true), ("ur-aran-PK", true), ("fa-Aran", true), ("syr-Syrj", true), ("de-Latf", false),
      ("ff", false), ("en", false), ("en-Arab", true), ("mn-Mong", false), ("ja", false),
    ])
  func direction(tag: String, isRightToLeft: Bool) {
    #expect(LocaleData.isRightToLeft(tag) == isRightToLeft)
  }

  @Test("The direction of every locale that ICU ships")
  func directions() throws {
    let rows = try Fixture.rows("locale-directions.tsv")
    #expect(rows.count > 700)
    for row in rows {
      #expect(LocaleData.isRightToLeft(row[0]) == (row[1] == "1"), "\(row[0])")
    }
  }

  /// CLDR's quotation marks: outer opening and closing, inner opening and closing.
  @Test(
    arguments: [
      ("en", "“”‘’"), ("de", "„“‚‘"), ("ja", "「」『』"), ("ru", "«»„“"), ("pl", "„”«»"), ("zh-Hant", "「」『』"),
    ])
  func quotationMarks(tag: String, marks: String) {
    #expect(LocaleData.quotationMarks(of: tag) == Array(marks.unicodeScalars))
    #expect(LocaleData.quotationMarks(of: "no tag") == nil)
  }

  /// CLDR's main and auxiliary exemplars, in both cases.
  @Test(
    arguments: [
      ("de", "äÖßé", "łъ"), ("de-CH", "ö", "ß"), ("uk", "ґЇ", "ўЎ"), ("es-MX", "ñ", "ß"), ("zh-Hant", "刪", "删"),
      ("zh-Hans", "说", "說"), ("fa", "پی", "ڭ"),
    ])
  func exemplarCharacters(tag: String, used: String, unused: String) throws {
    let characters = try #require(LocaleData.exemplarCharacters(of: tag))
    #expect(used.unicodeScalars.allSatisfy { characters.contains($0) })
    #expect(unused.unicodeScalars.allSatisfy { !characters.contains($0) })
  }

  /// ICU would answer with the letters of English.
  @Test(arguments: ["qaa", "tlh", "no tag"])
  func unknownExemplarCharacters(tag: String) {
    #expect(LocaleData.exemplarCharacters(of: tag) == nil)
  }

  @Test(
    "An alias has the data of its canonical form",
    arguments: [
      ("prs", "fa-AF"), ("pbu", "ps"), ("ydd", "yi"), ("iw", "he"), ("ara", "ar"), ("heb", "he"), ("fas", "fa"),
      ("arb", "ar"), ("pes", "fa"), ("urd", "ur"), ("div", "dv"), ("snd", "sd"), ("uig", "ug"), ("kmr", "ku"),
    ])
  func aliases(tag: String, canonical: String) throws {
    #expect(LocaleData.canonicalTag(tag) == canonical)
    #expect(LocaleData.script(of: tag) == LocaleData.script(of: canonical))
    #expect(LocaleData.isRightToLeft(tag) == LocaleData.isRightToLeft(canonical))
    #expect(LocaleData.quotationMarks(of: tag) == LocaleData.quotationMarks(of: canonical))
    #expect(LocaleData.exemplarCharacters(of: tag) == LocaleData.exemplarCharacters(of: canonical))
    for kind in [PluralKind.cardinal, .ordinal] {
      let (own, other) = (try PluralRules(locale: tag, kind: kind), try PluralRules(locale: canonical, kind: kind))
      #expect(own.categories == other.categories)
    }
  }
}
