import CatalogEditing
import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

@Suite("Findings that an import reports about its texts")
struct ImportFindingsTests {
  /// A catalogue in which the title of `open` has a limit.
  private func catalogue() throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue()
    let purposes = catalogue.folder.appending(path: "purposes.json")
    let text = try String(contentsOf: purposes, encoding: .utf8)
      .replacing(
        ##""open": { "role": "act", "description": "…", "icons": {}, "messages": { "title": {}"##,
        with: ##""open": { "role": "act", "description": "…", "icons": {}, "messages": { "title": { "limit": 8 }"##)
    try Data(text.utf8).write(to: purposes)
    return catalogue
  }

  @Test(
    "A text with a warning is imported, and the warning is reported",
    arguments: [
      ("Otwórz plik", "title-too-long"), ("Открыть", "wrong-script"), ("Otwórz\\n", "edge-whitespace"),
      ("\\u202EOtwórz", "invisible-character"),
    ])
  func warnings(text: String, rule: String) throws {
    let report = try catalogue().importing(#"{ "open": "\#(text)" }"#)
    #expect(report.entries.map(\.outcome) == [.updated])
    #expect(!report.hasRefusals)
    let finding = try #require(report.entries[0].findings.first { $0.rule == rule })
    #expect(finding.severity == "warning")
    let line = "pl.json:1:11: warning: pl open: \(finding.message) [\(rule)]"
    #expect(report.text.split(separator: "\n").contains(Substring(line)), "\(report.text)")
    #expect(report.text.contains("1 updated with \(counted(report.entries[0].findings.count, "finding")); wrote"))
    #expect(CanonicalJSON.text(of: report.tree).contains("\"rule\": \"\(rule)\""))
  }

  @Test("Errors are refused with their rule")
  func errors() throws {
    let report = try catalogue().importing(#"{ "open": "Otwórz\u0007" }"#)
    #expect(report.entries.map(\.outcome) == [.invalid])
    #expect(report.entries[0].rule == "control-character")
    #expect(report.entries[0].findings == [])
  }

  @Test("A text without findings and an unchanged text have none")
  func none() throws {
    let report = try catalogue().importing(#"{ "close": "Wyjdź", "open": "Otwórz" }"#)
    #expect(report.entries.map(\.outcome) == [.updated, .unchanged])
    #expect(report.entries.flatMap(\.findings) == [])
    #expect(!report.text.contains("finding"))
  }

  // MARK: Units of other programs

  @Test("An unreadable unit that the catalogue does not have is unknown, not broken")
  func foreign() throws {
    let text = #"{ "menu": ["a"], "open": ["b"], "items": { "many": 1 } }"#
    let report = try catalogue().importing(text)
    #expect(report.entries.map(\.outcome) == [.unknown, .broken, .unknown])
    let plain = SourceFile(path: "pl.json", text: #"{ "cart_items_x": "a", "list": [1] }"#)
    let read = try I18NextFormat().read([plain], context: ReadContext())
    #expect(read.problems.map(\.key) == [UnitKey("list")])
    #expect(read.tables.flatMap(\.units).map(\.key) == [UnitKey("cart_items_x")])
  }

  // MARK: Truncated files

  @Test("A file that is cut off in its last text changes nothing", arguments: AllFormats.identifiers)
  func cutOff(identifier: String) throws {
    let catalogue = try TemporaryCatalogue()
    let source = try CatalogEditor(previewing: catalogue.folder.path).read()
    let table = try SmallTables.polish([
      SmallTables.title("close", "Close", "Zamknij"), SmallTables.title("save", "Save", "Zapisz"),
    ])
    let format = try AllFormats.format(identifier)
    let written = try format.write([table], options: FormatOptions())
    let file = try #require(written.files.first)
    let context = ReadContext(source, locale: LanguageTag("pl"))
    func taken(_ bytes: [UInt8]) throws -> [String?]? {
      let cut = SourceFile(path: file.path, bytes: bytes)
      guard let read = try? format.read([cut], context: context) else { return nil }
      return CatalogMerge(source, policy: MergePolicy()).merge(read).compactMap(\.value?.text)
    }
    #expect(try taken(file.bytes) == [])
    for count in max(0, file.bytes.count - 200)..<file.bytes.count {
      #expect(try taken(Array(file.bytes[..<count])) ?? [] == [], "cut after \(count) of \(file.bytes.count) bytes")
    }
  }

  @Test("A text at the end of a file without a line end is imported if it equals the catalogue's")
  func openEnd() throws {
    let catalogue = try TemporaryCatalogue()
    let source = try CatalogEditor(previewing: catalogue.folder.path).read()
    func outcome(_ text: String) throws -> [ImportOutcome] {
      let file = SourceFile(path: "Messages_pl.properties", text: text)
      let read = try PropertiesFormat().read([file], context: ReadContext(source))
      return CatalogMerge(source, policy: MergePolicy()).merge(read).map(\.entry.outcome)
    }
    #expect(try outcome("save = Zapisz") == [.unchanged])
    #expect(try outcome("save = Zacho") == [.broken])
  }
}
