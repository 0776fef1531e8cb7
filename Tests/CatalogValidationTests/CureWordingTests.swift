import CatalogFiles
import CheckTestSupport
import Testing

@testable import CatalogValidation

/// One mistake in a catalogue of two purposes in ten languages: the report names its cause, and a cure that loses nothing.
@Suite struct CureWordingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: String
    /// The text that is replaced, once; nil for the whole file.
    let text: String?
    let mistake: String
    let lines: [String]
    var testDescription: String { "\(file): \(mistake.prefix(60))" }

    init(_ file: String, _ text: String?, becomes mistake: String, _ lines: String...) {
      (self.file, self.text, self.mistake, self.lines) = (file, text, mistake, lines)
    }
  }

  @Test(arguments: rows) func reports(_ row: Row) throws {
    var files = WrittenMistake.catalogue
    let before = files[row.file] ?? ""
    files[row.file] = row.text.map { before.replacing($0, with: row.mistake) } ?? row.mistake
    #expect(files[row.file] != before, "the mistake changes nothing")
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity > .note }
    #expect(found.map(\.line) == row.lines)
  }

  private static let rows = [
    Row(
      "titles/de.json", #""delete""#, becomes: "\"delete\u{200B}\"",
      "titles/de.json:3:3: error: unknown purpose 'delete\u{200B}'; type it again without the invisible U+200B: 'delete' [unknown-purpose]",
      "titles/de.json:3:3: error: 1 more error follows from this; correct it and check again [unknown-purpose]"),
    Row(
      "titles/de.json", #""back""#, becomes: #""": "./titles.schema.json", "back""#,
      "titles/de.json:2:3: error: unknown purpose ''; write '$schema' if a shell took it out, else the purpose [unknown-purpose]"
    ),
    Row(
      "titles/de.json", #""back""#, becomes: #""back.short": "Zur.", "back""#,
      #"titles/de.json:2:3: error: unknown purpose 'back.short'; declare the message 'short' in purposes.json, and write it inside: "back": { "short": … } [unknown-purpose]"#
    ),
    Row(
      "titles/de.json", #""back""#, becomes: #""back.title": "Zur.", "back""#,
      #"titles/de.json:2:3: error: unknown purpose 'back.title'; write it inside: "back": { "title": … } [unknown-purpose]"#
    ),
    Row(
      "titles/de.json", nil, becomes: "{\n\u{0}\u{0}}",
      "titles/de.json:2:1: error: the file has NUL bytes, which a disk or a program leaves when it loses content; restore the file [json-syntax]"
    ),
    Row(
      "glossary.json", nil,
      becomes: """
        { "de": {
          "terms": { "delete": { "words": ["löschen"] } }, "forbidden": { "Löschen": { "reason": "Too hard." } }
        } }
        """,
      "glossary.json:2:67: error: 'Löschen' is forbidden here, and the term 'delete' requires it; remove one of the two [wrong-type]"
    ),
    Row(
      "catalog.json", #""sourceLocale": "en""#, becomes: #""sourceLocale": "en-US""#,
      "catalog.json:4:19: error: source locale 'en-US' is not among the locales; write 'en', or add it to 'locales' [undeclared-locale]"
    ),
    Row(
      "catalog.json", #""limits": { "title": 15 }"#, becomes: #""numberingSystems": { "fa": "arabext" }"#,
      "catalog.json:7:25: error: locale 'fa' of 'numberingSystems' is not listed in catalog.json; add it to 'locales', or remove it [undeclared-locale]"
    ),
    Row(
      "titles/de.json", #""Zurück""#, becomes: #"{ "title": "Zurück", "kurz": "Zur." }"#,
      "titles/de.json:2:32: error: purpose 'back' has no message 'kurz'; write 'title', or declare it in purposes.json [unknown-field]"
    ),
  ]

  /// An overlay lists a locale that the extended catalogue has, and gives it no texts.
  @Test func namesTheMissingFile() throws {
    var files: [String: String] = [:]
    for (path, text) in WrittenMistake.catalogue { files["base/\(path)"] = text }
    let purposes = ["add-stop", "end-ride", "lock-bike"]
    files["catalog.json"] = """
      { "formatVersion": 1, "name": "Bikes", "extends": "base", "locales": ["de", "en"], "iconSets": ["set"] }
      """
    files["purposes.json"] =
      "{ "
      + purposes.map {
        #""\#($0)": { "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }"#
      }.joined(separator: ", ") + " }"
    files["titles/en.json"] = "{ " + purposes.map { #""\#($0)": "\#($0)""# }.joined(separator: ", ") + " }"
    let found = CatalogCheck.run(on: try .reading(files)).findings.filter { $0.severity == .error }
    #expect(
      found.map(\.message) == [
        "'de' has no file of texts here, and 3 texts are missing; add or restore titles/de.json, or take 'de' out of 'locales'"
      ])
  }
}
