import CatalogFiles
import CatalogModel
import CatalogValidation
import SourceText

/// All rules on a catalogue of three locales with the same text: the processing after the parser.
enum CheckTarget: FuzzTarget {
  static let name = "check"

  static func seeds(_ corpus: Corpus) -> [[UInt8]] { corpus.messages }

  static let tokens: [[UInt8]] =
    MessageTarget.tokens
    + [
      "=99999999999999999999 {", "=-1 {", "=1e308 {", "offset:9223372036854775807 ", "offset:-1e19 ", " other {}",
      "\u{200B}", "\u{202E}", "\u{640}", "  ", "...", "…", "&amp;", "<b>", "(_S)", "1 2", "١٢", "Ｏ", "e\u{301}", "а",
    ].map { Array($0.utf8) }

  static let openings = MessageTarget.openings

  /// A check of a small catalogue takes as long as this many parses.
  static let cost = 40

  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws {
    let files = MemoryFiles(files(with: String(decoding: bytes, as: UTF8.self)))
    let findings = CatalogCheck.run(on: try CatalogReader(files: files).read("")).findings
    for finding in findings {
      try expect(finding.position.line >= 1 && finding.position.column >= 1, "\(finding.rule) at \(finding.position)")
      try expect(!finding.message.isEmpty, "\(finding.rule) without words")
      try expect(!finding.message.contains { $0.isNewline }, "\(finding.rule) on several lines")
      guard let fix = finding.fix else { continue }
      let count = try files.read(fix.file).count
      try expect(fix.range.isInside(0..<count), "\(finding.rule) fixes \(fix.range) of \(count) bytes")
    }
    guard comparesWithOthers else { return }
    let again = CatalogCheck.run(on: try CatalogReader(files: files).read("")).findings
    try expect(again.map(\.message) == findings.map(\.message), "other findings the second time")
  }

  private static func files(with text: String) -> [String: String] {
    let titles = "{ \"delete\": { \"title\": \"Delete\", \"counted\": \"\(JSONText.escaped(text))\" } }"
    return [
      "catalog.json":
        #"{ "formatVersion": 1, "name": "Fuzzing", "sourceLocale": "en", "locales": ["en", "ar", "pl"], "iconSets": [] }"#,
      "purposes.json": """
      {
        "delete": {
          "role": "destroy",
          "direction": "forward",
          "description": "Destroys.",
          "icons": {},
          "messages": {
            "title": {},
            "counted": {
              "arguments": {
                "count": { "type": "integer" }, "n": { "type": "number" }, "s": { "type": "text" }
              },
              "limit": 20
            }
          }
        }
      }
      """,
      "titles/en.json": titles, "titles/ar.json": titles, "titles/pl.json": titles,
    ]
  }
}
