import Testing

@testable import CatalogValidation

/// White space at the ends of a text: every scalar, compared with the standard library's properties (UAX #44).
@Suite struct WhiteSpaceTests {
  @Test func agreesWithUnicodeOnEveryScalar() {
    var differing: [String] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSpace = scalar.properties.isWhitespace || scalar == "\u{FEFF}"
      let width = isSpace ? UTF8.width(scalar) : 0
      let bytes = Array("\(Character(scalar))".utf8)
      if lengths(bytes) != [width, width] { differing.append("U+\(String(value, radix: 16, uppercase: true))") }
    }
    #expect(differing == [])
  }

  @Test(
    arguments: [
      ("", 0, 0), (" ", 1, 1), ("a", 0, 0), (" \u{3000}a\u{A0}\t", 4, 3), ("あ", 0, 0), ("a\u{2060}", 0, 0),
      ("\u{FEFF}\u{FEFF}", 6, 6), ("a b", 0, 0), ("\u{1680}ក\u{205F}", 3, 3),
    ])
  func measuresBothEnds(text: String, start: Int, end: Int) {
    #expect(lengths(Array(text.utf8)) == [start, end])
  }

  private func lengths(_ bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { [WhiteSpace.lengthAtStart(of: $0), WhiteSpace.lengthAtEnd(of: $0)] }
  }
}
