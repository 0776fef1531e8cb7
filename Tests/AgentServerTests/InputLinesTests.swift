import Testing

@testable import AgentServer

/// Lines of an input that comes in pieces.
@Suite struct InputLinesTests {
  private static func lines(_ pieces: [String]) throws -> [InputLines.Line] {
    var rest = pieces[...]
    var input = InputLines { Array((rest.popFirst() ?? "").utf8) }
    var lines: [InputLines.Line] = []
    while let line = try input.next() { lines.append(line) }
    return lines
  }

  @Test(
    "A line ends with a line feed, wherever the pieces end, and the last one needs none",
    arguments: [
      ([], []), (["\n"], [""]), (["a\nb"], ["a", "b"]), (["a", "b\n"], ["ab"]), (["a\n", "\nb\n"], ["a", "", "b"]),
      (["ä\r\n"], ["ä\r"]),
    ] as [([String], [String])])
  func splits(pieces: [String], lines: [String]) throws {
    #expect(try Self.lines(pieces) == lines.map { .bytes(Array($0.utf8)) })
  }

  @Test("A long line is skipped to its end, in as little memory as its pieces have")
  func skipsLongLines() throws {
    let piece = String(repeating: "x", count: 1 << 19)
    let long = Array(repeating: piece, count: 5)
    #expect(try Self.lines(long + ["y\nnext\n"]) == [.tooLong, .bytes(Array("next".utf8))])
    #expect(try Self.lines(long) == [.tooLong])
    // A line of exactly the limit.
    #expect(try Self.lines([piece, piece, "\n"]) == [.bytes(Array((piece + piece).utf8))])
  }

  @Test func passesErrorsOn() {
    struct Broken: Error {}
    var input = InputLines { throw Broken() }
    #expect(throws: Broken.self) { try input.next() }
  }
}
