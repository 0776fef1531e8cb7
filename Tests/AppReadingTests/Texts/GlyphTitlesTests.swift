import Testing

@testable import AppReading

/// Titles that are drawn signs.
@Suite("Signs as titles")
struct GlyphTitlesTests {
  @Test(
    "A sign is the purpose that it draws",
    arguments: [
      ("×", "close"), (" × ", "close"), ("←", "back"), ("...", "more"), ("…", "more"), ("+", "add"), ("🗑", "delete"),
      // With and without the selector of emoji, and across lines.
      ("🗑\u{FE0F}", "delete"), ("⚙\u{FE0E}", "settings"), ("\n☰\t", "menu"),
      ("x", nil), ("×x", nil), ("××", nil), ("", nil), (" ", nil), ("1", nil), ("⌘", nil),
      (String(repeating: " ", count: 24) + "×", nil),
    ] as [(String, String?)])
  func purpose(title: String, purpose: String?) { #expect(GlyphTitles.purpose(of: title) == purpose) }
}
