import ICUText
import Testing
import TestSupport

@Suite("Accept-Language (RFC 9110 §12.5.4)")
struct AcceptLanguageTests {
  @Test(
    "Languages by descending weight",
    arguments: [
      ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),  // the example of the RFC
      ("en;q=0.7,da,en-gb;q=0.8", ["da", "en-gb", "en"]),
      ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]),
      ("de;q=0.5, fr;q=0.5, en;q=0.500", ["de", "fr", "en"]),
      ("de;q=0.001,fr;q=0.002", ["fr", "de"]),
      ("\t de ;\tQ=1.000 ,fr ; q=1.", ["de", "fr"]),
      ("en;q=0, de;q=0.000, fr;q=0.", []),
      ("*", []), ("", []), (" ", []), (",, ,", []), ("*;q=1, en", ["en"]),
      ("en-*, de", ["de"]), ("en-US-x-twain", ["en-US-x-twain"]),
    ])
  func languages(field: String, expected: [String]) {
    #expect(AcceptLanguage(field).languages == expected)
  }

  @Test(
    "Malformed parts are ignored",
    arguments: [
      "en_US", "en-", "-en", "en--US", "abcdefghi", "日本", "en;q=2", "en;q=1.001", "en;q=0.1234", "en;q=-1",
      "en;q=.5", "en;q",
      "en;q=", "en;q=abc", "en;level=1", "en;q=0.5;x=1", "en us", "\u{0}", "en\u{0}", ";q=1", "en;q=1e9",
      "en;q=0.½",
    ])
  func malformed(field: String) {
    #expect(AcceptLanguage(field).languages == [])
    #expect(AcceptLanguage("\(field),de").languages == ["de"])
  }

  @Test(
    "Hostile fields are cheap and do not crash",
    arguments: [
      String(repeating: ",", count: 100_000), String(repeating: "a", count: 100_000),
      String(repeating: "a-", count: 50_000),
      String(repeating: ";q=1", count: 25_000), String(repeating: "*,", count: 50_000),
      String(repeating: "\u{0}", count: 100_000),
      String(repeating: "x-y;q=0.1 ,", count: 9_000), String(repeating: "🏴‍☠️", count: 5_000),
    ])
  func hostile(field: String) throws {
    let matcher = try LanguageMatcher(declared: ["en", "de"])
    #expect(matcher.bestMatch(acceptLanguage: field) == nil)
  }

  @Test("Of many languages those with the highest weights count, wherever they are in the field")
  func limit() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let tags = letters.flatMap { first in letters.map { "x\(first)\($0)" } }
    let long = (0..<20).map { round in tags.map { "\($0)-\(round + 10);q=0.\(round % 9 + 1)" }.joined(separator: ",") }
      .joined(separator: ", ")
    #expect(long.utf8.count > 150_000)
    #expect(AcceptLanguage(long).languages.count == AcceptLanguage.limit)
    #expect(AcceptLanguage("\(long), fr;q=0.95,de").languages.prefix(2) == ["de", "fr"])
    #expect(AcceptLanguage("en;q=0.1,\(long)").languages.first == "xaa-18")
    #expect(AcceptLanguage("en;q=0.1,\(long)").languages.contains("en") == false)
  }

  @Test("A language that is named again counts once, with its highest weight")
  func repeated() {
    #expect(AcceptLanguage(String(repeating: "de,", count: 33_000) + "fr;q=0.5").languages == ["de", "fr"])
    #expect(AcceptLanguage("de;q=0.2, fr;q=0.5, DE;q=0.9, de;q=0.1").languages == ["DE", "fr"])
  }

  @Test(
    "A field finds the declared locale",
    arguments: [
      ("pt-AO,en;q=0.5", "pt-PT"), ("sr-Latn,en;q=0.5", "en"), ("zh-HK,zh;q=0.9", "zh-Hant"), ("tlh", nil),
      ("*", nil),
      ("de;q=0,en", "en"), ("en;q=0.1,de;q=0.9", "de"),
    ] as [(String, String?)])
  func match(field: String, expected: String?) throws {
    let declared = ["en", "de", "pt-BR", "pt-PT", "sr", "zh-Hans", "zh-Hant"]
    #expect(
      try LanguageMatcher(declared: declared).bestMatch(acceptLanguage: field).map { declared[$0] }
        == expected)
  }

  @Test("Random bytes do not trap")
  func random() throws {
    var numbers = SeededGenerator(seed: 9_110)
    let alphabet = Array("aZ19-;,=q.* \t_é".unicodeScalars)
    let matcher = try LanguageMatcher(declared: ["en", "de"])
    for _ in 0..<2_000 {
      var field = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &numbers) {
        field.append(alphabet[Int.random(in: alphabet.indices, using: &numbers)])
      }
      let languages = AcceptLanguage(String(field)).languages
      #expect(languages.allSatisfy { !$0.isEmpty && !$0.contains("*") && !$0.contains("_") })
      _ = matcher.bestMatch(acceptLanguage: String(field))
    }
  }
}
