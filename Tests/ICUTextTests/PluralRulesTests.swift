import MessageSyntax
import Testing

@testable import ICUText

@Suite("Plural rules (UTS #35 part 3, § Language Plural Rules)")
struct PluralRulesTests {
  @Test(
    "Cardinals",
    arguments: [
      ("en", 1, .one), ("en", 0, .other), ("en", -1, .one), ("ar", 0, .zero), ("ar", 2, .two),
      ("ar", 103, .few), ("ar", 111, .many),
      ("ar", 100, .other), ("pl", 22, .few), ("pl", 12, .many), ("pl", 5, .many), ("cy", 3, .few),
      ("cy", 6, .many),
      ("lv", 0, .zero), ("ja", 1, .other), ("fr", 0, .one), ("fr", 1_000_000, .many), ("ru", 21, .one),
      ("tlh", 1, .other),
      // Above 2^53, where a double cannot hold every integer.
      ("ru", 9_007_199_254_740_993, .few), ("ru", .max, .many), ("ru", .min, .many),
    ] as [(String, Int64, PluralCategory)])
  func cardinal(tag: String, value: Int64, expected: PluralCategory) throws {
    #expect(try PluralRules(locale: tag, kind: .cardinal).category(of: value) == expected)
  }

  @Test(
    "Ordinals",
    arguments: [
      ("en", 1, .one), ("en", 2, .two), ("en", 3, .few), ("en", 4, .other), ("en", 11, .other),
      ("en", 101, .one),
      ("it", 8, .many), ("it", 800, .many), ("it", 9, .other), ("de", 1, .other),
    ] as [(String, Int64, PluralCategory)])
  func ordinal(tag: String, value: Int64, expected: PluralCategory) throws {
    #expect(try PluralRules(locale: tag, kind: .ordinal).category(of: value) == expected)
  }

  @Test(
    "Decimals: visible fraction digits count, trailing zeros too",
    arguments: [
      ("en", "1", .one), ("en", "1.0", .other), ("pl", "1.5", .other), ("cs", "1.5", .many),
      ("cs", "2.0", .many),
      ("lt", "1.5", .many), ("da", "1.5", .one), ("en", "-1", .one), ("lv", "10.1", .one),
    ] as [(String, String, PluralCategory)])
  func decimal(tag: String, text: String, expected: PluralCategory) throws {
    #expect(try PluralRules(locale: tag, kind: .cardinal).category(ofDecimal: text) == expected)
  }

  @Test("A double is shown with the digits that it needs")
  func double() throws {
    let rules = try PluralRules(locale: "cs", kind: .cardinal)
    #expect(try rules.category(of: 1.0) == .one)
    #expect(try rules.category(of: 1.5) == .many)
    #expect(try rules.category(of: -2.0) == .few)
    for odd in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0] {
      #expect(try rules.categories.contains(rules.category(of: odd)))
    }
  }

  @Test("Only decimal numbers are accepted", arguments: ["", "x", "1.2.3", "1,5", "--1"])
  func noDecimal(text: String) {
    #expect(throws: ICUError.self) {
      try PluralRules(locale: "en", kind: .cardinal).category(ofDecimal: text)
    }
  }

  @Test(
    "The categories that integers reach",
    arguments: [
      ("en", 0, .other), ("en", 1, [.one, .other]), ("pl", 9_999, [.one, .few, .many]),
      ("pl", 1, [.one, .many]),
      ("ar", 99, [.zero, .one, .two, .few, .many]), ("ar", 100, [.zero, .one, .two, .few, .many, .other]),
      ("fr", 9_999, [.one, .other]), ("fr", 999_999, [.one, .other]),
      ("fr", 1_000_000, [.one, .other, .many]),
      ("cs", 1_000_000, [.one, .few, .other]), ("ja", 1_000, .other), ("tlh", 5, .other),
    ] as [(String, Int64, PluralCategorySet)])
  func reachable(tag: String, maximum: Int64, expected: PluralCategorySet) throws {
    #expect(try PluralRules(locale: tag, kind: .cardinal).reachableCategories(upTo: maximum) == expected)
  }

  @Test("A number argument may need every category of the language")
  func categories() throws {
    #expect(try PluralRules(locale: "cs", kind: .cardinal).categories == [.one, .few, .many, .other])
    #expect(try PluralRules(locale: "pl", kind: .cardinal).categories == [.one, .few, .many, .other])
    #expect(try PluralRules(locale: "ja", kind: .cardinal).categories == .other)
    #expect(try PluralRules(locale: "en", kind: .ordinal).categories == [.one, .two, .few, .other])
  }
}
