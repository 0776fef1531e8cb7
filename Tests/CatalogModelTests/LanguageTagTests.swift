import Testing

@testable import CatalogModel

/// Well-formed and malformed language tags (RFC 5646).
@Suite struct LanguageTagTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let identifier: String
    let language: String
    var script: String?
    var region: String?
    var testDescription: String { text }
  }

  /// The examples of Appendix A that match the `langtag` production without extended languages.
  private static let wellFormed = [
    Row(text: "de", identifier: "de", language: "de"),
    Row(text: "fil", identifier: "fil", language: "fil"),
    Row(text: "zh-Hant", identifier: "zh-Hant", language: "zh", script: "Hant"),
    Row(text: "sr-Latn-RS", identifier: "sr-Latn-RS", language: "sr", script: "Latn", region: "RS"),
    Row(text: "es-419", identifier: "es-419", language: "es", region: "419"),
    Row(text: "sl-rozaj-biske", identifier: "sl-rozaj-biske", language: "sl"),
    Row(text: "de-CH-1901", identifier: "de-CH-1901", language: "de", region: "CH"),
    Row(text: "hy-Latn-IT-arevela", identifier: "hy-Latn-IT-arevela", language: "hy", script: "Latn", region: "IT"),
    Row(text: "ca-valencia", identifier: "ca-valencia", language: "ca"),
    Row(text: "en-US-u-islamcal", identifier: "en-US-u-islamcal", language: "en", region: "US"),
    Row(text: "de-DE-u-co-phonebk", identifier: "de-DE-u-co-phonebk", language: "de", region: "DE"),
    Row(text: "en-a-myext-b-another", identifier: "en-a-myext-b-another", language: "en"),
    Row(text: "de-CH-x-phonebk", identifier: "de-CH-x-phonebk", language: "de", region: "CH"),
    Row(text: "az-Arab-x-AZE-derbend", identifier: "az-Arab-x-aze-derbend", language: "az", script: "Arab"),
    // §2.2.7: after `x`, subtags may have a single character, including `x` itself.
    Row(text: "en-x-a-b", identifier: "en-x-a-b", language: "en"),
    Row(text: "en-x-x", identifier: "en-x-x", language: "en"),
    Row(text: "en-a-bb-x-a", identifier: "en-a-bb-x-a", language: "en"),
    // §2.2.1: five to eight letters are for registered languages.
    Row(text: "abcdefgh", identifier: "abcdefgh", language: "abcdefgh"),
  ]

  @Test(arguments: wellFormed)
  func readsWellFormedTags(_ row: Row) throws {
    let tag = try #require(LanguageTag(row.text))
    #expect(tag.identifier == row.identifier)
    #expect(tag.language == row.language)
    #expect(tag.script == row.script)
    #expect(tag.region == row.region)
    #expect("\(tag)" == row.identifier)
  }

  /// §2.1.1: case has no meaning; the canonical form has a fixed case.
  @Test(
    arguments: [
      ("EN", "en"), ("mn-cyrl-mn", "mn-Cyrl-MN"), ("MN-CYRL-MN", "mn-Cyrl-MN"), ("mN-cYrL-Mn", "mn-Cyrl-MN"),
      ("zh-HANT-hk", "zh-Hant-HK"), ("EN-CA-X-CA", "en-CA-x-ca"), ("SL-ROZAJ", "sl-rozaj"),
      ("de-ch-U-CO-PHONEBK", "de-CH-u-co-phonebk"), ("DE-1901", "de-1901"),
    ])
  func writesTheRecommendedCase(text: String, identifier: String) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.identifier == identifier)
    #expect(tag == LanguageTag(identifier))
  }

  @Test(
    arguments: [
      // Empty, or with an empty subtag.
      "", "-", "en-", "-en", "en--US",
      // Other characters than ASCII letters and digits.
      "en_US", "en US", " en", "é", "en-Ⅷ", "en\0", "zh-汉字", "*", "en-*",
      // A language of the wrong length or with digits.
      "e", "1", "12", "e2", "abcdefghi", "engl",
      // Extended languages, grandfathered and private-use tags do not match this production.
      "zh-yue", "zh-cmn-Hans-CN", "i-klingon", "x-private", "sgn-BE-FR",
      // Subtags out of order or of no known kind.
      "en-US-Latn", "en-a", "en-US-419", "en-1994-US", "en-12", "de-419-DE", "en-variant-Latn",
      "a-DE", "ar-a-aaa-b-bbb-a", "en-abcdefghi",
      // §2.2.6: a singleton needs a subtag of at least two characters, `x` one of at least one.
      "en-a-b", "en-a-b-cc", "en-x", "en-a-bb-x", "en-a-x", "en-u-co-a", "en-x-",
      // Longer than any registered tag can be (§4.4.1).
      "en-x-" + Array(repeating: "abcdefgh", count: 12).joined(separator: "-"),
    ])
  func refusesMalformedTags(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func ordersByIdentifier() {
    let tags = ["zh-Hant", "ar", "pt-BR", "pt", "en"].compactMap { LanguageTag($0) }
    #expect(tags.sorted().map(\.identifier) == ["ar", "en", "pt", "pt-BR", "zh-Hant"])
    #expect(LanguageTag.english == LanguageTag("en"))
  }
}
