import Testing

@testable import SourceText

/// Lines end at U+000A; columns count Unicode scalars; both start at 1.
@Suite struct SourceFileTests {
  @Test(
    arguments: [
      ("", 0, "1:1"),
      ("ab", 2, "1:3"),
      ("ab", 99, "1:3"),
      ("ab", -1, "1:1"),
      ("a\nb", 1, "1:2"),
      ("a\nb", 2, "2:1"),
      ("a\r\nb", 3, "2:1"),
      ("a\rb", 2, "1:3"),
      ("é日😀x", 2, "1:2"),
      ("é日😀x", 5, "1:3"),
      ("é日😀x", 9, "1:4"),
      ("é日😀x", 4, "1:2"),
      ("e\u{301}x", 3, "1:3"),
    ] as [(String, Int, String)])
  func findsPositions(text: String, offset: Int, position: String) {
    #expect(SourceFile(path: "", text: text).position(at: offset).description == position)
  }

  /// Every offset in a text longer than the index's blocks, compared with a simple count.
  @Test func agreesWithCountingInLargeFiles() {
    let text = String(repeating: "a\nzwei é\r\n日本語 ", count: 300) + String(repeating: "😀x", count: 700)
    let file = SourceFile(path: "", text: text)
    var (line, column, offset) = (1, 1, 0)
    for scalar in text.unicodeScalars {
      let position = file.position(at: offset)
      if position != SourcePosition(line: line, column: column) {
        Issue.record("offset \(offset): \(position), expected \(line):\(column)")
        return
      }
      offset += UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
  }

  /// Offsets from lines and columns, also in lines longer than the index's blocks.
  @Test(arguments: ["a\nzwei é\r\n日本語 ", "😀x", "é", "\n"])
  func findsTheOffsetOfAPosition(part: String) {
    let text = String(repeating: part, count: 900)
    let file = SourceFile(path: "", text: text)
    var offset = 0
    for scalar in text.unicodeScalars {
      if file.offset(of: file.position(at: offset)) != offset {
        Issue.record("offset \(offset), \(file.position(at: offset))")
        return
      }
      offset += UTF8.width(scalar)
    }
    let end = file.position(at: offset)
    #expect(file.offset(of: end) == offset)
    #expect(file.offset(of: SourcePosition(line: end.line, column: end.column + 1)) == nil)
    #expect(file.offset(of: SourcePosition(line: end.line + 1, column: 1)) == nil)
    #expect(file.offset(of: SourcePosition(line: 1, column: 99_999)) == nil)
  }

  @Test func positionsOrderLikeTheText() {
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
    #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 3))
  }
}
