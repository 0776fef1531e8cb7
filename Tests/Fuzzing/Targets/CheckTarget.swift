import CatalogFiles
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
    let files = files(with: String(decoding: bytes, as: UTF8.self))
    try checkFindings(of: MemoryFiles(files), runsTwice: comparesWithOthers)
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
