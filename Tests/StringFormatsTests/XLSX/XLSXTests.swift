import CatalogModel
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("xlsx")
struct XLSXTests {
  private let format = XLSXFormat()

  @Test("XLSX and CSV give the same bytes, with either protection", arguments: ["yes", "no"])
  func asThroughCSV(protection: String) throws {
    let texts =
      SmallTables.hardTexts.map(\.text)
      + ["_x000D_", "_x000d_x000D_", "_x0041\r", "_x005F_", "_x00", "__x0041__", "a\rb\r\nc", "\t", " ", "'", "'=1"]
    let units = texts.enumerated().map { SmallTables.title("hard-\($0)", $1, $1, comment: $1) }
    let table = try SmallTables.polish(units)
    let options = try FormatOptions([("protect", protection)], of: format.description)
    let (csv, xlsx) = (try RoundTrip(CSVFormat(), [table]), try RoundTrip(format, [table], options: options))
    xlsx.expectNoChange()
    let (expected, found) = (csv.read.tables[0].units, xlsx.read.tables[0].units)
    #expect(xlsx.written.losses.isEmpty && found.count == texts.count)
    for (one, other) in zip(expected, found) {
      #expect(Array(one.target.utf8) == Array(other.target.utf8), "\(one.target)")
      #expect(one.comment.map { Array($0.utf8) } == other.comment.map { Array($0.utf8) }, "\(one.target)")
    }
  }

  @Test(
    "Cells with texts of every kind",
    arguments: [
      ("<c r='B2' t='s'><v>0</v></c>", "shared"),
      ("<c r='B2' t='inlineStr'><is><t xml:space='preserve'> a\n b </t></is></c>", " a\n b "),
      ("<c r='B2' t='inlineStr'><is><r><rPr><b/></rPr><t>Za</t></r><r><t>pisz</t></r></is></c>", "Zapisz"),
      ("<c r='B2' t='inlineStr'><is><t>保存</t><rPh sb='0' eb='2'><t>ほぞん</t></rPh></is></c>", "保存"),
      ("<c r='B2' t='str'><v>of a program</v></c>", "of a program"),
      ("<c r='B2' t='inlineStr'><is><t>a_x000D_b_x005F_x000D_ _xD83D__xDE00_</t></is></c>", "a\rb_x000D_ 😀"),
      ("<c r='B2'><v>24</v></c>", "24"), ("<c r='B2' s='1'><v>-7.0</v></c>", "-7"),
      ("<c r='B2' s='1'/>", ""), ("<c r='B2' t='s'/>", ""), ("", ""), ("<c r='B2'><v/></c>", ""),
    ])
  func cells(cell: String, target: String) throws {
    let row = "<row r='2'><c r='A2' t='inlineStr'><is><t>save</t></is></c>\(cell)</row>"
    let read = try TestWorkbook(rows: row, formats: [0, 49]).read()
    #expect(read.problems.isEmpty && read.tables[0].units.map(\.target) == [target])
  }

  @Test(
    "Cells that a spreadsheet converted",
    arguments: [
      ("<c r='B3'><f>1+1</f><v>2</v></c>", "B3: the cell holds a formula; write the text itself"),
      ("<c r='B3' t='str'><f>C9</f></c>", "B3: the cell holds a formula; write the text itself"),
      ("<c r='C3' s='1'><v>45354</v></c>", "C3: the cell holds a number or date, 45354, and no text; format"),
      ("<c r='B3'><v>1.5</v></c>", "B3: the cell holds a number or date, 1.5, and no text"),
      ("<c r='B3' t='b'><v>1</v></c>", "B3: the cell holds a truth value, TRUE, and no text"),
      ("<c r='B3' t='e'><v>#NAME?</v></c>", "B3: the cell holds an error, #NAME?, and no text"),
      ("<c r='B3' t='d'><v>2024-03-03</v></c>", "B3: the cell holds a date, 2024-03-03, and no text"),
      ("<c r='B3' t='q'><v>x</v></c>", "B3: the cell holds something unknown, 'q', and no text"),
      ("<c r='E3'><v>1</v></c>", "E3: '1' is not a state; write one of"),
    ])
  func refusedCells(cell: String, problem: String) throws {
    let rows = TestWorkbook.row(2, ["back", "Wstecz"]) + "<row r='3'><c r='A3' t='s'><v>0</v></c>\(cell)</row>"
    let read = try TestWorkbook(rows: rows, formats: [0, 14]).read()
    #expect(read.tables[0].units.map(\.target) == ["Wstecz"])
    let problems = read.problems.map { "\($0.place): \($0.message)" }
    #expect(problems.count == 1 && problems[0].hasPrefix("pl.xlsx:Sheet1!\(problem)"), "\(problems)")
    #expect(read.problems.map { $0.key?.description } == ["shared"])
  }

  @Test("Rows sorted, hidden and out of order, cells too, columns moved, added and hidden, a row left empty")
  func foreignSheet() throws {
    let header = "<row r='4'><c r='D4' t='s'><v>1</v></c><c r='B4' t='s'><v>0</v></c><c r='C4' t='s'><v>2</v></c></row>"
    let rows =
      "<row r='9' hidden='1'><c r='F9' t='s'><v>2</v></c><c r='D9' t='s'><v>5</v></c><c r='B9' t='s'><v>4</v></c></row>"
      + "<row r='5'><c r='A5' s='0'/><c r='B5' t='s'><v>3</v></c><c t='s'><v>2</v></c></row><row/><row r='8'/>"
      + "<row r='1048576'><c r='XFD1048576' s='0'/></row>"
    let texts = ["KEY", "Text ( pl )", "Notes", "a", "b", "x"].map { "<t>\($0)</t>" }
    let workbook = TestWorkbook([("Renamed&apos;s", rows + header)], texts: texts)
    let read = try workbook.read(ReadContext(locale: LanguageTag("pl")))
    #expect(read.problems.isEmpty)
    #expect(read.tables[0].units.map(\.key.description) == ["a", "b"])
    #expect(read.tables[0].units.map(\.target) == ["", "x"])
    #expect(read.tables[0].units.map { "\($0.place)" } == ["pl.xlsx:'Renamed''s'!D5", "pl.xlsx:'Renamed''s'!D9"])
  }

  @Test(
    "The place of a unit is the white cell that holds its text, or would",
    arguments: [
      (["pack-box", "Pudło", "", "", "", ""], "B2"), (["pack-box", "", "", "", "", ""], "B2"),
      (["pack-box/counted", "", "", "{count} pudła", "", "{count} pudeł"], "D2"),
      (["pack-box/counted", "", "", "", "", ""], "C2"),
    ])
  func placeOfText(cells: [String], place: String) throws {
    let header = ["key", "text (pl)", "one", "few", "many", "other"]
    let workbook = TestWorkbook([("Sheet1", TestWorkbook.row(1, header) + TestWorkbook.row(2, cells))])
    let read = try workbook.read(ReadContext(try MiniCatalogue().source))
    #expect(read.tables[0].units.map { "\($0.place)" } == ["pl.xlsx:Sheet1!\(place)"])
  }

  @Test("Every sheet with a table is read, or only the requested locale's")
  func sheets() throws {
    func table(_ tag: String, _ text: String) -> (String, String) {
      (tag, TestWorkbook.row(1, ["key", "text (\(tag))"]) + TestWorkbook.row(2, ["back", text]))
    }
    let notes = ("Notes", TestWorkbook.row(1, ["please look at row 7"]))
    let workbook = TestWorkbook([notes, table("pl", "Wstecz"), ("Empty", ""), table("de", "Zurück")])
    #expect(try workbook.read().tables.map(\.locale.identifier) == ["pl", "de"])
    let german = try workbook.read(ReadContext(locale: LanguageTag("de")))
    #expect(german.tables.flatMap(\.units).map(\.target) == ["Zurück"])
    let error = #expect(throws: StringTableError.self) { try TestWorkbook([notes]).read() }
    #expect(
      error?.description == "pl.xlsx: no sheet has columns 'key' and 'text'; keep the header row as it was exported")
  }

  @Test(
    "Texts that a workbook cannot hold are left out and reported",
    arguments: [
      ("a\u{7}b", "a workbook cannot hold U+0007"), ("\0", "a workbook cannot hold U+0000"),
      ("a\u{FFFE}", "a workbook cannot hold U+FFFE"),
      (String(repeating: "𝒳", count: 16_384), "a cell holds 32,767 characters at most"),
      (String(repeating: "_x0041_", count: 3_000), "a cell holds 32,767 characters at most"),
    ])
  func losses(text: String, reason: String) throws {
    let units = [
      SmallTables.title("a", "A", text), SmallTables.title("b", text, nil),
      SmallTables.title("c", "C", "c", comment: text), SmallTables.title("d", "D", "d"),
    ]
    let trip = try RoundTrip(format, [try SmallTables.polish(units)])
    trip.expectNoChange()
    #expect(trip.written.losses.map(\.part) == [.unit, .unit, .comment])
    #expect(trip.written.losses.allSatisfy { $0.reason == reason })
  }

  @Test(
    "A cell beyond a sheet's last one is refused",
    arguments: [
      (1 << 20, 0), (0, 1 << 14), (1 << 32, 0), (0, 1 << 16), (-1, 0), (0, -1), (Int.max, Int.max), (Int.min, 0),
    ] as [(Int, Int)])
  func outside(row: Int, column: Int) throws {
    let writer = try WorkbookWriter()
    try writer.addSheet("pl")
    let style = try SheetStyles(writer, SmallTables.polish([])).header
    func expectRefusal(_ write: () throws -> Void) {
      let error = #expect(throws: StringTableError.self) { try write() }
      #expect(error?.message.hasPrefix("the table is larger than a sheet, which ends at XFD1048576") == true)
    }
    expectRefusal { try writer.write("x", row: row, column: column, style) }
    expectRefusal { try writer.write(1, row: row, column: column, style) }
    expectRefusal { try writer.offer(["x"], column: column, rows: row) }
    if column != 0 { expectRefusal { try writer.setColumn(column, width: 1, isHidden: false) } }
    if column > 0 { expectRefusal { try writer.setHeader(rows: row, columns: column, kept: column) } }
    if row != 0 { expectRefusal { try writer.setHeight(lines: 1, row: row) } }
  }

  @Test("The longest text that a cell holds comes back")
  func longestText() throws {
    let texts = [String(repeating: "x", count: 32_767), String(repeating: "é\n", count: 16_383)]
    let units = texts.enumerated().map { SmallTables.title("long-\($0)", $1, $1) }
    let trip = try RoundTrip(format, [try SmallTables.polish(units)])
    trip.expectNoChange()
    #expect(trip.written.losses.isEmpty)
  }

  @Test(
    "Names of cells",
    arguments: [
      ("A1", 0, 0), ("Z9", 8, 25), ("AA10", 9, 26), ("AZ1", 0, 51), ("BA1", 0, 52), ("ZZ1", 0, 701), ("AAA1", 0, 702),
      ("XFD1048576", 1_048_575, 16_383),
    ])
  func references(name: String, row: Int, column: Int) {
    let reference = CellReference(row: row, column: column)
    #expect(CellReference(name) == reference)
    #expect(reference.text(inSheet: "pl") == "pl!\(name)")
  }

  @Test(
    "Invalid names of cells",
    arguments: ["", "A", "1", "a1", "A0", "A01", "XFE1", "A1048577", "AAAA99999999", "A-1", "A1B", "Ä1", "A 1"])
  func noReferences(name: String) { #expect(CellReference(name) == nil) }
}
