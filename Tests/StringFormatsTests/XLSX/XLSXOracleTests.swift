import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// openpyxl and LibreOffice read our files, and we read theirs.
@Suite("xlsx through other programs")
struct XLSXOracleTests {
  private static let python = Tool(name: "python3", package: "python3-openpyxl")
  private static let office = Tool.Office()

  private func hardTable() throws -> StringTable {
    try SmallTables.polish(
      SmallTables.hardTexts.enumerated().map {
        SmallTables.title("hard-\($0)", $1.text, $1.text, comment: "\($1.name): \($1.text)")
      })
  }

  /// Writes a table into a folder.
  private func write(_ table: StringTable, to folder: ScratchFolder) throws -> String {
    let file = try #require(try XLSXFormat().write([table], options: FormatOptions()).files.first)
    return try folder.write(file.path, file.bytes)
  }

  @Test("openpyxl reads all cells as texts, with their styles")
  func cells() throws {
    let program = """
      import json, openpyxl, sys
      sheet = openpyxl.load_workbook(sys.argv[1]).active
      cells = [[cell for cell in row] for row in sheet.iter_rows()]
      counted = next(row for row in cells if row[0].value == 'delete/counted')
      print(json.dumps({
        'rows': [['' if cell.value is None else str(cell.value) for cell in row] for row in cells],
        'types': sorted({cell.data_type for row in cells for cell in row if cell.value is not None}),
        'frozen': sheet.freeze_panes, 'filter': sheet.auto_filter.ref, 'protected': sheet.protection.sheet,
        'title': sheet.title, 'open': [cell.column_letter for cell in counted if not cell.protection.locked],
        'directions': [cell.alignment.readingOrder for cell in counted], 'wraps': all(c.alignment.wrap_text for c in counted),
        'lists': [[str(v.sqref), v.formula1] for v in sheet.data_validations.dataValidation],
        'hidden': [name for name, column in sheet.column_dimensions.items() if column.hidden],
      }))
      """
    let table = try StandardTables.table("ar")
    let folder = try ScratchFolder()
    let result = try Self.python.run(["-c", program, try write(table, to: folder)])
    try #require(result.status == 0, "\(result.errors)")
    let found = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let sheet = Sheet(table)
    #expect(found["rows"] as? [[String]] == [sheet.columns.map(\.title)] + sheet.rows)
    // Only limits are stored as numbers.
    #expect(found["types"] as? [String] == ["n", "s"])
    let last = "\(sheet.rows.count + 1)"
    #expect(found["frozen"] as? String == "B2" && found["filter"] as? String == "A1:N\(last)")
    #expect(found["protected"] as? Bool == true && found["title"] as? String == "ar")
    #expect(found["lists"] as? [[String]] == [["J2:J\(last)", "\"new,needs-review,translated,final\""]])
    // In a counted text, the forms, the state and the comment are editable.
    #expect(found["open"] as? [String] == ["D", "E", "F", "G", "H", "I", "J", "K"])
    #expect(found["directions"] as? [Int] == [1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1])
    #expect(found["wraps"] as? Bool == true && found["hidden"] as? [String] == ["N"])
  }

  @Test("openpyxl's files are read, unchanged and edited", arguments: ["", "worked over"])
  func openpyxl(change: String) throws {
    let program = """
      import openpyxl, sys
      book = openpyxl.load_workbook(sys.argv[1])
      sheet = book.active
      if sys.argv[3]:
        sheet.title = 'Arbeit'
        sheet.insert_cols(2)
        sheet['B1'] = 'Notes'
        sheet['B2'] = '=1+1'
        sheet.move_range('A2:Z4', rows=sheet.max_row)
        sheet.row_dimensions[6].hidden = True
        sheet.column_dimensions['A'].hidden = True
        book.create_sheet('Notes', 0)['A1'] = 'Hello'
      book.save(sys.argv[2])
      """
    for table in [try hardTable(), try StandardTables.table("ru")] {
      let folder = try ScratchFolder()
      let out = folder.url.appending(path: "out.xlsx").path
      let result = try Self.python.run(["-c", program, try write(table, to: folder), out, change])
      try #require(result.status == 0, "\(result.errors)")
      try expectSame(table, folder.read("out.xlsx"))
    }
  }

  @Test("LibreOffice opens our file, and we read its file")
  func libreOffice() throws {
    let folder = try ScratchFolder()
    let tables = [try hardTable(), try StandardTables.table("ar")]
    let paths = try tables.map { try write($0, to: folder) }
    let result = try Self.office.convert(paths, ["--convert-to", "xlsx:Calc MS Excel 2007 XML"], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    for table in tables { try expectSame(table, folder.read("out/\(table.targetLocale).xlsx")) }
  }

  private func expectSame(_ table: StringTable, _ bytes: [UInt8]) throws {
    let read = try XLSXFormat().read([SourceFile(path: "out.xlsx", bytes: bytes)], context: ReadContext(table))
    #expect(read.problems.map { "\($0.place): \($0.message)" } == [])
    try ReadBack.expectSame(table, read)
  }
}
