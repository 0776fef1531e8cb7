import Testing

@testable import ICUText

/// What the parents of locales were, against the ICU that carries one of the recorded versions.
@Suite struct ParentHistoryTests {
  /// The version that runs is recorded as it runs.
  @Test(arguments: ParentHistory.tags)
  func agreesWithTheDataThatRuns(tag: String) throws {
    let running = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    let version = try #require(ParentHistory.versions.last { $0 <= running }, "ICU is older than what is recorded")
    #expect(LocaleData.fallbackChain(of: tag, cldr: version) == LocaleData.fallbackChain(of: tag))
  }

  /// Each change is one: no version is recorded that says what the one before it does.
  @Test(arguments: ParentHistory.tags)
  func changes(tag: String) {
    let parents = ParentHistory.versions.map { ParentHistory.parent(of: tag, cldr: $0) }
    #expect(!parents.contains(nil) && Set(parents).count == 2)
  }

  @Test(
    arguments: [
      ("nb", 37, ["nb"]), ("nb", 41, ["nb", "no"]), ("en-CA", 37, ["en-CA", "en-001", "en"]),
      ("en-CA", 41, ["en-CA", "en"]), ("hi-Latn", 37, ["hi-Latn"]), ("ht", 41, ["ht"]),
      ("hi-Latn", 41, ["hi-Latn", "en-IN", "en-001", "en"]), ("ht", 42, ["ht", "fr-HT", "fr"]),
      ("en-ID", 43, ["en-ID", "en"]), ("en-ID", 45, ["en-ID", "en-001", "en"]),
      ("en-FR", 46, ["en-FR", "en"]), ("en-FR", 47, ["en-FR", "en-150", "en-001", "en"]),
      // What has never changed is ICU's.
      ("pt-AO", 37, ["pt-AO", "pt-PT", "pt"]), ("sr-Latn", 47, ["sr-Latn"]),
    ])
  func changedWhen(tag: String, version: Int, chain: [String]) {
    #expect(LocaleData.fallbackChain(of: tag, cldr: version) == chain)
  }
}
