import Testing
import TestSupport

@testable import SourceText

/// The canonical form of files.
@Suite struct CanonicalJSONTests {
  @Test(
    arguments: [
      (.null, "null\n"),
      (.bool(true), "true\n"),
      (.string("x"), "\"x\"\n"),
      (.object([]), "{}\n"),
      (.array([]), "[]\n"),
      (.array([.number(1), .array([]), .object([])]), "[\n  1,\n  [],\n  {}\n]\n"),
      (.object([.init("a", .array([.string("x"), .null]))]), "{\n  \"a\": [\"x\", null]\n}\n"),
      (
        .object([.init("a", .object([.init("b", .number(1)), .init("c", .object([]))]))]),
        "{\n  \"a\": { \"b\": 1, \"c\": {} }\n}\n"
      ),
    ] as [(JSONTree, String)])
  func formats(tree: JSONTree, text: String) {
    #expect(CanonicalJSON.text(of: tree) == text)
  }

  /// RFC 8259 §7: only the mandatory escapes are used.
  @Test(
    arguments: [
      ("\"\\/", #""\"\\/""#),
      ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
      ("\u{0}\u{1B}\u{1F}", #""\u0000\u001B\u001F""#),
      ("\u{7F}\u{2028}é日😀", "\"\u{7F}\u{2028}é日😀\""),
    ])
  func escapes(text: String, literal: String) {
    #expect(CanonicalJSON.text(of: .string(text)) == literal + "\n")
  }

  /// A line may have 100 scalars, including a following comma; a longer one is broken.
  @Test(
    arguments: [
      (82, false, true), (83, false, false), (81, true, true), (82, true, false),
    ])
  func breaksLinesPastTheLimit(length: Int, hasComma: Bool, isWhole: Bool) throws {
    // `  "a": ["…", "é\n"]`, where the first text has `length` scalars.
    let text = String(repeating: "日", count: length)
    var members: [JSONTree.Member] = [.init("a", .array([.string(text), .string("é\n")]))]
    if hasComma { members.append(.init("b", .null)) }
    let lines = CanonicalJSON.text(of: .object(members)).split(separator: "\n")
    #expect(lines[1].unicodeScalars.count == (isWhole ? 100 : 8))
    #expect(lines.count == (isWhole ? 3 : 6) + (hasComma ? 1 : 0))
  }

  @Test func breaksOnlyTheLevelsThatDoNotFit() {
    let long = JSONTree.string(String(repeating: "x", count: 90))
    let tree = JSONTree.object([
      .init("outer", .object([.init("inner", .array([long])), .init("short", .array([.number(1)]))]))
    ])
    #expect(
      CanonicalJSON.text(of: tree) == """
        {
          "outer": {
            "inner": [
              "\(String(repeating: "x", count: 90))"
            ],
            "short": [1]
          }
        }

        """)
  }

  @Test func ordersFieldsByPath() {
    let tree = JSONTree.object([
      .init(
        "b",
        .object([.init("zebra", .null), .init("title", .null), .init("ant", .null), .init("role", .null)])),
      .init("B", .array([.object([.init("y", .null), .init("x", .null)])])),
      .init("\u{FF21}", .null),
      .init("\u{1F600}", .null),
    ])
    let text = CanonicalJSON.text(of: tree) { path in
      switch path {
      case []: .sorted
      case ["b"]: .preferred(["role", "title", "absent"])
      default: .asGiven
      }
    }
    #expect(
      text == """
        {
          "B": [{ "y": null, "x": null }],
          "b": { "role": null, "title": null, "ant": null, "zebra": null },
          "\u{FF21}": null,
          "\u{1F600}": null
        }

        """)
  }

  @Test func keepsNumberLiterals() throws {
    let text = "[\n  1.50,\n  -0,\n  1E+2,\n  123456789012345678901234567890\n]\n"
    #expect(CanonicalJSON.text(of: try JSONTree(JSONDocument(text: text))) == text)
    #expect(JSONNumber("01") == nil)
    #expect(JSONNumber("1 ") == nil)
    #expect(JSONNumber("") == nil)
    #expect(JSONNumber(-5).literal == "-5")
  }

  @Test func writesNothingFromABrokenFile() {
    #expect(throws: JSONProblem.self) { try JSONTree(JSONDocument(text: "[1,]")) }
  }

  /// 2,000 random trees: writing and reading gives the same tree scalar by scalar, and writing again the same bytes.
  @Test func roundTrips() throws {
    var generator = SeededGenerator(seed: 100)
    for round in 0..<2_000 {
      let tree = randomTree(depth: 4, &generator)
      let bytes = CanonicalJSON.bytes(of: tree)
      let document = JSONDocument(SourceFile(path: "", bytes: bytes))
      let read = try JSONTree(document)
      if !isSame(read, tree) || CanonicalJSON.bytes(of: read) != bytes {
        Issue.record("round \(round): \(String(decoding: bytes, as: UTF8.self)) \(document.report)")
        return
      }
      let sorted = CanonicalJSON.bytes(of: tree) { _ in .sorted }
      let again = try JSONTree(JSONDocument(SourceFile(path: "", bytes: sorted)))
      #expect(CanonicalJSON.bytes(of: again) { _ in .sorted } == sorted)
    }
  }

  private func randomTree(depth: Int, _ generator: inout SeededGenerator) -> JSONTree {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(JSONNumber(Int.random(in: -1_000_000...1_000_000, using: &generator)))
    case 3:
      let literal = ["0.10", "-1e-7", "6.02E+23"].randomElement(using: &generator) ?? "0"
      return JSONNumber(literal).map(JSONTree.number) ?? .null
    case 4, 5: return .string(randomText(&generator))
    case 6:
      return .array(
        (0..<Int.random(in: 0...5, using: &generator)).map { _ in randomTree(depth: depth - 1, &generator) })
    default:
      // The number makes keys unique.
      return .object(
        (0..<Int.random(in: 0...12, using: &generator)).map { index in
          .init("\(randomText(&generator))\(index)", randomTree(depth: depth - 1, &generator))
        })
    }
  }

  private func randomText(_ generator: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7F, 0x20...0x7F, 0x80...0x7FF, 0x800...0xFFFF, 0x10000...0x10FFFF,
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      let range = ranges[Int.random(in: ranges.indices, using: &generator)]
      text.append(Unicode.Scalar(UInt32.random(in: range, using: &generator)) ?? "\"")
    }
    return String(text)
  }

  /// Compares without canonical equivalence.
  private func isSame(_ left: JSONTree, _ right: JSONTree) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && isSame($0.value, $1.value)
        }
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    default: left == right
    }
  }
}

extension JSONTree {
  fileprivate static func number(_ value: Int) -> JSONTree { .number(JSONNumber(value)) }
}
