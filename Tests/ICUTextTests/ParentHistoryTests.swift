import Testing

@testable import ICUText

/// The recorded history of parent locales, compared with the linked ICU.
@Suite struct ParentHistoryTests {
  /// The last record up to the linked CLDR version matches ICU's data.
  @Test(arguments: ParentHistory.tags)
  func matchesTheRunningVersion(tag: String) throws {
    let running = try #require(Int(ICUVersion.cldr.prefix { $0 != "." }))
    let version = try #require(ParentHistory.versions.last { $0 <= running }, "ICU is older than what is recorded")
    #expect(LocaleData.fallbackChain(of: tag, cldr: version) == LocaleData.fallbackChain(of: tag))
  }

  /// Each recorded version differs from the one before it.
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
      // Unchanged parents come from ICU.
      ("pt-AO", 37, ["pt-AO", "pt-PT", "pt"]), ("sr-Latn", 47, ["sr-Latn"]),
    ])
  func changedInAVersion(tag: String, version: Int, chain: [String]) {
    #expect(LocaleData.fallbackChain(of: tag, cldr: version) == chain)
  }
}
