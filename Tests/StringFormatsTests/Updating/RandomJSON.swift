import TestSupport

/// Broken and odd JSON files.
enum HostileJSON {
  static let files: [String] = [
    "", " ", "{", "{\"back\"", "{\"back\":", "{\"back\": \"a", "{\"back\": \"a\"", "{\"back\": \"a\",}", "[\"back\"]",
    "\"back\"", "null", "{\"back\": \"a\", \"back\": \"b\"}", "{\"back\": {\"title\": \"a\", \"title\": \"b\"}}",
    "{\"back\": [\"a\"], \"close\": true}", "{\"back\": {\"title\": 1}, \"@back\": 2, \"$meta\": 3}",
    "{\"$meta\": {\"units\": [1]}, \"@back\": null, \"back\": \"\\ud800\"}", "{'back': 'a'}", "{\"back\": NaN}",
    "{ /* a */ \"back\": \"b\" }", "{\"back\": \"\u{1}\"}", "{\"back\": \"#255\"}", "{\"ba#255ck\": \"a\"}",
    String(repeating: "{\"back\":", count: 400) + "1" + String(repeating: "}", count: 400),
    String(repeating: "{\"back\":", count: 10_000), String(repeating: "[", count: 100_000),
  ]

  /// `#255` is a byte that is not UTF-8.
  static func bytes(of text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    while let range = bytes.firstRange(of: Array("#255".utf8)) { bytes.replaceSubrange(range, with: [0xFF]) }
    return bytes
  }
}

extension HostileJSON {
  /// A file cut off, and with other bytes, at random places.
  static func damaged(_ text: String, seed: UInt64) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    let bytes = Array(text.utf8)
    let cut = (0..<60).map { _ in Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))) }
    let changed = (0..<300).map { _ in
      var copy = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let byte = Array("\"{}[],:\\@$_. 0a\n\u{FF}".utf8).randomElement(using: &random) ?? 0
        copy[Int.random(in: 0..<copy.count, using: &random)] = byte
      }
      return copy
    }
    return cut + changed
  }
}

/// A JSON object of random members in one of several layouts.
struct RandomJSON {
  private static let layouts: [(start: String, comma: String, colon: String, end: String)] = [
    ("{\n  ", ",\n  ", ": ", "\n}\n"), ("{\n\t", ",\n\t", " : ", "\n}"), ("{", ",", ":", "}"),
    ("{ ", ", ", ": ", " }\n"), ("{\n    ", ",\n\n    ", ":", "\n}\n\n"), ("{\n", "\n,", ": ", "}"),
  ]
  private static let values = [
    "\"\\u00fc \\/ \\\"x\\\"\"", "1.50", "-0e+2", "true", "null", "[ 1,  {\"a\" :\"b\"} ]", "{ }", "[]",
    "{\"description\":\"a\"}",
    "\"{count, plural, other{#}}\"", "\"$t(x)\"", "\"\"",
  ]

  private let layout: (start: String, comma: String, colon: String, end: String)
  private var members: [String] = []

  init(layout: Int) { self.layout = Self.layouts[layout % Self.layouts.count] }

  mutating func addOurs(_ name: String, _ text: String, using random: inout SeededGenerator) {
    members.insert("\"\(name)\"\(layout.colon)\"\(text)\"", at: Int.random(in: 0...members.count, using: &random))
  }

  /// Adds an object with the members of another one.
  mutating func add(_ name: String, _ object: RandomJSON, using random: inout SeededGenerator) {
    let text = String(object.text.trimmingPrefix { $0 == "\n" }.reversed().drop { $0 == "\n" || $0 == " " }.reversed())
    members.insert("\"\(name)\"\(layout.colon)\(text)", at: Int.random(in: 0...members.count, using: &random))
  }

  /// Adds members with names of their own.
  ///
  /// - Returns: the members as they are in the file.
  mutating func addTheirs(prefix: [String], using random: inout SeededGenerator) -> [String] {
    var added: [String] = []
    for number in 0..<Int.random(in: 1...6, using: &random) {
      let name = (prefix.randomElement(using: &random) ?? "") + "\(number)"
      let value = Self.values.randomElement(using: &random) ?? "null"
      added.append("\"\(name)\"\(layout.colon)\(value)")
      members.insert(added[added.count - 1], at: Int.random(in: 0...members.count, using: &random))
    }
    return added
  }

  var text: String { layout.start + members.joined(separator: layout.comma) + layout.end }
}
