import CatalogFiles
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// One mistake in a small catalogue: the report's words say which other text or setting is meant.
@Suite struct AdviceWordingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let files: [String: String]
    let message: String
    var testDescription: String { "\(rule): \(message.prefix(70))" }

    init(_ rule: String, _ message: String, files: [String: String]) {
      (self.rule, self.files, self.message) = (rule, files, message)
    }

    /// A text of `delete` in German or English.
    init(_ rule: String, _ locale: String, _ text: String, says message: String) {
      let back = ["de": "Zurück", "en": "Back"][locale] ?? ""
      self.init(rule, message, files: ["titles/\(locale).json": WrittenMistake.titles(back, text)])
    }

    /// A field of catalog.json.
    init(_ rule: String, _ message: String, manifest field: String) {
      let manifest = WrittenMistake.catalogue["catalog.json"] ?? ""
      self.init(rule, message, files: ["catalog.json": manifest.replacing("\"limits\"", with: "\(field), \"limits\"")])
    }
  }

  @Test(arguments: texts + settings + definitions) func says(_ row: Row) throws {
    let files = WrittenMistake.catalogue.merging(row.files) { $1 }
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.rule == row.rule && $0.followUps == 0 }
    #expect(found.map(\.message) == [row.message])
  }

  private static let texts = [
    Row(
      "tool-residue", "de", "Löschen (Strg+L)",
      says: "'(Strg+L)' is a keyboard shortcut, which the system shows; remove it"),
    Row(
      "tool-residue", "de", "L?schen",
      says: "'?' stands for a letter that a program could not hold; write the text again"),
    Row("emoji", "de", "Löschen 🗑️", says: "the emoji '🗑️'; remove it, since the purpose has an icon"),
    Row("emoji", "en", "🗑️", says: "the emoji '🗑️'; write the words, which a screen reader speaks"),
  ]

  private static let settings = [
    Row(
      "setting-without-effect",
      "'ios' speaks the wording 'a', which also names it and comes first by name; name it in one of the two",
      manifest: """
        "wordings": {
          "a": { "description": "A.", "platforms": ["ios"] }, "b": { "description": "B.", "platforms": ["ios"] }
        }
        """),
    Row(
      "misnamed-locale", "'iw' is an old name of 'he'; remove it, since 'he' is declared too",
      files: [
        "catalog.json": #"{ "formatVersion": 1, "name": "App", "extends": "Base", "locales": ["en", "iw", "he"] }"#,
        "purposes.json": "{}", "icon-sets/set.json": RuleExample.base["icon-sets/set.json"] ?? "",
        "titles/en.json": "{}", "titles/he.json": "{}", "titles/iw.json": "{}",
      ].merging(WrittenMistake.catalogue.map { ("Base/\($0.key)", $0.value) }) { $1 }),
  ]

  private static let definitions = [
    Row(
      "unreadable-file",
      "icon set 'brand' has no inventory, and no set is listed for 'icon-sets/set.json'; name the file "
        + "'icon-sets/brand.json', or the set 'set'",
      files: [
        "catalog.json": catalogue("catalog.json", #"["set"]"#, becomes: #"["brand"]"#),
        "purposes.json": catalogue("purposes.json", #""set":"#, becomes: #""brand":"#),
      ]),
    Row(
      "unused-term", "no text of 'en' has the term 'Deleet'; 'Delete' of a text is near; correct one of the two",
      files: ["glossary.json": #"{ "de": { "terms": { "Deleet": { "words": ["löschen*"] } } } }"#]),
    Row(
      "exchanged-plurals", "the branch 'one' has a plural whose singular is in 'other'; exchange the two branches",
      files: [
        "purposes.json": catalogue(
          "purposes.json", "\"title\": {} },\n    \"appearsWith\"",
          becomes: """
            "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }, "appearsWith"
            """),
        "titles/en.json": """
        {
          "back": "Back",
          "delete": { "title": "Delete", "counted": "{count, plural, one {Delete # files} other {Delete # file}}" }
        }
        """,
      ]),
  ]

  private static func catalogue(_ file: String, _ text: String, becomes other: String) -> String {
    (WrittenMistake.catalogue[file] ?? "").replacing(text, with: other)
  }
}
