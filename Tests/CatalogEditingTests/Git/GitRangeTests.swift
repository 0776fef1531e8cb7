import Testing

@testable import CatalogEditing

/// Two revisions in git's notation (gitrevisions(7), "Specifying ranges").
@Suite struct GitRangeTests {
  @Test(
    arguments: [
      ("main", "main", nil, false), ("a..b", "a", "b", false), ("a..", "a", "HEAD", false), ("..b", "HEAD", "b", false),
      ("a...b", "a", "b", true), ("a...", "a", "HEAD", true), ("...b", "HEAD", "b", true), ("", "", nil, false),
      ("v1.0..v1.1", "v1.0", "v1.1", false), ("a..b..c", "a", "b..c", false),
    ] as [(String, String, String?, Bool)])
  func readsRanges(text: String, old: String, new: String?, startsAtMergeBase: Bool) {
    let range = GitRange(text)
    #expect(range.old == old)
    #expect(range.new == new)
    #expect(range.startsAtMergeBase == startsAtMergeBase)
  }
}
