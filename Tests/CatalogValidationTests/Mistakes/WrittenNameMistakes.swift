extension WrittenMistakeTests {
  /// Names that turn a setting off in silence, because the catalogue does not have them.
  static let nameMistakes = misnamed + exceptions + glossaries + iconFacts + companions + forms + changes

  private static let misnamed = ["es-LA", "in", "mo", "se", "sv-SV", "tl"].map { tag in
    WrittenMistake(
      "misnamed-locale", "catalog.json", #""ru", "th"]"#,
      becomes: #""ru", "th", ↓"\#(tag)"]"#,
      adding: ["titles/\(tag).json": WrittenMistake.titles("Natrag", "Obrisi")])
  }

  private static let exceptions = [
    ("unknown-purpose", "purposes", "bakc"), ("unknown-purpose", "purposes", "forward"),
    ("unknown-field", "messages", "titel"), ("unknown-screen", "screens", "rides"),
    ("undeclared-locale", "locales", "jp"), ("undeclared-locale", "locales", "de-CH"),
  ].map { rule, field, name in
    WrittenMistake(
      rule, "catalog.json", #"{ "title": 15 }"#,
      becomes: "{ \"title\": 15 },\n"
        + #"  "rules": { "edge-whitespace": { "exceptions": [{ "\#(field)": [↓"\#(name)"], "reason": "Old." }] } }"#)
  }

  private static let glossaries = ["jp", "de-CH", "zh"].map { tag in
    WrittenMistake(
      "undeclared-locale",
      ["glossary.json": "{\n  ↓\"\(tag)\": { \"forbidden\": { \"Zurueck\": { \"reason\": \"Misspelt.\" } } }\n}\n"])
  }

  private static let iconFacts = [
    WrittenMistake(
      "unknown-icon", "icon-sets/set.json", #""arrow-back": "mirrors" }"#,
      becomes: #"↓"arow-back": "mirrors", "arrow-back": "mirrors" }"#),
    WrittenMistake(
      "unknown-icon", "icon-sets/set.json", #"  "names""#,
      becomes: "  \"renamed\": { \"bin\": ↓\"trsh\" },\n  \"names\""),
    WrittenMistake(
      "unknown-icon", "icon-sets/set.json", #"  "names""#, becomes: "  \"renamed\": { \"bin\": ↓\"bin\" },\n  \"names\""
    ),
  ]

  private static let companions = ["↓\"delete\"", "\"back\", ↓\"delete\""].map { names in
    WrittenMistake("wrong-type", "purposes.json", #"["back"]"#, becomes: "[\(names)]")
  }

  private static let forms = ["", " "].map { form in
    WrittenMistake("wrong-type", "titles/de.json", "{\n", becomes: "{\n  \"$form\": ↓\"\(form)\",\n")
  }

  // MARK: Overlays

  private static let changes =
    [
      #""back": { "role": ↓"destroy" }"#, #""delete": { "role": ↓"act" }"#, #""delete": { "role": ↓"confirm" }"#,
      #""delete": { "role": ↓"cancel", "description": "Stops it." }"#,
      #""back": { "role": ↓"destroy", "description": "Destroys the ride." }"#,
    ].map { overlay("changed-role", $0) }
    + [
      #""back": { "icons": { "set": ↓"arrow-back" } }"#, #""delete": { "icons": { "set": ↓"trash" } }"#,
      #""delete": { "description": "Destroys the ride.", "icons": { "set": ↓"trash" } }"#,
      #""back": { "icons": { "set": ↓"arrow-back" }, "messages": { "title": { "limit": 15 } } }"#,
      #""back": { "role": "dismiss", "icons": { "set": ↓"arrow-back" } }"#,
    ].map { overlay("redundant-icon", $0) }

  /// An overlay of the catalogue with changes of its purposes.
  private static func overlay(_ rule: String, _ purpose: String) -> WrittenMistake {
    var files: [String: String?] = [:]
    for (path, text) in WrittenMistake.catalogue {
      files["base/\(path)"] = text
      files.updateValue(nil, forKey: path)
    }
    files["catalog.json"] = """
      {
        "formatVersion": 1,
        "name": "Overlay",
        "extends": "base"
      }

      """
    files["purposes.json"] = "{\n  \(purpose)\n}\n"
    return WrittenMistake(rule, files)
  }
}
