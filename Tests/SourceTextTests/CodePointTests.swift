import Testing

@testable import SourceText

/// Escaped characters. Without escapes, text from a file could end a line or control a terminal.
@Suite struct CodePointTests {
  @Test(arguments: [
    ("plain é 日 👩‍👩‍👧", "plain é 日 👩‍👩‍👧"), ("a\nb", "a⟨U+000A⟩b"), ("a\r\nb", "a⟨U+000D⟩⟨U+000A⟩b"),
    ("a\u{B}b\u{C}c\u{85}d", "a⟨U+000B⟩b⟨U+000C⟩c⟨U+0085⟩d"), ("a\u{2028}b\u{2029}", "a⟨U+2028⟩b⟨U+2029⟩"),
    ("\u{0}\u{1B}[2J\u{7F}\u{9B}", "⟨U+0000⟩⟨U+001B⟩[2J⟨U+007F⟩⟨U+009B⟩"), ("x\n::error::y", "x⟨U+000A⟩::error::y"),
    ("", ""),
  ])
  func staysOnOneLine(text: String, line: String) {
    #expect(text.onOneLine.utf8.elementsEqual(line.utf8))
  }

  @Test(arguments: [("\t", "U+0009"), ("\u{200B}", "U+200B"), ("\u{1F469}", "U+1F469"), ("\u{10FFFF}", "U+10FFFF")])
  func namesCodePoints(scalar: Unicode.Scalar, name: String) {
    #expect(scalar.codePoint == name)
    #expect(scalar.bracketed == "⟨\(name)⟩")
  }

  @Test(arguments: [(0, 2, "00"), (0xE9, 2, "E9"), (0xE9, 4, "00E9"), (0x1_0000, 4, "10000")])
  func writesDigits(value: Int, digits: Int, text: String) {
    #expect(value.hexadecimal(digits: digits) == text)
  }
}
