import SourceText
import Testing

/// Patterns with `*`, in texts such as the identities of findings and in names of files.
@Suite struct WildcardTests {
  @Test(
    "Both kinds",
    arguments: [
      ("", "", true), ("", "a", false), ("a", "a", true), ("a", "", false), ("a", "ab", false), ("ab", "a", false),
      ("*", "", true), ("*", "a", true), ("**", "a", true), ("a*", "a", true), ("a*", "ab", true), ("*a", "a", true),
      ("*a", "ba", true), ("*a", "ab", false), ("a*a", "a", false), ("a*a", "aa", true), ("a*b*c", "abc", true),
      ("a*b*c", "acb", false), ("*ab*ab", "ab", false), ("*ab*ab", "aab", false), ("*ab*ab", "abab", true),
      ("*.swift", "a.swift", true), ("*.swift", "a.swift.txt", false), ("größ*", "größer", true), ("A", "a", false),
      ("*", "größe", true), ("*e", "größe", true), ("[a]", "a", false),
    ])
  func star(pattern: String, text: String, matches: Bool) {
    #expect(Wildcard(inText: pattern).matches(Array(text.utf8)) == matches)
    #expect(Wildcard(inName: pattern).matches(Array(text.utf8)) == matches)
  }

  /// `?` is one byte of a name, so `ö` needs two; in a text it is itself.
  @Test(
    "Question marks",
    arguments: [
      ("a?c", "abc", false, true), ("a?c", "a?c", true, true), ("a?c", "ac", false, false), ("?", "", false, false),
      ("?*", "a", false, true), ("*?", "?", true, true), ("*?b*", "abc", false, true), ("??", "ö", false, true),
      ("?", "ö", false, false),
    ])
  func questionMark(pattern: String, text: String, inText: Bool, inName: Bool) {
    #expect(Wildcard(inText: pattern).matches(Array(text.utf8)) == inText)
    #expect(Wildcard(inName: pattern).matches(Array(text.utf8)) == inName)
  }

  @Test func matchesSlashesInTexts() { #expect(Wildcard(inText: "a:*:b").matches(Array("a:c/d:b".utf8))) }

  /// A matcher that tries all places of all stars would not end.
  @Test(.timeLimit(.minutes(1))) func endsForManyStars() {
    let text = Array(String(repeating: "a", count: 2_000).utf8)
    let stars = String(repeating: "*a", count: 500)
    #expect(!Wildcard(inText: stars + "b").matches(text) && !Wildcard(inName: stars + "b").matches(text))
    #expect(Wildcard(inText: stars).matches(text) && Wildcard(inName: stars).matches(text))
  }
}
