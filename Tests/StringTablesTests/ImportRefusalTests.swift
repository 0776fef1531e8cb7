import CatalogModel
import Foundation
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("Units that an import refuses")
struct ImportRefusalTests {
  /// A catalogue whose purpose `save` appears beside all others.
  private func catalogue() throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue()
    let purposes = catalogue.folder.appending(path: "purposes.json")
    let text = try String(contentsOf: purposes, encoding: .utf8)
      .replacing(#""save": {"#, with: #""save": { "appearsWith": ["close", "delete", "open"],"#)
    try Data(text.utf8).write(to: purposes)
    return catalogue
  }

  private static let collision = "which appears beside it; use another word for one of the two"

  @Test("A title collision names the other purpose")
  func collision() throws {
    let report = try catalogue().importing(#"{ "close": "Zapisz", "open": "Wczytaj" }"#)
    #expect(report.entries.map(\.outcome) == [.invalid, .updated])
    #expect(report.entries[0].rule == "title-collision")
    #expect(
      report.entries[0].reason
        == "with it 'save' would be wrong: 'Zapisz' is also the title of 'close', \(Self.collision)")
    let other = try catalogue().importing(#"{ "save": "Zamknij" }"#)
    #expect(other.entries[0].reason == "'Zamknij' is also the title of 'close', \(Self.collision)")
  }

  @Test("Many collisions with one title are found at once, and no others")
  func collisions() throws {
    let forms = "one {Skasuj # plik} few {Skasuj # pliki} many {Skasuj # plików} other {Skasuj # pliku}"
    let counted = "\"delete.counted\": \"{count, plural, \(forms)}\""
    let report = try catalogue().importing(
      #"{ "close": "Zapisz", "delete": "Zapisz", \#(counted), "open": "Zapisz" }"#)
    #expect(report.entries.map(\.outcome) == [.invalid, .invalid, .updated, .invalid])
    #expect(
      report.entries.compactMap(\.reason)
        == ["close", "delete", "open"].map {
          "with it 'save' would be wrong: 'Zapisz' is also the title of '\($0)', \(Self.collision)"
        })
  }

  @Test("An error that the catalogue has already refuses nothing")
  func knownErrors() throws {
    let catalogue = try catalogue()
    let titles = catalogue.folder.appending(path: "titles/pl.json")
    let text = try String(contentsOf: titles, encoding: .utf8).replacing("\"Otwórz\"", with: "\"Zapisz\"")
    try Data(text.utf8).write(to: titles)
    // The new title collides with that of the same purpose.
    let report = try catalogue.importing(#"{ "close": "Zapisz", "delete": "Skasuj" }"#)
    #expect(report.entries.map(\.outcome) == [.invalid, .updated])
    #expect(report.entries[0].reason?.contains("also the title of 'close'") == true)
  }

  @Test("A known error about another text that is only reworded refuses nothing")
  func rewordedErrors() throws {
    let catalogue = try catalogue()
    let titles = catalogue.folder.appending(path: "titles/pl.json")
    let text = try String(contentsOf: titles, encoding: .utf8).replacing("\"Otwórz\"", with: "\"Zapisz\"")
    try Data(text.utf8).write(to: titles)
    let report = try catalogue.importing(#"{ "open": "ZAPISZ", "close": "Zakończ", "delete": "Skasuj" }"#)
    let outcomes = Dictionary(uniqueKeysWithValues: report.entries.map { ($0.key?.description, $0.outcome) })
    #expect(outcomes == ["open": .updated, "close": .updated, "delete": .updated])
  }

  // MARK: Unknown locales and units

  private static func table(_ locale: String, _ keys: [String]) throws -> ReadTable {
    let units = keys.enumerated().map { index, key in
      let place = UnitPlace(path: "\(locale).json", position: SourcePosition(line: index + 1, column: 1))
      return ReadUnit(key: UnitKey(key), target: "Tekst", place: place)
    }
    return ReadTable(locale: try #require(LanguageTag(locale)), units: units)
  }

  @Test("An unknown locale is reported once for each file")
  func undeclaredLocales() throws {
    let tables = [
      try Self.table("pl-PL", ["close", "open", "save"]), try Self.table("fr", ["close"]),
      try Self.table("en-GB", ["close", "open"]),
    ]
    let report = try TemporaryCatalogue().importing(tables)
    #expect(report.entries.count == 6)
    #expect(
      report.text == """
        pl-PL.json:1:1: unknown: pl-PL 3 units: the catalogue has no locale 'pl-PL'; did you mean 'pl'? name it with --locale pl
        fr.json:1:1: unknown: fr close: the catalogue has no locale 'fr'; add it to 'locales' in catalog.json
        en-GB.json:1:1: unknown: en-GB 2 units: the catalogue has no locale 'en-GB'; did you mean 'en'? name it with --locale en
        6 units: 6 unknown; nothing to write

        """)
  }

  @Test("Suggestions are made only for few unknown names")
  func hints() throws {
    let keys = (1...99).map { "unheard-of-\($0)" } + ["opne", "delete/cuonted", "sav"]
    let report = try TemporaryCatalogue().importing([try Self.table("pl", keys)])
    #expect(report.entries.allSatisfy { $0.outcome == .unknown })
    #expect(
      report.entries.suffix(3).map(\.reason) == [
        "the catalogue has no purpose 'opne'; did you mean 'open'?",
        "purpose 'delete' has no message 'cuonted'; declare it in purposes.json",
        "the catalogue has no purpose 'sav'; declare it in purposes.json or remove it here",
      ])
  }

  @Test("An app's other texts are counted by file and refuse nothing, unless the file is an export")
  func appsOwn() throws {
    var table = try Self.table("pl", ["onboarding", "settings-theme"])
    for index in table.units.indices { table.units[index].isInSharedFile = true }
    let report = try TemporaryCatalogue().importing([table])
    #expect(
      report.text == """
        pl.json: 2 units of the app's own, not in the catalogue
        2 units: 2 of the app's own; nothing to write

        """)
    #expect(!report.hasRefusals)
    for index in table.units.indices { table.units[index].catalogue = "Small" }
    #expect(try TemporaryCatalogue().importing([table]).hasRefusals)
  }

  @Test("A file's text cannot end the report's line")
  func controlCharacters() throws {
    let report = try TemporaryCatalogue().importing([try Self.table("pl", ["a\nb\u{1B}[31m"])])
    #expect(report.text.split(separator: "\n").count == 2)
    #expect(!report.text.unicodeScalars.contains("\u{1B}"))
  }
}
