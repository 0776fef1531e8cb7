import CatalogEditing
import CatalogModel
import Foundation
import SourceText
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("Importing into a catalogue")
struct CatalogImportTests {
  @Test("Every unit is accounted for, and only correct ones are imported")
  func everyOutcome() throws {
    let catalogue = try TemporaryCatalogue()
    let report = try catalogue.importing(
      #"""
      {
        "close": "Wyjdź",
        "delete": "Usuń",
        "delete.counted": "{count, plural, one {# plik} other {# pliku}}",
        "delete.short": "U",
        "delte": "Usuń",
        "open": "",
        "save": ["Zapisz"]
      }
      """#)
    #expect(report.entries.map(\.outcome) == [.updated, .unchanged, .invalid, .unknown, .unknown, .empty, .broken])
    #expect(report.hasRefusals)
    #expect(report.entries.map(\.place.position.line) == [2, 3, 4, 5, 6, 7, 8])
    #expect(report.entries[2].rule == "missing-plural-category")
    #expect(
      report.text.split(separator: "\n").filter { $0.contains("unknown") || $0.contains("units") } == [
        "pl.json:5:19: unknown: pl delete/short: purpose 'delete' has no message 'short'; use one of title, counted, or declare it in purposes.json",
        "pl.json:6:12: unknown: pl delte: the catalogue has no purpose 'delte'; did you mean 'delete'?",
        "7 units: 1 unchanged, 1 updated, 1 empty, 2 unknown, 1 invalid, 1 broken; wrote titles/pl.json",
      ])
    #expect(try catalogue.titles("pl").contains(#""close": "Wyjdź","#))
    #expect(try catalogue.titles("pl").contains(#"few {Usuń # pliki}"#))
  }

  @Test("The one text that causes an error elsewhere is found")
  func invalidElsewhere() throws {
    // The new title makes the exception unneeded, and this catalogue reports that as an error at the exception.
    let exception = #"{ "locales": ["pl"], "purposes": ["open"], "reason": "It aligns the title." }"#
    let rules = #"{ "edge-whitespace": { "exceptions": [\#(exception)] }, "unneeded-exception": "error" }"#
    let catalogue = try TemporaryCatalogue(rules: rules)
    #expect(try catalogue.importing(#"{ "open": " Otwórz" }"#).entries.map(\.outcome) == [.updated])
    let sent = #"{ "close": "Wyjdź", "delete": "Skasuj", "open": "Otwórz", "save": "Zachowaj" }"#
    let report = try catalogue.importing(sent)
    #expect(report.entries.map(\.outcome) == [.updated, .updated, .invalid, .updated])
    #expect(report.entries[2].rule == "unneeded-exception")
  }

  @Test("A dry run writes nothing and reports what it would do")
  func dryRun() throws {
    let catalogue = try TemporaryCatalogue()
    let before = try catalogue.titles("pl")
    let report = try catalogue.importing(#"{ "close": "Wyjdź" }"#, isDryRun: true)
    #expect(report.text == "pl.json:1:12: updated: pl close\n1 unit: 1 updated; would write titles/pl.json\n")
    #expect(try catalogue.titles("pl") == before)
  }

  @Test("A unit that is in a file twice counts once, and not at all with two texts")
  func duplicates() throws {
    let catalogue = try TemporaryCatalogue()
    let place = { line in UnitPlace(path: "pl.po", position: SourcePosition(line: line, column: 1)) }
    let units = ["Wyjdź", "Wyjdź", "Koniec"].enumerated().map { index, text in
      ReadUnit(key: UnitKey("close"), target: text, place: place(index + 1))
    }
    let report = try catalogue.importing([ReadTable(locale: try #require(LanguageTag("pl")), units: units)])
    #expect(report.entries.map(\.outcome) == [.conflict, .conflict, .conflict])
    #expect(
      report.entries[2].reason
        == "the files have the unit twice: 'Koniec' here and 'Wyjdź' at pl.po:1:1; remove one of them")
    let same = try catalogue.importing([ReadTable(locale: try #require(LanguageTag("pl")), units: Array(units[..<2]))])
    #expect(same.entries.map(\.outcome) == [.updated, .unchanged])
  }

  @Test("Only the units of an undeclared locale are refused")
  func undeclaredLocale() throws {
    let catalogue = try TemporaryCatalogue()
    let tables = try ["de", "pl"].map { locale in
      let place = UnitPlace(path: "\(locale).json", position: SourcePosition(line: 1, column: 1))
      let unit = ReadUnit(key: UnitKey("close"), target: "Weg", place: place)
      return ReadTable(locale: try #require(LanguageTag(locale)), units: [unit])
    }
    let report = try catalogue.importing(tables)
    #expect(report.entries.map(\.outcome) == [.unknown, .updated])
    #expect(report.entries[0].reason == "the catalogue has no locale 'de'; add it to 'locales' in catalog.json")
  }
}

/// A catalogue on disk with three purposes in English and Polish, removed after the test.
final class TemporaryCatalogue {
  let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")

  /// - Parameter rules: the value of `rules` in catalog.json.
  init(rules: String = "{}") throws {
    let counted = #"{ "arguments": { "count": { "type": "integer" } } }"#
    try write(
      """
      {
        "formatVersion": 1, "name": "Small", "sourceLocale": "en", "locales": ["en", "pl"], "iconSets": [],
        "rules": \(rules)
      }
      """,
      "catalog.json")
    try write(
      """
      {
        "close": { "role": "dismiss", "description": "…", "icons": {}, "messages": { "title": {} } },
        "delete": { "role": "destroy", "description": "…", "icons": {}, "messages": { "title": {}, "counted": \(counted) } },
        "open": { "role": "act", "description": "…", "icons": {}, "messages": { "title": {} } },
        "save": { "role": "act", "description": "…", "icons": {}, "messages": { "title": {} } }
      }
      """, "purposes.json")
    try write(
      """
      {
        "close": "Close",
        "delete": { "title": "Delete", "counted": "{count, plural, one {# file} other {# files}}" },
        "open": "Open",
        "save": "Save"
      }
      """, "titles/en.json")
    try write(
      """
      {
        "close": "Zamknij",
        "delete": {
          "title": "Usuń",
          "counted": "{count, plural, one {Usuń # plik} few {Usuń # pliki} many {Usuń # plików} other {Usuń # pliku}}"
        },
        "open": "Otwórz",
        "save": "Zapisz"
      }

      """, "titles/pl.json")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func titles(_ locale: String) throws -> String {
    try String(contentsOf: folder.appending(path: "titles/\(locale).json"), encoding: .utf8)
  }

  /// Imports a `json` file named pl.json.
  func importing(_ json: String, isDryRun: Bool = false) throws -> ImportReport {
    let read = try JSONFormat().read([SourceFile(path: "pl.json", text: json)], context: ReadContext())
    return try importing(read, isDryRun: isDryRun)
  }

  func importing(_ tables: [ReadTable]) throws -> ImportReport { try importing(ReadTables(tables: tables)) }

  /// Imports with the bases of an export of the unchanged catalogue.
  private func importing(_ read: ReadTables, isDryRun: Bool = false) throws -> ImportReport {
    let session = try EditSession(CatalogEditor(folder: folder.path))
    let context = ReadContext(session.source)
    let based = try EarlierExport(session.source).adding(to: read, JSONFormat().description, context)
    return try CatalogImport(session).run(based, isDryRun: isDryRun)
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
