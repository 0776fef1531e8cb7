import Testing

@testable import SourceText

/// A log line escapes texts that would control a terminal or a CI system.
@Suite struct LogTextTests {
  @Test(
    arguments: [
      ("plain: text [rule]", "plain: text [rule]"), ("a::b", "a::b"), ("::error::x", "⟨U+003A⟩:error::x"),
      ("  ::error::x", "  ⟨U+003A⟩:error::x"), ("\u{A0}::error::x", "\u{A0}⟨U+003A⟩:error::x"), (":: x", "⟨U+003A⟩: x"),
      ("a ##[error]b", "a ##⟨U+005B⟩error]b"), ("##vso[task]", "##vso⟨U+005B⟩task]"), ("# [a] #[b]", "# [a] #[b]"),
      ("a\u{1B}[2Jb\u{9B}c", "a⟨U+001B⟩[2Jb⟨U+009B⟩c"), ("a\r\nb\u{2028}c", "a⟨U+000D⟩⟨U+000A⟩b⟨U+2028⟩c"),
      ("a\u{202E}b\u{202C}", "a⟨U+202E⟩b⟨U+202C⟩"), ("\u{2068}\u{5D0}\u{2069}", "\u{2068}\u{5D0}\u{2069}"),
      ("\u{2069}a\u{2067}b", "⟨U+2069⟩a⟨U+2067⟩b"), ("\u{5D0}\u{200F}", "\u{5D0}\u{200F}"), ("’ “ü”", "’ “ü”"),
    ])
  func spellsOut(text: String, line: String) {
    #expect(LogText.line(text) == line)
    #expect(LogText.line(line) == line)
  }

  @Test func keepsLinesAndColours() {
    #expect(LogText.lines("a\n::b\n") == "a\n⟨U+003A⟩:b\n")
    #expect(LogText.lines("\u{1B}[31mred\u{1B}[0m\u{1B}[2J", keepsColour: true) == "\u{1B}[31mred\u{1B}[0m⟨U+001B⟩[2J")
    #expect(LogText.lines("\u{1B}[31mred") == "⟨U+001B⟩[31mred")
  }
}
