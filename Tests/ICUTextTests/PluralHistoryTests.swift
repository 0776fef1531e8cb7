import MessageSyntax
import Testing

@testable import ICUText

/// The recorded history of CLDR's plural rules, compared with the linked ICU.
@Suite struct PluralHistoryTests {
  private static let languages = [
    "ca", "csw", "es", "fr", "he", "is", "it", "mt", "pt", "pt-PT", "ro", "scn", "pl", "ar",
  ]
  private static let numbers = Array(0...1_000) + [10_000, 100_000, 1_000_000, 1_000_001, 2_000_000, 10_000_000]

  /// The last record up to the linked CLDR version matches ICU's data.
  @Test(arguments: languages)
  func matchesTheRunningVersion(language: String) throws {
    let running = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    let version = try #require(PluralHistory.versions.last { $0 <= running }, "ICU is older than what is recorded")
    let recorded = try PluralRules(locale: language, kind: .cardinal, cldr: version)
    let now = try PluralRules(locale: language, kind: .cardinal)
    for number in Self.numbers {
      #expect(try recorded.category(of: Int64(number)) == now.category(of: Int64(number)), "\(number)")
    }
    for maximum in [0, 1, 2, 10, 100, 9_999, 5_000_000] as [Int64] {
      #expect(recorded.reachableCategories(upTo: maximum) == now.reachableCategories(upTo: maximum), "\(maximum)")
    }
  }

  /// The recorded samples follow from the rules.
  @Test(arguments: languages, PluralHistory.versions)
  func samplesFollowFromTheRules(language: String, version: Int) throws {
    let rules = try PluralRules(locale: language, kind: .cardinal, cldr: version)
    var seen: PluralCategorySet = []
    for number in Self.numbers { seen.insert(try rules.category(of: Int64(number))) }
    #expect(seen == rules.reachableCategories(upTo: 10_000_000))
  }

  @Test(
    arguments: [
      ("he", 37, 20, PluralCategory.many), ("he", 42, 20, .other), ("es", 37, 1_000_000, .other),
      ("es", 41, 1_000_000, .many), ("es-MX", 37, 1_000_000, .other), ("pt-BR", 37, 0, .one), ("pt-PT", 37, 0, .other),
      ("mt", 41, 2, .few), ("mt", 42, 2, .two), ("pl", 37, 2, .few),
    ])
  func changedInAVersion(language: String, version: Int, number: Int, category: PluralCategory) throws {
    #expect(try PluralRules(locale: language, kind: .cardinal, cldr: version).category(of: Int64(number)) == category)
  }
}
