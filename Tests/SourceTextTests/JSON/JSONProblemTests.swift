import Testing

@testable import SourceText

/// Problems with their places and exact messages; one mistake gives one problem.
@Suite struct JSONProblemTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let report: [String]

    init(_ text: String, _ report: String...) {
      self.text = text
      self.report = report
    }

    var testDescription: String { text }
  }

  @Test(arguments: files + separators + members)
  func reportsStructure(_ row: Row) { check(row) }

  @Test(arguments: words + numbers)
  func reportsLiterals(_ row: Row) { check(row) }

  @Test(arguments: strings + quotes)
  func reportsStrings(_ row: Row) { check(row) }

  @Test(arguments: brackets)
  func reportsBrackets(_ row: Row) { check(row) }

  private func check(_ row: Row) {
    #expect(JSONDocument(text: row.text).report == row.report)
  }

  private static let files = [
    Row("", "1:1 empty file; restore what it had, or write at least '{}'"),
    Row(" \n ", "2:2 empty file; restore what it had, or write at least '{}'"),
    Row("\u{FEFF}{}", "1:1 byte-order mark; save the file as UTF-8 without one"),
    Row("{\n}\n{}", "3:1 content after the end of the value; remove it"),
    Row("[1] x [2", "1:5 content after the end of the value; remove it"),
    Row(
      "// titles\n// of buttons\n{ /* none */ }",
      "1:1 comment; JSON has none; use a 'description' or 'comment' field",
      "3:3 comment; JSON has none; use a 'description' or 'comment' field"),
    Row("{} # end", "1:4 comment; JSON has none; use a 'description' or 'comment' field"),
    Row(
      "[1, /* and so on",
      "1:5 comment; JSON has none; use a 'description' or 'comment' field",
      "1:17 unclosed array, opened at line 1; add ']'"),
    Row("[\u{A0}\u{A0}1]", "1:2 U+00A0 outside a string; use spaces, tabs and line breaks only"),
    Row("[1\u{200F}, 2]", "1:3 U+200F outside a string; use spaces, tabs and line breaks only"),
    Row("[*]", "1:2 unexpected '*'; remove it"),
    Row("[\0]", "1:2 unexpected 'U+0000'; remove it"),
    Row("[1 @, 2]", "1:4 unexpected '@'; remove it"),
  ]

  private static let separators = [
    Row("[1, 2,]", "1:6 trailing comma before ']'; remove it"),
    Row("{\n  \"a\": 1,\n}", "2:9 trailing comma before '}'; remove it"),
    Row("[1,,2]", "1:4 extra comma; remove it"),
    Row("[,]", "1:2 extra comma; remove it"),
    Row(#"{"id":0,,,,,}"#, "1:9 extra comma; remove it"),
    Row(#"{,"a": 1}"#, "1:2 extra comma; remove it"),
    Row("[1 2]", "1:3 missing comma after the value; add ','"),
    Row(
      "{\n  \"a\": \"x\"\n  \"b\": {}\n  \"c\": 1\n}",
      "2:11 missing comma after the value; add ','",
      "3:10 missing comma after the value; add ','"),
    Row("[[1]\n[2]]", "1:5 missing comma after the value; add ','"),
    Row("[1; 2]", "1:3 ';' instead of ','; write ','"),
    Row(#"["a": 1]"#, "1:5 ':' instead of ','; write ','"),
    Row(
      #"{"a" = 1, "b" => 2}"#, "1:6 '=' instead of ':'; write ':'", "1:15 '=>' instead of ':'; write ':'"),
    Row(#"{"a" 1}"#, "1:5 missing colon after key 'a'; add ':'"),
    Row(#"{"a":: 1}"#, "1:6 extra colon; remove it"),
  ]

  private static let members = [
    Row(
      "{\n  \"back\": 1,\n  \"b\": 2,\n  \"back\": 3\n}",
      "4:3 duplicate key 'back'; first at line 2; keep one"),
    Row(#"{"a": 1, "\u0061": 2}"#, "1:10 duplicate key 'a'; first at line 1; keep one"),
    Row(
      #"{"": {"x": 1, "x": 2}, "": 2}"#,
      "1:15 duplicate key 'x'; first at line 1; keep one",
      "1:24 duplicate key ''; first at line 1; keep one"),
    Row(#"{: 1}"#, "1:2 missing key; add one in double quotes and ':' before the value"),
    Row(#"{{"a": 1}}"#, "1:2 missing key; add one in double quotes and ':' before the value"),
    Row(
      #"{back: 1, 2: 3, größe: 4}"#,
      "1:2 unquoted key 'back'; put it in double quotes", "1:11 unquoted key '2'; put it in double quotes",
      "1:17 unquoted key 'größe'; put it in double quotes"),
    Row(#"{"a":}"#, "1:6 missing value of key 'a'; add one after ':'"),
    Row(#"{"a": , "b": 1}"#, "1:7 missing value of key 'a'; add one after ':'"),
    Row(#"{"a": 1, "b"}"#, "1:13 missing value of key 'b'; add ':' and a value"),
    Row(#"{"a", "b": 1}"#, "1:5 missing value of key 'a'; add ':' and a value"),
  ]

  private static let words = [
    Row(
      "[True, False, None]",
      "1:2 unknown word 'True'; write 'true'", "1:8 unknown word 'False'; write 'false'",
      "1:15 unknown word 'None'; write 'null'"),
    Row("[tru]", "1:2 unknown word 'tru'; write 'true'"),
    Row("{\"a\": undefined}", "1:7 unknown word 'undefined'; write 'null'"),
    Row("{\"a\": Back to start, \"b\": 1}", "1:7 unquoted text 'Back to start'; put it in double quotes"),
    Row("[é]", "1:2 unquoted text 'é'; put it in double quotes"),
    Row(
      "[\(String(repeating: "x", count: 50))]",
      "1:2 unquoted text '\(String(repeating: "x", count: 40))…'; put it in double quotes"),
    Row(
      "[NaN, Infinity, -Infinity]",
      "1:2 'NaN' is not a JSON number; write a number or 'null'",
      "1:7 'Infinity' is not a JSON number; write a number or 'null'",
      "1:17 '-Infinity' is not a JSON number; write a number or 'null'"),
  ]

  private static let numbers = [
    Row("[012]", "1:2 leading zero in number '012'; write '12'"),
    Row("[-007.5]", "1:2 leading zero in number '-007.5'; write '-7.5'"),
    Row("[00]", "1:2 leading zero in number '00'; write '0'"),
    Row("[+1]", "1:2 leading plus in number '+1'; write '1'"),
    Row(
      "[.5, -.5]",
      "1:2 missing digit before '.' in number '.5'; add '0'",
      "1:6 missing digit before '.' in number '-.5'; add '0'"),
    Row(
      "[1., 2.e3]",
      "1:2 missing digit after '.' in number '1.'; add '0'",
      "1:6 missing digit after '.' in number '2.e3'; add '0'"),
    Row(
      "[1e, 1e+]",
      "1:2 missing digit in the exponent of number '1e'; add it",
      "1:6 missing digit in the exponent of number '1e+'; add it"),
    Row("[1.2.3]", "1:2 malformed number '1.2.3'; write it like '12', '-12.5' or '1e3'"),
    Row("[0x1F]", "1:2 malformed number '0x1F'; write it like '12', '-12.5' or '1e3'"),
    Row("[-]", "1:2 unexpected '-'; remove it"),
    Row("[...]", "1:2 unexpected '...'; remove it"),
  ]

  private static let strings = [
    Row("[\"a\tb\"]", #"1:4 unescaped control character U+0009 in a string; write '\t'"#),
    Row("[\"a\u{1B}\"]", #"1:4 unescaped control character U+001B in a string; write '\u001B'"#),
    Row("[\"new\nline\"]", #"1:6 unescaped control character U+000A in a string; write '\n'"#),
    Row(
      "{\"a\": \"{count, plural,\n  one {#}\n  other {#}\n}\"}",
      #"1:23 unescaped control character U+000A in a string; write '\n'"#,
      #"2:10 unescaped control character U+000A in a string; write '\n'"#,
      #"3:12 unescaped control character U+000A in a string; write '\n'"#),
    Row(#"["\x41"]"#, #"1:3 unknown escape '\x'; write '\\' for a backslash"#),
    Row(#"["C:\Ünder"]"#, #"1:5 unknown escape '\Ü'; write '\\' for a backslash"#),
    Row(#"["\u12"]"#, #"1:3 incomplete escape '\u12'; write four hexadecimal digits after '\u'"#),
    Row(
      #"["a\uD800b"]"#,
      #"1:4 lone surrogate '\uD800'; write both halves of the pair, or the character itself"#),
    Row(
      #"["\uDC00\uD83D"]"#,
      #"1:3 lone surrogate '\uDC00'; write both halves of the pair, or the character itself"#,
      #"1:9 lone surrogate '\uD83D'; write both halves of the pair, or the character itself"#),
    Row("{\n  \"back\": \"Back,\n  \"close\": \"Close\"\n}", "2:11 unclosed string; add '\"' at its end"),
    Row(
      "{\n  \"back: \"Back\",\n  \"close\": \"Close\"\n}",
      "2:10 double quote inside a string; write '\\\"', or close the string before it"),
    Row("{\"a\": {\"b\": \"x}}", "1:13 unclosed string; add '\"' at its end"),
    Row("{\"a\": \"x", "1:7 unclosed string; add '\"' at its end"),
    Row("[\"asd]", "1:2 unclosed string; add '\"' at its end"),
  ]

  private static let quotes = [
    Row("['it', 'don't']", "1:2 single quotes; use double quotes", "1:8 single quotes; use double quotes"),
    Row("{'a': 1}", "1:2 single quotes; use double quotes"),
    Row("{“a”: „b“}", "1:2 typographic quote '“'; use '\"'", "1:7 typographic quote '„'; use '\"'"),
    Row(
      #"{"a": "say "hi" now", "b": 1}"#,
      "1:12 double quote inside a string; write '\\\"', or close the string before it"),
  ]

  private static let brackets = [
    Row("{\n  \"a\": [1, 2\n", "3:1 unclosed array, opened at line 2; add ']}'"),
    Row("{", "1:2 unclosed object, opened at line 1; add '}'"),
    Row("[[[[[[[[[[", "1:11 unclosed array, opened at line 1; add ']]]]]]]]…'"),
    Row("{\n  \"a\": [1, 2\n}", "3:1 unclosed array, opened at line 2; add ']' before '}'"),
    Row("[1, 2}", "1:6 '}' closes the array opened at line 1; write ']'"),
    Row("{\"a\": [1}, \"b\": 2}", "1:9 '}' closes the array opened at line 1; write ']'"),
    Row("{]", "1:2 ']' closes the object opened at line 1; write '}'"),
    Row("{}}", "1:3 content after the end of the value; remove it"),
    Row("]", "1:1 unexpected ']'; remove it"),
    Row(String(repeating: "[", count: 513), "1:513 nesting deeper than 512 levels; flatten it"),
  ]

  @Test func namesInvalidBytesOnce() {
    let latin1: [UInt8] =
      Array("[\"gr".utf8) + [0xF6, 0xDF] + Array("er\", ".utf8) + [0xFF, 0xFF] + Array("1]".utf8)
    let document = JSONDocument(SourceFile(path: "", bytes: latin1))
    #expect(
      document.report == [
        "1:5 invalid UTF-8 byte 0xF6; save the file as UTF-8",
        "1:12 invalid UTF-8 byte 0xFF; save the file as UTF-8",
      ])
  }

  @Test func namesOtherEncodings() {
    let utf16 = JSONDocument(SourceFile(path: "", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0]))
    #expect(utf16.report == ["1:1 UTF-16 text; save the file as UTF-8"])
    let utf32 = JSONDocument(SourceFile(path: "", bytes: [0, 0, 0, 0x7B, 0, 0, 0, 0x7D]))
    #expect(utf32.report == ["1:1 UTF-32 text; save the file as UTF-8"])
  }

  @Test func refusesLargeFiles() {
    let limit = JSONDocument.maximumByteCount
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: limit + 1)
    let document = JSONDocument(SourceFile(path: "", bytes: bytes))
    #expect(document.report == ["1:1 file of 67108865 bytes; split it: the limit is 67108864"])
  }

  @Test func stopsReportingAtTheLimit() {
    let text = "[" + Array(repeating: "+1", count: 150).joined(separator: ",\n") + "]"
    let document = JSONDocument(text: text)
    #expect(document.problems.count == JSONDocument.maximumProblemCount + 1)
    #expect(document.report.first == "1:2 leading plus in number '+1'; write '1'")
    #expect(document.report.last == "101:1 more than 100 problems; fix those listed first")
    #expect(document.root.elements?.count == 150)
  }

  @Test func problemsHaveStableKinds() {
    let text = "{\"a\": 1, \"a\": +1, \"b\": \"\u{FEFF}\"}"
    #expect(JSONDocument(text: text).problems.map(\.kind) == [.duplicateKey, .syntax])
    #expect(JSONDocument(text: "\u{FEFF}1").problems.map(\.kind) == [.encoding])
  }

  /// The document keeps the valid parts in their places beside the invalid ones.
  @Test func keepsReadableParts() throws {
    let document = JSONDocument(text: "{\"a\": 1,, b: +2, \"c\" [3 4], 'd': tru, \"e\": \"x\\q\", \"f\": }")
    let members = try #require(document.root.members)
    #expect(members.map(\.key) == ["a", "b", "c", "d", "e", "f"])
    #expect(members.map(\.value.kind) == [.number, .invalid, .array, .invalid, .string, .invalid])
    #expect(members.map(\.value.isBroken) == [false, true, false, true, true, true])
    #expect(document.root["c"]?.elements?.compactMap(\.integer) == [3, 4])
    #expect(document.root["e"]?.string == "xq")
  }
}
