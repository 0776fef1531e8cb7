import Testing

@testable import SourceText

/// The tape, and both ways to traverse it.
@Suite struct JSONDocumentTests {
  @Test func nodesTakeSixteenBytes() {
    #expect(MemoryLayout<JSONNode>.stride == 16)
  }

  @Test func tapeFollowsTheFile() {
    let document = JSONDocument(text: #"{"a": [1, {}], "b": "x"}"#)
    #expect(document.nodes.map(\.kind) == [.object, .key, .array, .number, .object, .key, .string])
    #expect(document.nodes.map(\.next) == [7, 2, 5, 4, 5, 6, 7])
    #expect(document.nodes.map(\.offset) == [0, 1, 6, 7, 10, 15, 20])
    #expect(document.nodes.map(\.range) == [0..<24, 1..<4, 6..<13, 7..<8, 10..<12, 15..<18, 20..<23])
    #expect(document.nodes[5].contentRange == 16..<17)
  }

  @Test func iteratesMembersAndElements() {
    let document = JSONDocument(text: #"{"a": {"x": 1}, "b": [1, [2], 3], "c": 0}"#)
    let members = document.members(of: JSONDocument.rootIndex).map { document.text(of: $0.key) }
    #expect(members == ["a", "b", "c"])
    let array = document.members(of: JSONDocument.rootIndex).map(\.value)[1]
    #expect(document.elements(of: array).map { document.nodes[$0].kind } == [.number, .array, .number])
    #expect(Array(document.members(of: array)).isEmpty)
    #expect(Array(document.elements(of: JSONDocument.rootIndex)).isEmpty)
  }

  @Test(
    arguments: [
      ("plain", []),
      ("a string of more than sixteen bytes, plain", []),
      ("größer", .hasNonASCII),
      ("a string of more than sixteen bytes, größer", .hasNonASCII),
      ("{x}", .hasMessageSyntax),
      ("it's", .hasMessageSyntax),
      ("a string of more than sixteen bytes, it's", .hasMessageSyntax),
      ("eight by}", .hasMessageSyntax),
      (#"\n"#, .hasEscapes),
      (#"\u007B"#, [.hasEscapes, .hasMessageSyntax]),
      (#"\u00e9"#, [.hasEscapes, .hasNonASCII]),
      (#"é\t'"#, [.hasEscapes, .hasNonASCII, .hasMessageSyntax]),
      (#"\q"#, [.hasEscapes, .isBroken]),
    ] as [(String, JSONNode.Flags)])
  func recordsTheContentOfTexts(text: String, flags: JSONNode.Flags) {
    // The text after the string does not change the string's flags.
    let document = JSONDocument(text: "[\"\(text)\",{\"é'\":\"{}\"}]")
    #expect(document.nodes[1].flags == flags)
  }

  /// A quotation mark with message syntax before and after it, at every position in two blocks of sixteen bytes.
  @Test func findsTheEndOfTextsOfAnyLength() {
    for length in 0...40 {
      for padding in 0...3 {
        let text = String(repeating: "x", count: length)
        let space = String(repeating: " ", count: padding)
        let document = JSONDocument(text: "[\(space)\"\(text)\",'{}']".replacingApostrophes())
        #expect(document.nodes[1].contentRange == padding + 2..<padding + 2 + length)
        #expect(document.nodes[1].flags == [])
        let syntax = JSONDocument(text: "[\(space)\"\(text)}\"]")
        #expect(syntax.nodes[1].flags == .hasMessageSyntax)
        #expect(syntax.problems.isEmpty)
      }
    }
  }

  @Test func decodesEscapes() {
    let document = JSONDocument(text: #"["\"\\\/\b\f\n\r\t\u0041\u00e9\u65E5\ud83d\ude00", "raw é"]"#)
    #expect(document.text(of: 1) == "\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{65E5}\u{1F600}")
    #expect(document.text(of: 1, is: "\"\\/\u{8}\u{C}\n\r\tA\u{E9}\u{65E5}\u{1F600}"))
    #expect(!document.text(of: 2, is: "raw e\u{301}"))
    document.withRawBytes(of: 2) { #expect(String(decoding: $0, as: UTF8.self) == "raw é") }
    document.withDecodedBytes(of: 2) { #expect(String(decoding: $0, as: UTF8.self) == "raw é") }
  }

  /// Texts with errors still decode to well-formed UTF-8.
  @Test func repairsBrokenTexts() {
    let bytes: [UInt8] = Array(#"["a\uD800b"#.utf8) + [0xFF] + Array(#"\u12"]"#.utf8)
    let document = JSONDocument(SourceFile(path: "", bytes: bytes))
    #expect(document.text(of: 1) == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
    #expect(document.problems.map(\.kind) == [.syntax, .encoding, .syntax])
  }

  @Test(
    arguments: [
      ("abc", 0, 2), ("abc", 2, 4), ("abc", 3, 5), ("abc", 9, 5), ("abc", -1, 2),
      (#"\u00e9{x}"#, 0, 2), (#"\u00e9{x}"#, 1, 2), (#"\u00e9{x}"#, 2, 8), (#"\u00e9{x}"#, 4, 10),
      (#"\u00e9{x}"#, 5, 11), (#"\u00e9{x}"#, 6, 11),
      (#"\ud83d\ude00é\nz"#, 4, 14), (#"\ud83d\ude00é\nz"#, 5, 15), (#"\ud83d\ude00é\nz"#, 6, 16),
      (#"\ud83d\ude00é\nz"#, 7, 18), (#"\ud83d\ude00é\nz"#, 8, 19),
    ] as [(String, Int, Int)])
  func mapsDecodedOffsetsToTheFile(text: String, decodedOffset: Int, fileOffset: Int) {
    let document = JSONDocument(text: "[\"\(text)\"]")
    #expect(document.fileOffset(ofDecodedOffset: decodedOffset, inTextOf: 1) == fileOffset)
  }

  @Test func readsValues() throws {
    let root = JSONDocument(
      text: #"{"s": "x", "i": -12, "f": 1.50, "t": true, "n": null, "a": [1], "o": {"k": 0}}"#
    ).root
    #expect(root["s"]?.string == "x")
    #expect(root["s"]?.integer == nil)
    #expect(root["i"]?.integer == -12)
    #expect(root["f"]?.integer == nil)
    #expect(root["f"]?.numberText == "1.50")
    #expect(root["t"]?.bool == true)
    #expect(root["n"]?.isNull == true)
    #expect(root["n"]?.bool == nil)
    #expect(root["a"]?.elements?.map(\.integer) == [1])
    #expect(root["a"]?.members == nil)
    #expect(root["o"]?.members?.map(\.key) == ["k"])
    #expect(root["missing"] == nil)
    #expect(root["i"]?.position == SourcePosition(line: 1, column: 17))
    #expect(try #require(root.members).first?.keyRange == 1..<4)
  }

  @Test func refusesIntegersThatDoNotFit() {
    let root = JSONDocument(text: "[9223372036854775807, 9223372036854775808, -9223372036854775808, 1e2, -0]")
      .root
    #expect(root.elements?.map(\.integer) == [.max, nil, .min, nil, 0])
  }

  /// Up to eight unsorted keys are compared in pairs, more are hashed; sorted keys are unique by their order.
  @Test(arguments: [2, 8, 9, 100, 5000])
  func findsDuplicatesAmongAnyNumber(count: Int) {
    let keys = (0..<count).map { String($0, radix: 3) }
    for duplicate in Set([0, count / 2, count - 1]) {
      let all = keys.reversed() + [keys[duplicate]]
      let document = JSONDocument(text: "{" + all.map { "\"\($0)\":0" }.joined(separator: ",\n") + "}")
      let line = count - duplicate
      #expect(
        document.report == [
          "\(count + 1):1 duplicate key '\(keys[duplicate])'; first at line \(line); keep one"
        ])
    }
    let unique = JSONDocument(text: "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}")
    #expect(unique.problems.isEmpty)
  }

  /// Keys are compared byte by byte: canonically equivalent keys are different.
  @Test func distinguishesEquivalentKeys() {
    #expect(JSONDocument(text: "{\"é\": 1, \"e\u{301}\": 2}").problems.isEmpty)
  }
}

extension String {
  fileprivate func replacingApostrophes() -> String { String(map { $0 == "'" ? "\"" : $0 }) }
}
