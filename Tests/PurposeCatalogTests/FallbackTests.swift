import Testing

@testable import PurposeCatalog

/// The locale that provides a missing text: CLDR's parent locales (UTS #35 Part 1 §4.2), then the source locale.
@Suite struct FallbackTests {
  /// The declared locales with a text, the requested locale, and the locale of the resulting text.
  @Test(
    arguments: [
      (["pt", "pt-PT"], "pt-AO", "pt-PT"), (["pt"], "pt-AO", "pt"), (["pt"], "pt-PT", "pt"),
      (["es", "es-419"], "es-MX", "es-419"), (["es"], "es-MX", "es"), (["es"], "es-419", "es"),
      (["zh-Hant", "zh-Hant-HK"], "zh-Hant-MO", "zh-Hant-HK"), (["zh-Hant"], "zh-Hant-MO", "zh-Hant"),
      (["en-001"], "en-AU", "en-001"), ([], "en-AU", "en"), ([], "en-GB", "en"),
      (["de", "de-AT"], "de-AT", "de-AT"), (["de"], "de-AT", "de"),
      (["no"], "nb", "no"), (["no"], "nn", "no"),
      // A non-default script inherits from the source locale only, not from its language.
      (["sr"], "sr-Latn", "en"), (["zh-Hans"], "zh-Hant", "en"), (["zh"], "zh-Hant", "en"), (["az"], "az-Arab", "en"),
      // A language does not inherit from another language.
      (["de"], "nl", "en"), (["de"], "gsw", "en"),
    ] as [([String], String, String)])
  func inheritsFromParentLocales(having: [String], requested: String, from: String) throws {
    let catalog = try Small.catalog(
      declared: Set(having + ["en", requested]).sorted(), without: requested == from ? nil : requested)
    let resolver = catalog.resolver(for: requested)
    let back = try catalog.purpose("back")
    #expect(resolver.locale.identifier == requested)
    let resolved = try resolver.resolve("title", of: back)
    #expect(resolved == ResolvedText(text: "Back in \(from)", locale: try #require(LanguageTag(from))))
    #expect(resolver.title(for: back) == resolved.text)
  }

  /// A chain of several steps ends at the first text.
  @Test func followsTheWholeChain() throws {
    let catalog = try Small.catalog(["en": #""Back""#, "pt": #""Voltar""#, "pt-PT": nil, "pt-AO": nil])
    let back = try catalog.purpose("back")
    #expect(try catalog.resolver(for: "pt-AO").resolve("title", of: back).locale.identifier == "pt")
  }

  /// Each message is inherited separately, and a text in another language keeps its locale's plural rules and digits.
  @Test func inheritsEachMessageSeparately() throws {
    let counted = "{count, plural, one {# screen} other {# screens}}"
    let catalog = try Small.catalog([
      "ar": #"{ "title": "رجوع" }"#, "en": "{ \"title\": \"Back\", \"counted\": \"\(counted)\" }",
      "en-GB": #"{ "title": "Return" }"#,
    ])
    let back = try catalog.purpose("back")
    let british = catalog.resolver(for: "en-GB")
    #expect(british.title(for: back) == "Return")
    #expect(try british.resolve("counted", of: back, ["count": 1]).text == "1 screen")
    #expect(try british.resolve("counted", of: back, ["count": 1]).locale == .english)

    let arabic = catalog.resolver(for: "ar")
    let fallen = try arabic.resolve("counted", of: back, ["count": 1234])
    #expect(fallen == ResolvedText(text: "1,234 screens", locale: .english))
    #expect(arabic.baseDirection == .rightToLeft)
  }

  /// An inherited text uses the plural rules of its own locale and the number format of the region.
  @Test(
    arguments: [
      ("es", 1_234_567, "1.234.567 pantallas"), ("es-419", 1_234_567, "1,234,567 pantallas"),
      ("en", 1_234_567, "1,234,567 screens"), ("en-IN", 1_234_567, "12,34,567 screens"),
      ("de-CH", 1_234_567, "1\u{2019}234\u{2019}567 Seiten"),
      // 0 is singular in `pt`, and plural in `pt-PT`.
      ("pt", 0, "0 tela"), ("pt-PT", 0, "0 tela"),
    ])
  func printsNumbersAsTheRegionDoes(tag: String, count: Int, text: String) throws {
    func counted(_ one: String, _ other: String) -> String {
      "{ \"title\": \"x\", \"counted\": \"{count, plural, one {# \(one)} other {# \(other)}}\" }"
    }
    let catalog = try Small.catalog([
      "de": counted("Seite", "Seiten"), "de-CH": nil, "en": counted("screen", "screens"), "en-IN": nil,
      "es": counted("pantalla", "pantallas"), "es-419": nil, "pt": counted("tela", "telas"), "pt-PT": nil,
    ])
    let back = try catalog.purpose("back")
    let resolver = catalog.resolver(for: tag)
    #expect(resolver.locale.identifier == tag)
    #expect(resolver.text("counted", of: back, ["count": .integer(Int64(count))]) == text)
    #expect(resolver.text(of: try #require(back.message("counted")), count: count) == text)
  }

  /// A text with invalid message syntax counts as missing; the validator reports it.
  @Test(arguments: ["{count", "{count, plural, one {x}}", "} {", "{count, date}"])
  func skipsInvalidTexts(text: String) throws {
    let catalog = try Small.catalog([
      "en": #"{ "title": "Back", "counted": "Back {count}" }"#,
      "en-GB": "{ \"title\": \"\(text)\", \"counted\": \"\(text)\" }",
    ])
    let back = try catalog.purpose("back")
    let resolver = catalog.resolver(for: "en-GB")
    #expect(resolver.title(for: back) == "Back")
    #expect(try resolver.resolve("counted", of: back, ["count": 2]).locale == .english)
  }

  /// If no locale has a title, a button still shows something.
  @Test func showsTheIdentifierAsTheLastResort() throws {
    let catalog = try Small.catalog(["en": nil])
    let back = try catalog.purpose("back")
    #expect(catalog.resolver(for: "en").title(for: back) == "back")
    #expect(catalog.resolver(for: "en").text("title", of: back) == nil)
    #expect(throws: TextError.noText(purpose: "back", name: "title")) {
      try catalog.resolver(for: "en").resolve("title", of: back)
    }
  }

  /// A title with an argument cannot be shown, so the identifier is used instead.
  @Test func showsTheIdentifierWhereATitleNeedsArguments() throws {
    let catalog = try Small.catalog(["en": #""Back to {name}""#])
    #expect(catalog.resolver(for: "en").title(for: try catalog.purpose("back")) == "back")
  }
}
