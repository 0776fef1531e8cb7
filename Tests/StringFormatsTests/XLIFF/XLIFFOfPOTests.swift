import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("XLIFF converted from PO files and back")
struct XLIFFOfPOTests {
  private static func table() throws -> StringTable {
    var table = try SmallTables.polish([
      SmallTables.title("back", "Back", "Wstecz"), SmallTables.counted(other: "Usuń {count} elementu"),
      StringUnit(
        key: UnitKey("open/named"), source: "Open {name}", target: "Otwórz {name}", arguments: [SmallTables.name]),
      SmallTables.title("save", "Save", "L'oś", state: .needsReview),
    ])
    table.units.sort { $0.key < $1.key }
    return table
  }

  /// Converts a PO file to XLIFF and back, as a translation agency does.
  private static func converted(_ table: StringTable) throws -> (xliff: SourceFile, po: SourceFile) {
    let file = try #require(try GettextFormat().write([table], options: FormatOptions()).files.first)
    let folder = try ScratchFolder()
    try folder.write("in.po", file.bytes)
    for (tool, from, to) in [("po2xliff", "in.po", "pl.xlf"), ("xliff2po", "pl.xlf", "pl.po")] {
      let result = try Tool(name: tool, package: "translate-toolkit")
        .run(["--progress=none", "-i", from, "-o", to], in: folder.url)
      try #require(result.status == 0, "\(result.errors)")
    }
    return (
      SourceFile(path: "pl.xlf", bytes: try folder.read("pl.xlf")),
      SourceFile(path: "pl.po", bytes: try folder.read("pl.po"))
    )
  }

  @Test("Units without 'msgctxt' are found by the 'unit=' of their comments, in XLIFF and in PO")
  func lostContexts() throws {
    let table = try Self.table()
    let (xliff, po) = try Self.converted(table)
    #expect(!String(decoding: po.bytes, as: UTF8.self).contains("msgctxt"))
    let context = ReadContext(table)
    for (format, file) in [(XLIFFFormat(.version12) as any StringTableFormat, xliff), (GettextFormat(), po)] {
      let read = try format.read([file], context: context)
      #expect(read.problems.map(\.message) == [])
      let units = (read.tables.first?.units ?? []).sorted { $0.key < $1.key }
      #expect(read.tables.map(\.locale) == [table.targetLocale])
      #expect(units.map(\.key) == table.units.map(\.key))
      #expect(
        units.map { MessageForms.canonicalText(of: $0.target) }
          == table.units.map { MessageForms.canonicalText(of: $0.target ?? "") })
      #expect(units.map(\.base) == table.units.map(\.base))
    }
    #expect(try AllFormats.format(of: xliff).description.identifier == "xliff-1.2")
  }

  @Test("If any context is left, comments are not names: msgmerge copies comments")
  func keptContexts() throws {
    let unit = SmallTables.title("back", "Back", "Wstecz")
    let text = """
      msgid ""
      msgstr "Language: pl\\n"

      msgctxt "menu"
      msgid "Menu"
      msgstr "Menu"

      # \(unit.base.note) unit=back
      msgid "Go back"
      msgstr "Wróć"

      """
    let read = try GettextFormat().read(
      [SourceFile(path: "pl.po", text: text)], context: ReadContext(try SmallTables.polish([unit])))
    #expect(read.tables.first?.units.map(\.key.purpose) == ["menu", "Go back"])
  }
}
