import MessageSyntax
import Testing

/// UAX #9 § 2.4: isolates keep an inserted text from reordering its surroundings.
@Suite("Bidi isolates")
struct BidiIsolationTests {
  @Test(
    "In a left-to-right text only right-to-left content is isolated",
    arguments: [
      ("Ann", "Ann"),
      ("", ""),
      ("Zoë 山 🙂", "Zoë 山 🙂"),
      ("דנה", "\u{2068}דנה\u{2069}"),
      ("Ann سارة", "\u{2068}Ann سارة\u{2069}"),
      ("\u{200F}", "\u{2068}\u{200F}\u{2069}"),
      ("𞤀", "\u{2068}𞤀\u{2069}"),
      ("ﷺ", "\u{2068}ﷺ\u{2069}"),
      // Embeddings and overrides: an isolate ends them.
      ("\u{202A}a", "\u{2068}\u{202A}a\u{2069}"),
      ("\u{202B}a\u{202C}", "\u{2068}\u{202B}a\u{202C}\u{2069}"),
      ("\u{202E}gnp.exe", "\u{2068}\u{202E}gnp.exe\u{2069}"),
      // A left-to-right mark has the direction of the text.
      ("a\u{200E}b", "a\u{200E}b"),
    ])
  func leftToRight(name: String, expected: String) throws {
    let message = try CompiledMessage.english("<{name}>")
    #expect(try message.format(["name": .text(name)]) == "<\(expected)>")
  }

  @Test(
    "In a right-to-left text every text is isolated",
    arguments: [
      ("Ann", "\u{2068}Ann\u{2069}"), ("דנה", "\u{2068}דנה\u{2069}"), ("", ""),
    ])
  func rightToLeft(name: String, expected: String) throws {
    let message = try CompiledMessage.english("<{name}>", isRightToLeft: true)
    #expect(try message.format(["name": .text(name)]) == "<\(expected)>")
  }

  @Test(
    "A text neither closes the isolate around it nor leaves one open",
    arguments: [
      ("a\u{2069}b", "\u{2068}\u{2068}a\u{2069}b\u{2069}"),
      ("\u{2067}a", "\u{2068}\u{2067}a\u{2069}\u{2069}"),
      ("\u{2066}a\u{2069}", "\u{2068}\u{2066}a\u{2069}\u{2069}"),
      ("\u{2069}\u{2067}a\u{2068}", "\u{2068}\u{2068}\u{2069}\u{2067}a\u{2068}\u{2069}\u{2069}\u{2069}"),
    ],
    [false, true])
  func balanced(names: (String, String), isRightToLeft: Bool) throws {
    let message = try CompiledMessage.english("<{name}>", isRightToLeft: isRightToLeft)
    #expect(try message.format(["name": .text(names.0)]) == "<\(names.1)>")
  }

  @Test("Numbers are not isolated")
  func numbers() throws {
    let message = try CompiledMessage.english("{n} {n, plural, other {#}}", isRightToLeft: true)
    #expect(try message.format(["n": 3]) == "3 3")
  }
}
