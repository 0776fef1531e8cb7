import CatalogFiles
import SourceText

/// The readers of `screens.json`, `headers.json` and `platforms.json`, and the rules for bars: one text as all three files.
enum ScreensTarget: FuzzTarget {
  static let name = "screens"

  static func seeds(_ corpus: Corpus) -> [[UInt8]] {
    [
      """
      {
        "items": { "header": "root", "title": "items", "trailing": ["share"], "route": "/items", "tab": "items", "tabOrder": 1 },
        "item": { "title": "{item}", "parent": "items", "route": "/items/{item}", "indicator": "chevron" },
        "new": {
          "header": "dialog", "title": "", "confirm": "save", "discard": "cancel", "parent": "item", "task": "steps",
          "presentation": { "style": "sheet", "detents": ["medium", "large"], "grabber": true, "cornerRadius": 12 }
        }
      }
      """,
      """
      {
        "dismissal": "cancel",
        "kinds": {
          "root": { "description": "A.", "title": "prominent", "leading": [], "leave": "stay" },
          "dialog": { "extends": "root", "confirmation": true, "input": true, "maximumTrailing": 2, "reason": "B." }
        }
      }
      """,
      """
      {
        "ios": {
          "name": "iOS", "system": "ios", "unit": "points",
          "facts": {
            "maximumTrailing": { "value": [{ "width": 0, "count": 2 }], "source": "A", "confidence": "memory" },
            "height": { "value": 44, "source": "A, https://example.com", "confidence": "verified", "note": "B." }
          }
        }
      }
      """,
    ].map { Array($0.utf8) }
  }

  static let tokens: [[UInt8]] =
    [
      "\"header\": ", "\"parent\": \"item\"", "\"extends\": \"dialog\"", "\"route\": \"/{a?}/{b*}?c={c}\"",
      "\"{item}\"",
      "\"trailing\": [{ \"purpose\": \"save\", \"enabled\": false }]", "\"value\": -1e308",
      "\"tabOrder\": 99999999999999999999",
      "\"width\": ", "null", "true", "[]", "{}", "\u{202E}", "\u{0}", "\\uD800",
    ].map { Array($0.utf8) }

  static let openings: [[UInt8]] = ["{ \"item\": ", "[", "{ \"presentation\": "].map { Array($0.utf8) }

  static let cost = 40

  static func check(_ bytes: [UInt8], comparesWithOthers: Bool) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    var files = Dictionary(uniqueKeysWithValues: ["screens.json", "headers.json", "platforms.json"].map { ($0, text) })
    let purposes = ["back", "cancel", "close", "items", "save", "share"]
    files["catalog.json"] =
      #"{ "formatVersion": 1, "name": "Fuzzing", "sourceLocale": "en", "locales": ["en", "ar"], "iconSets": [] }"#
    files["purposes.json"] = object(purposes) { #"{ "role": "act", "description": "\#($0).", "icons": {} }"# }
    for locale in ["en", "ar"] { files["titles/\(locale).json"] = object(purposes) { #"{ "title": "\#($0)" }"# } }
    try checkFindings(of: MemoryFiles(files), runsTwice: comparesWithOthers)
  }

  private static func object(_ names: [String], member: (String) -> String) -> String {
    "{" + names.map { "\"\($0)\": \(member($0))" }.joined(separator: ", ") + "}"
  }
}
