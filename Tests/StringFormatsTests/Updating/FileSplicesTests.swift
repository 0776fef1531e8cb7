import SourceText
import Testing

@testable import StringFormats

@Suite("Changes of a file's bytes")
struct FileSplicesTests {
  @Test(
    "Changes are made in order; of overlapping ones, the first",
    arguments: [
      ([(6..<8, "b"), (2..<4, "a")], "01a45b89"), ([(4..<4, "i"), (4..<5, "a"), (4..<4, "j")], "0123ija56789"),
      ([(2..<4, "a"), (3..<6, "b")], "01a456789"), ([(3..<6, "b"), (2..<4, "a")], "01a456789"),
      ([(2..<8, "a"), (3..<4, "b"), (5..<6, "c")], "01a89"), ([(2..<6, "a"), (2..<4, "b")], "01b456789"),
      ([(2..<6, "a"), (4..<4, "i"), (2..<2, "j")], "01jai6789"), ([(0..<10, ""), (9..<10, "b")], ""),
    ] as [([(Range<Int>, String)], String)])
  func changes(edits: [(Range<Int>, String)], result: String) {
    let file = SourceFile(path: "a.po", text: "0123456789")
    var splices = FileSplices()
    for (range, text) in edits { splices.replace(range, with: text.utf8) }
    #expect(String(decoding: splices.bytes(of: file, as: file), as: UTF8.self) == result)
  }
}
