import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Python's csv module and LibreOffice read our files, and we read theirs.
@Suite("csv through other programs")
struct CSVOracleTests {
  private static let python = Tool(name: "python3", package: "python3")
  private static let office = Tool.Office()

  private func hardTable() throws -> StringTable {
    try SmallTables.polish(
      SmallTables.hardTexts.enumerated().map {
        SmallTables.title("hard-\($0)", $1.text, $1.text, comment: "\($1.name): \($1.text)")
      })
  }

  @Test("Python reads the cells, and we read its output", arguments: ["excel", "excel-tab"])
  func python(dialect: String) throws {
    let tables = [try hardTable(), try StandardTables.table("ar")]
    for table in tables {
      let folder = try ScratchFolder()
      let file = try #require(try CSVFormat().write([table], options: FormatOptions()).files.first)
      let path = try folder.write(file.path, file.bytes)
      let program = """
        import csv, json, sys
        rows = list(csv.reader(open(sys.argv[1], encoding='utf-8', newline=''), strict=True))
        csv.writer(open(sys.argv[2], 'w', encoding='utf-16', newline=''), '\(dialect)', quoting=csv.QUOTE_ALL).writerows(rows)
        print(json.dumps(rows))
        """
      let result = try Self.python.run(["-c", program, path, folder.url.appending(path: "out.csv").path])
      let rows = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String]])
      let sheet = Sheet(table)
      #expect(rows == ([sheet.columns.map(\.title)] + sheet.rows).map { $0.map(FormulaDefusing.defused) })
      try expectSame(table, folder.read("out.csv"))
    }
  }

  @Test("LibreOffice opens our file, and we read its file", arguments: ["comma", "semicolon"])
  func libreOffice(delimiter: String) throws {
    for table in [try hardTable(), try StandardTables.table("ru")] {
      let folder = try ScratchFolder()
      let options = try FormatOptions([("bom", "yes"), ("delimiter", delimiter)], of: CSVFormat().description)
      let file = try #require(try CSVFormat().write([table], options: options).files.first)
      let path = try folder.write(file.path, file.bytes)
      // LibreOffice's filter options: delimiter, quotation mark, character set (76 is UTF-8), first line.
      let code = delimiter == "comma" ? 44 : 59
      let result = try Self.office.convert(
        [path],
        ["--infilter=CSV:\(code),34,76,1", "--convert-to", "csv:Text - txt - csv (StarCalc):\(code),34,76,1"],
        in: folder)
      #expect(result.status == 0, "\(result.errors)")
      try expectSame(table, folder.read("out/\(file.path)"))
    }
  }

  private func expectSame(_ table: StringTable, _ bytes: [UInt8]) throws {
    let file = SourceFile(path: "out.csv", bytes: bytes)
    let read = try CSVFormat().read([file], context: ReadContext(table))
    try ReadBack.expectSame(table, read)
  }
}
