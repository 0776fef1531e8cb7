import Foundation
import SourceText

/// `JSONDocument`, its writer, and for some inputs a comparison with Foundation.
enum JSONTarget: FuzzTarget {
  static let name = "json"

  static func seeds(_ corpus: Corpus) -> [[UInt8]] { corpus.jsonFiles + corpus.jsonObjects }

  static let tokens: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\uD83D", "\\uDE39", "\\u0000", "\\n", "\\x", "0", "-", "1e5",
      "-0.0",
      "1.", ".5", "01", "1E+400", "true", "false", "null", "nul", "NaN", "\"a\":", "\"title\": \"", "{}", "[]", "//",
      "/*", "*/",
      "'", "“", "\u{FEFF}", "\u{A0}", "\u{2028}", "\n", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "👩‍👩‍👧", "=",
    ].map { Array($0.utf8) } + [
      [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x80], [0xFF, 0xFE],
    ]

  static let openings: [[UInt8]] = ["[", "{\"a\":", "[{\"b\":", "\"", "{", "/*"].map { Array($0.utf8) }

  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws {
    let document = JSONDocument(SourceFile(path: "input.json", bytes: bytes))
    try checkProblems(document)
    try checkNodes(document)
    if document.problems.isEmpty { try checkRoundTrip(document) }
    if comparesWithOthers { try compareWithFoundation(document) }
  }

  private static func checkProblems(_ document: JSONDocument) throws {
    let problems = document.problems
    try expect(problems.count <= JSONDocument.maximumProblemCount + 1, "\(problems.count) problems")
    var last = 0
    for problem in problems {
      try expect(problem.range.isInside(0..<document.source.bytes.count), "\(problem.cause) outside the file")
      try expect(problem.offset >= last || problem.kind == .limit, "\(problem.cause) out of order")
      last = problem.offset
      let position = document.source.position(at: problem.offset)
      try expect(position.line >= 1 && position.column >= 1, "\(problem.cause) at \(position)")
      try expect(!problem.message.isEmpty && problem.message.utf8.count < 1_000, "\(problem.cause) without good words")
    }
  }

  private static func checkNodes(_ document: JSONDocument) throws {
    let (nodes, count) = (document.nodes, document.source.bytes.count)
    try expect(!nodes.isEmpty && nodes.count <= 2 * count + 2, "\(nodes.count) nodes of \(count) bytes")
    for (index, node) in nodes.enumerated() {
      try expect(
        node.range.isInside(0..<count) && node.contentRange.isInside(node.range), "node \(index) at \(node.range)")
      try expect(node.next > index && node.next <= nodes.count, "node \(index) leads to \(node.next)")
      try expect(index == 0 || node.offset >= nodes[index - 1].offset, "node \(index) begins before the one before it")
      guard node.kind == .string || node.kind == .key else { continue }
      let length = document.withDecodedBytes(of: index) { $0.count }
      for offset in [0, length / 2, length, length + 1] {
        let place = document.fileOffset(ofDecodedOffset: offset, inTextOf: index)
        try expect(
          node.contentRange.contains(place) || place == node.contentRange.upperBound, "place \(place) of text \(index)")
      }
    }
  }

  /// Writing what was read and reading it again gives the same document.
  private static func checkRoundTrip(_ document: JSONDocument) throws {
    let tree = try JSONTree(document)
    let written = CanonicalJSON.bytes(of: tree)
    let again = JSONDocument(SourceFile(path: "again.json", bytes: written))
    try expect(again.problems.isEmpty, "what is written has problems: \(again.problems)")
    try expect(try JSONTree(again) == tree, "another value after writing")
    try expect(CanonicalJSON.bytes(of: try JSONTree(again)) == written, "other bytes after writing twice")
  }

  /// Foundation is more lenient; the intended differences are listed here.
  private static func compareWithFoundation(_ document: JSONDocument) throws {
    let data = Data(document.source.bytes)
    let isAccepted = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
    if document.problems.isEmpty {
      try expect(isAccepted || hasNumberBeyondDouble(document), "Foundation refuses it")
    } else if isAccepted {
      let isKnown = document.problems.allSatisfy { problem in
        switch problem.cause {
        case .byteOrderMark, .otherEncoding, .duplicateKey, .trailingComma: true
        default: problem.kind == .limit
        }
      }
      try expect(isKnown, "Foundation accepts it, we do not: \(document.problems.map(\.cause))")
    }
  }

  /// Foundation converts numbers that this reader keeps as written.
  private static func hasNumberBeyondDouble(_ document: JSONDocument) -> Bool {
    document.nodes.indices.contains { index in
      document.nodes[index].kind == .number && Double(document.text(of: index))?.isFinite != true
    }
  }
}
