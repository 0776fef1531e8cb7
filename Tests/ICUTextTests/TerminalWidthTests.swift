import ICUText
import Testing

/// The width of a text in terminal columns (UAX #11, UTS #51).
@Suite struct TerminalWidthTests {
  @Test(arguments: [
    ("", 0), ("Save", 4), ("保存", 4), ("ライド", 6), ("ﾗｲﾄﾞ", 4), ("Ａ", 2), ("e\u{301}", 1), ("حِفْظ", 3), ("שמירה", 5),
    ("क्षमा", 2), ("\u{2068}a\u{2069}", 1), ("🚲", 2), ("❤\u{FE0F}", 2), ("👩‍👧", 2), ("한국", 4), ("한", 2),
  ])
  func countsColumns(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
