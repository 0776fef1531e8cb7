import Testing
import TestSupport

@testable import SourceText

/// Hostile input. Reading always gives a result, never crashes, and every offset is inside the file.
@Suite struct JSONHostileTests {
  /// 50,000 files with bytes changed, inserted, removed, repeated and truncated.
  @Test func survivesMutations() {
    var generator = SeededGenerator(seed: 20_251_121)
    for round in 0..<50_000 {
      let bytes = mutated(&generator)
      let document = JSONDocument(SourceFile(path: "", bytes: bytes))
      guard let mistake = inconsistency(of: document) else { continue }
      Issue.record("round \(round): \(mistake) in \(bytes)")
      return
    }
  }

  @Test(
    arguments: [
      ("10,000 arrays", String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)),
      ("10,000 objects", String(repeating: #"{"a":"#, count: 10_000) + String(repeating: "}", count: 10_000)),
      ("100,000 opening brackets", String(repeating: "[", count: 100_000)),
      ("100,000 opening braces", String(repeating: "{", count: 100_000)),
      ("100,000 closing brackets", String(repeating: "]", count: 100_000)),
      ("100,000 quotes", String(repeating: "\"", count: 100_000)),
      ("100,000 apostrophes", String(repeating: "'", count: 100_000)),
      ("100,000 commas", "[" + String(repeating: ",", count: 100_000)),
      ("100,000 colons", "{" + String(repeating: ":", count: 100_000)),
      ("100,000 backslashes", "\"" + String(repeating: "\\", count: 100_000)),
      ("100,000 comments", String(repeating: "/*", count: 100_000)),
      ("100,000 line comments", String(repeating: "//\n", count: 100_000)),
      ("NULs", String(repeating: "\0", count: 100_001)),
      ("NULs in a string", "\"" + String(repeating: "\0a", count: 50_000) + "\""),
      ("line breaks in a string", "[\"" + String(repeating: "a\n", count: 50_000) + "\"]"),
      ("strings that do not end", String(repeating: "\"a\n", count: 30_000)),
      ("quotes between words", "[" + String(repeating: "\"a\"x ", count: 20_000) + "]"),
      ("crossing brackets", String(repeating: "[{]}", count: 20_000)),
      ("lone surrogates", "[\"" + String(repeating: #"\uD800"#, count: 10_000) + "\"]"),
      ("the same key", "{" + String(repeating: #""a":0,"#, count: 20_000) + #""a":0}"#),
    ] as [(String, String)])
  func survives(name: String, text: String) {
    let document = JSONDocument(text: text)
    #expect(!document.problems.isEmpty)
    #expect(document.problems.count <= JSONDocument.maximumProblemCount + 1)
    #expect(inconsistency(of: document) == nil)
  }

  @Test func readsALargeString() {
    let text = String(repeating: "0123456789abcdé ", count: 300_000)
    let document = JSONDocument(text: "[\"\(text)\"]")
    #expect(document.problems.isEmpty)
    #expect(document.nodes[1].contentRange.count == 5_100_000)
    #expect(document.nodes[1].flags == .hasNonASCII)
  }

  /// The first inconsistency in a document's nodes, if any.
  private func inconsistency(of document: JSONDocument) -> String? {
    let bytes = 0...document.source.bytes.count
    if document.nodes.isEmpty { return "no nodes" }
    if document.nodes[0].next != document.nodes.count { return "the root does not span the tape" }
    for (index, node) in document.nodes.enumerated() {
      guard bytes.contains(node.range.lowerBound), bytes.contains(node.range.upperBound) else {
        return "node \(index) outside the file"
      }
      guard node.next > index, node.next <= document.nodes.count else { return "node \(index) leads astray" }
      if node.kind == .key, index + 1 >= document.nodes.count || document.nodes[index + 1].kind == .key {
        return "key \(index) without a value"
      }
      if node.kind == .object {
        for member in document.members(of: index) where document.nodes[member.key].kind != .key {
          return "member \(member.key) without a key"
        }
      }
    }
    for problem in document.problems {
      guard bytes.contains(problem.range.lowerBound), bytes.contains(problem.range.upperBound) else {
        return "problem outside the file: \(problem)"
      }
      if problem.message.isEmpty { return "problem without a message" }
    }
    let offsets = document.problems.prefix(JSONDocument.maximumProblemCount).map(\.offset)
    return offsets == offsets.sorted() ? nil : "problems out of order"
  }

  private func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = seeds[Int.random(in: seeds.indices, using: &generator)]
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard !bytes.isEmpty else { return bytes }
      let index = Int.random(in: bytes.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes[index] = alphabet[Int.random(in: alphabet.indices, using: &generator)]
      case 2: bytes.insert(alphabet[Int.random(in: alphabet.indices, using: &generator)], at: index)
      case 3: bytes.remove(at: index)
      case 4: bytes.insert(contentsOf: bytes[index..<min(index + 9, bytes.count)], at: index)
      default: bytes.removeSubrange(index..<min(index + 7, bytes.count))
      }
    }
    if Int.random(in: 0..<10, using: &generator) == 0 {
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
    }
    return bytes
  }

  private let alphabet = Array("{}[],:;\"\"'\\/*#\n\r\t 019.eE+-=tfnu“\u{A0}é\u{0}".utf8)

  private let seeds: [[UInt8]] = [
    "{\n  \"back\": \"Zurück\",\n  \"n\": [1, -2.5e3, true]\n}\n",
    #"{"a": {"t": "{count, plural, one {#}}", "\u00e9": "\ud83d\ude39\n"}, "b": null}"#,
    #"[[], {}, "", "日本語", 0.125, [{"x": [1]}]]"#,
    "{a: 'b', // c\n \"d\" = tru, e: [1 2}, \"f\": \"g\n}",
  ].map { Array($0.utf8) }
}
