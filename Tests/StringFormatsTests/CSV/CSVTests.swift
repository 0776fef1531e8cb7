import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("csv")
struct CSVTests {
  private let format = CSVFormat()

  private func read(_ text: String, as path: String = "pl.csv") throws -> ReadTables {
    try format.read([SourceFile(path: path, text: text)], context: ReadContext())
  }

  private func problems(_ text: String) throws -> [String] {
    try read(text).problems.map { "\($0.place): \($0.message)" }
  }

  @Test("A title, a counted message and one that has no translation")
  func layout() throws {
    let table = try SmallTables.polish([
      StringUnit(key: UnitKey("back"), source: "Back", target: "-", comment: "Say \"so\"", limit: 15),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
        target: "{count, plural, =0 {nic} one {#; raz} few {#} many {#} other {#}}",
        arguments: [SmallTables.count], state: .needsReview),
      StringUnit(key: UnitKey("open/named"), source: "Open {name}", target: nil, arguments: [SmallTables.name]),
    ])
    func base(of unit: StringUnit) -> String {
      unit.base.stating(context: unit.notes.joined(separator: "\n")).attributes
    }
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self).replacing("\r\n", with: "|\n") == """
        key (Small),source (en),text (pl),'=0,one,few,many,other,state,comment,limit,context,base|
        back,Back,'-,,,,,,translated,"Say ""so""\",15,"Button that does something.
        At most 15 characters.",\(base(of: table.units[0]))|
        delete/counted,"one: Delete {count} item
        other: Delete {count} items",,nic,"{count}; raz",{count},{count},{count},needs-review,,,"Button that does something.
        {count}: a whole number, at most 9999.",\(base(of: table.units[1]))|
        open/named,Open {name},,,,,,,new,,,"Button that does something.
        {name}: a text.",\(base(of: table.units[2]))|

        """)
  }

  @Test(
    "Formulas are guarded, each text with its own guard",
    arguments: [
      ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("\r", "'\r"),
      ("＝1", "'＝1"), ("'=1", "''=1"), ("''-", "'''-"), ("'twas", "'twas"), ("'", "'"), ("", ""), ("1=1", "1=1"),
    ])
  func guards(text: String, cell: String) {
    #expect(FormulaDefusing.defused(text) == cell)
    #expect(FormulaDefusing.restored(cell) == text)
  }

  @Test("Text that was typed without a guard is read literally")
  func typedFormulas() throws {
    #expect(try read("key,text (pl)\na,=1+1\nb,-\n").tables.first?.units.map(\.target) == ["=1+1", "-"])
  }

  @Test("It survives a round trip with every option", arguments: CSVDelimiter.allCases, ["no", "yes"])
  func options(delimiter: CSVDelimiter, mark: String) throws {
    let options = try FormatOptions(
      [("delimiter", delimiter.rawValue), ("bom", mark)], of: format.description)
    let units = SmallTables.hardTexts.enumerated().map { SmallTables.title("hard-\($0)", $1.text, $1.text) }
    let trip = try RoundTrip(format, [try SmallTables.polish(units)], options: options)
    trip.expectNoChange()
    #expect(trip.written.files[0].bytes.starts(with: [0xEF, 0xBB, 0xBF]) == (mark == "yes"))
  }

  @Test("Columns in any order, titles in any case, a 'sep=' line, lines that end in LF or CR, rows left empty")
  func foreignFiles() throws {
    let read = try read("sep=;\r\nNotes;TEXT (pl);Few;other;Key\n;;2;3;a/b\n;;;;\n;x;;;c\r", as: "Tabelle1.csv")
    #expect(read.problems.isEmpty && read.tables.map(\.locale.identifier) == ["pl"])
    #expect(read.tables[0].units.map(\.key.description) == ["a/b", "c"])
    #expect(read.tables[0].units.map(\.target) == ["{count, plural, few {2} other {3}}", "x"])
    #expect(read.tables[0].units.map(\.state) == [nil, nil])
  }

  @Test("The file's name gives the locale where the header does not")
  func localeOfName() throws {
    #expect(try read("key\ttext\na\tb\n", as: "x/sr-Latn.csv").tables[0].locale.identifier == "sr-Latn")
  }

  @Test(
    "Errors in rows",
    arguments: [
      (
        "b\n",
        "2:1: the row has 1 cell and the header 4; keep the delimiters of empty cells, and quote cells that hold a line end"
      ), ("b,x, y,,\"z\"\n", "2:1: the row has 5 cells and the header 4; quote cells that hold the delimiter"),
      (",x,,\n", "2:1: the row has no key; keep the column 'key'"),
      ("b,1,2,\n", "2:5: both 'text' and 'few' hold a translation; empty one of them"),
      ("b,,{x,\n", "2:4: the text of 'few' is a message that is not well-formed"),
      ("b,,\"{n, plural, other {}}\",\n", "2:4: the text of 'few' is a plural; write the sentence of one form"),
      ("b,x,,done\n", "2:6: 'done' is not a state; write one of 'new', 'needs-review', 'translated', 'final'"),
    ])
  func rows(row: String, problem: String) throws {
    let problems = try problems("key,text,few,state\n\(row)")
    #expect(problems.count == 1 && problems[0].hasPrefix("pl.csv:\(problem)"), "\(problems)")
  }

  @Test("A row that does not fit the header is reported with its unit")
  func tornRows() throws {
    let context = ReadContext(units: [UnitKey("back"): ReadContext.Unit(source: "Back", arguments: [])])
    let text = "key,text,few,state\nback,x\nback,x,y,,z\nLine two,,,\nother\n"
    let read = try format.read([SourceFile(path: "pl.csv", text: text)], context: context)
    #expect(read.problems.map { $0.key?.description } == ["back", "back", nil])
    #expect(read.problems.map { $0.place.position.line } == [2, 3, 5])
  }

  @Test(
    "Errors in files",
    arguments: [
      ("key,text\na,\"b\n\nc", "2:3: the quoted cell that begins here is not closed; add a quotation mark"),
      ("key,text\na,\"b\"c\n", "2:6: text after the end of a quoted cell; double the quotation marks inside it"),
      ("key,text\na,b\0\n", "2:4: the file contains U+0000, so it is not a text file"),
      ("a,b\n", "1:1: the sheet has no columns 'key' and 'text'; keep the header row as it was exported"),
      ("key,text,few,=1,=1.0\n", "1:1: column '=1.0' is a duplicate; remove one"),
    ])
  func files(text: String, message: String) {
    let error = #expect(throws: StringTableError.self) { try read(text) }
    #expect(error?.description == "pl.csv:\(message)")
  }

  @Test("A text or comment with U+0000 is left out")
  func zeros() throws {
    let units = [
      SmallTables.title("a", "A", "\0"), SmallTables.title("b", "B", "b", comment: "\0"),
      SmallTables.title("c", "C", "c", comment: ""),
    ]
    let trip = try RoundTrip(format, [try SmallTables.polish(units)])
    trip.expectNoChange()
    #expect(trip.written.losses.map(\.part) == [.unit, .comment, .comment])
  }
}
