import MessageSyntax
import Testing

/// UAX #9 § 2.4: isolates keep an inserted text from reordering its surroundings.
@Suite("Bidi isolates")
struct BidiIsolationTests {
  @Test(
    "In a left-to-right text only right-to-left texts are isolated",
    arguments: [
      ("Ann", "Ann"),
      ("", ""),
      ("Zoë 山 🙂", "Zoë 山 🙂"),
      ("דנה", "\u{2068}דנה\u{2069}"),
      ("Ann سارة", "\u{2068}Ann سارة\u{2069}"),
      ("\u{200F}", "\u{2068}\u{200F}\u{2069}"),
      ("𞤀", "\u{2068}𞤀\u{2069}"),
      ("ﷺ", "\u{2068}ﷺ\u{2069}"),
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

  @Test("Numbers are not isolated")
  func numbers() throws {
    let message = try CompiledMessage.english("{n} {n, plural, other {#}}", isRightToLeft: true)
    #expect(try message.format(["n": 3]) == "3 3")
  }
}
