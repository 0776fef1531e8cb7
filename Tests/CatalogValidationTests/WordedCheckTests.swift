import CatalogFiles
import Testing

@testable import CatalogValidation

/// The texts of a wording are checked like those of their locale, and compared with them.
@Suite struct WordedCheckTests {
  private static let manifest = """
    {
      "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": ["set"],
      "wordings": { "apple": { "description": "Apple's words.", "titleCase": ["en"] } }
    }
    """

  private static let purposes = """
    {
      "back": {
        "role": "navigate", "description": "…", "icons": { "set": "arrow-back" }, "appearsWith": ["delete"],
        "messages": { "title": {}, "short": { "limit": 10 } }
      },
      "delete": { "role": "destroy", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
    }
    """

  @Test(arguments: [
    (#"{ "back": "Cofnij", "delete": "Wymaż" }"#, []),
    // The shared title is 'Usuń', so that two buttons would have one word.
    (#"{ "back": "Usuń" }"#, ["titles/pl.apple.json:1:12 title-collision"]),
    (#"{ "back": "Wstecz" }"#, ["titles/pl.apple.json:1:12 redundant-override"]),
    (#"{ "back": "Cofnij " }"#, ["titles/pl.apple.json:1:18 edge-whitespace"]),
    (#"{ "back": "Powrót do poprzedniej" }"#, ["titles/pl.apple.json:1:12 missing-title"]),
    (#"{ "bcak": "Cofnij" }"#, ["titles/pl.apple.json:1:3 unknown-purpose"]),
    (#"{ "back": 1 }"#, ["titles/pl.apple.json:1:11 wrong-type"]),
    (#"{ "back": "Cofnij" "delete": "Wymaż" }"#, ["titles/pl.apple.json:1:19 json-syntax"]),
  ])
  func findsMistakes(texts: String, expected: [String]) throws {
    let example = RuleExample([
      "catalog.json": Self.manifest, "purposes.json": Self.purposes, "titles/pl.apple.json": texts,
      "titles/en.json": #"{ "back": "Go back", "delete": "Delete it" }"#,
      "titles/pl.json": #"{ "back": "Wstecz", "delete": "Usuń" }"#,
    ])
    let findings = try example.findings().filter { $0.severity > .note }
    let found = findings.map { "\($0.file):\($0.position) \($0.rule)" }
    #expect(found == expected)
  }
}
