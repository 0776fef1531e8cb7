import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Files that are not workbooks, damaged workbooks, and hostile ones.
@Suite("xlsx, with hostile files")
struct XLSXHostileTests {
  private static let python = Tool(name: "python3", package: "python3")

  private func message(_ bytes: [UInt8], as path: String = "x.xlsx") -> String? {
    #expect(throws: StringTableError.self) {
      try XLSXFormat().read([SourceFile(path: path, bytes: bytes)], context: ReadContext())
    }?.description
  }

  private func message(_ workbook: TestWorkbook) -> String? { message(workbook.file().bytes) }

  /// The error for a file with these first bytes.
  @Test(
    "Another kind of file",
    arguments: [
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an old workbook (.xls) or one with a password"),
      ([0x50, 0x4B, 0x03, 0x04, 0, 0], "is not a workbook, or is cut off"),
      (Array("key,text\n".utf8), "is not a workbook, or is cut off"), ([], "is not a workbook, or is cut off"),
      (TestArchive.bytes([("mimetype", [])]), "the archive is not an Excel workbook"),
      (TestArchive.bytes([]), "not an Excel"),
    ] as [([UInt8], String)])
  func otherFiles(bytes: [UInt8], expected: String) {
    let message = message(bytes)
    #expect(message?.hasPrefix("x.xlsx: ") == true && message?.contains(expected) == true, "\(message ?? "")")
  }

  @Test("Files are recognized by name or content; an old workbook is refused with a reason")
  func recognition() throws {
    let file = TestWorkbook(rows: "").file("Translations.bin")
    #expect(try AllFormats.format(of: file).description.identifier == "xlsx")
    let old = SourceFile(path: "a.xls", bytes: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])
    #expect(try AllFormats.format(of: old).description.identifier == "xlsx")
  }

  @Test(
    "A cell without a place",
    arguments: [
      ("<row r='2'><c r='AAAA99999999'><v>1</v></c></row>", "cell 'AAAA99999999' is outside of a sheet"),
      ("<row r='2'><c r='XFE2'><v>1</v></c></row>", "cell 'XFE2' is outside of a sheet, which ends at XFD1048576"),
      ("<row r='99999999999999999999'/>", "row '99999999999999999999' is outside of a sheet"),
      ("<row r='1048576'/><row><c><v>1</v></c></row>", "a cell after the last one is outside of a sheet"),
      ("<row r='2'><c r='XFD2'/><c><v>1</v></c></row>", "a cell after the last one is outside of a sheet"),
      ("<row r='2'><c r='A3'><v>1</v></c></row>", "Sheet1!A3: the cell is in row 2 of the file"),
      ("<row r='1'><c r='A1'><v>1</v></c></row>", "Sheet1!A1: the cell is a duplicate; save the workbook again"),
      (
        "<row r='2'><c r='A2' t='s'><v>7</v></c></row>",
        "Sheet1!A2: the cell refers to text 7, which is not in the workbook"
      ),
      (
        "<row r='2'><c r='A2' t='s'><v>-1</v></c></row>",
        "Sheet1!A2: the cell refers to text -1, which is not in the workbook"
      ),
    ])
  func strayCells(rows: String, expected: String) {
    #expect(message(TestWorkbook(rows: rows))?.contains(expected) == true, "\(message(TestWorkbook(rows: rows)) ?? "")")
  }

  @Test("The last cell of a sheet costs no more than any other")
  func farAway() throws {
    let rows = "<row r='1048576'><c r='A1048576' t='s'><v>0</v></c><c r='XFD1048576'><v>1</v></c></row>"
    let read = try TestWorkbook(rows: rows).read()
    #expect(read.tables[0].units.map { "\($0.key) \($0.place)" } == ["shared pl.xlsx:Sheet1!B1048576"])
  }

  @Test("A header as wide as a sheet, above many rows, is refused without being expanded")
  func wide() {
    let header = "<row r='1'><c r='A1' t='inlineStr'><is><t>key</t></is></c><c r='XFD1'><v>1</v></c></row>"
    let rows = (2...300).map { "<row r='\($0)'><c r='A\($0)'><v>1</v></c></row>" }.joined()
    let message = message(TestWorkbook([("Sheet1", header + rows)]))
    #expect(message?.contains("the sheet has 300 rows and 16384 columns with something in them") == true)
  }

  @Test("Thousands of empty cells cost nothing")
  func emptyCells() throws {
    let empty = "<row>\(String(repeating: "<c s='0'/>", count: 50))</row>"
    let read = try TestWorkbook(rows: String(repeating: empty, count: 200)).read()
    #expect(read.tables.map(\.units.count) == [0])
  }

  @Test(
    "Missing, duplicate and outside parts",
    arguments: [
      ("xl/workbook.xml", nil, "the workbook has no part 'xl/workbook.xml'"),
      ("xl/sheets/0.xml", nil, "the workbook has no part 'xl/sheets/0.xml'"),
      ("xl/sharedStrings.xml", nil, "the workbook has no part 'xl/sharedStrings.xml'"),
      ("_rels/.rels", nil, "the archive is not an Excel workbook"),
      ("xl/workbook.xml", "<html/>", "the file is not a workbook but another document"),
      ("xl/workbook.xml", "<workbook><sheets/></workbook>", "no sheet has columns 'key' and 'text'"),
      (
        "xl/sharedStrings.xml", "<!DOCTYPE x [<!ENTITY a 'aa'>]><sst/>",
        "x.xlsx/xl/sharedStrings.xml:1:1: "
      ),
      ("xl/sheets/0.xml", "<worksheet>", "x.xlsx/xl/sheets/0.xml:1:1: "),
      (
        "_rels/.rels",
        "<Relationships><Relationship Id='a' Type='/officeDocument' Target='../../etc/x'/></Relationships>",
        "part '../../etc/x' leads out of the workbook"
      ),
      (
        "_rels/.rels",
        "<Relationships><Relationship Id='a' Type='/officeDocument' Target='xl/workbook.bin'/></Relationships>",
        "the file is not an .xlsx file"
      ),
      (
        "_rels/.rels",
        "<Relationships><Relationship Id='a' Type='/officeDocument' Target='file:///x' TargetMode='External'/></Relationships>",
        "the file is not an .xlsx file"
      ),
    ] as [(String, String?, String)])
  func parts(name: String, text: String?, expected: String) {
    var workbook = TestWorkbook(rows: "")
    workbook.parts.removeAll { $0.name == name }
    if let text { workbook.parts.append((name, text)) }
    #expect(message(workbook)?.contains(expected) == true, "\(message(workbook) ?? "")")
  }

  @Test("A duplicate entry, also in another case")
  func duplicates() {
    var workbook = TestWorkbook(rows: "")
    workbook.parts.append(("XL/Workbook.xml", "<workbook/>"))
    #expect(message(workbook)?.contains("the archive has 'XL/Workbook.xml' twice") == true)
  }

  @Test("Entries with paths that lead elsewhere, and macros, are ignored")
  func otherEntries() throws {
    var workbook = TestWorkbook(rows: TestWorkbook.row(2, ["back", "Wstecz"]))
    workbook.parts += [
      ("../../../tmp/evil", "x"), ("/etc/passwd", "x"), ("C:\\evil", "x"), ("xl/vbaProject.bin", "macro"), ("", "x"),
    ]
    #expect(try workbook.read().tables[0].units.map(\.target) == ["Wstecz"])
  }

  @Test("Too many entries, and a hundred million that are only declared")
  func manyEntries() {
    let many = (0..<5000).map { ("\($0)", [UInt8]()) }
    for bytes in [TestArchive.bytes(many), TestArchive.claiming(entries: 100_000_000)] {
      #expect(message(bytes) == "x.xlsx: the archive has more than 4096 entries; a workbook has dozens")
    }
  }

  @Test("A changed byte anywhere in a part is found by its checksum")
  func damaged() throws {
    let file = TestWorkbook(rows: TestWorkbook.row(2, ["back", "Wstecz"])).file()
    var bytes = file.bytes
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("Wstecz".utf8)) })
    bytes[place] = UInt8(ascii: "w")
    #expect(message(bytes)?.contains("part 'xl/sheets/0.xml' of the workbook is damaged") == true)
  }

  /// Files that need deflate or have false sizes, made with Python's zipfile.
  @Test("Zip bombs, wrong sizes and passwords")
  func bombs() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("plain.xlsx", TestWorkbook(rows: "").file().bytes)
    let program = """
      import sys, zipfile
      source, folder = zipfile.ZipFile(sys.argv[1]), sys.argv[2]
      def make(name, replaced, text):
        with zipfile.ZipFile(f'{folder}/{name}', 'w', zipfile.ZIP_DEFLATED) as archive:
          for entry in source.namelist():
            archive.writestr(entry, text if entry == replaced else source.read(entry))
        return open(f'{folder}/{name}', 'rb').read()
      def put(name, data): open(f'{folder}/{name}', 'wb').write(data)
      strings = 'xl/sharedStrings.xml'
      make('dense.xlsx', strings, b' ' * (8 << 20))
      make('large.xlsx', strings, b' ' * (65 << 20))
      # The directory says that little comes out where there is much.
      data = bytearray(make('x', strings, b' ' * 5000))
      size = (5000).to_bytes(4, 'little')
      while size in data:
        i = data.index(size)
        data[i:i + 4] = (50).to_bytes(4, 'little')
      put('lying.xlsx', data)
      data = bytearray(make('x', strings, b'<sst/>'))
      for sign, flags in ((b'PK\\x03\\x04', 6), (b'PK\\x01\\x02', 8)):
        i = -1
        while (i := data.find(sign, i + 1)) >= 0: data[i + flags] |= 1
      put('locked.xlsx', data)
      """
    let result = try Self.python.run(["-c", program, path, folder.url.path])
    try #require(result.status == 0, "\(result.errors)")
    for (name, expected) in [
      ("dense.xlsx", "times its size; a workbook of translations does not"),
      ("large.xlsx", "part 'xl/sharedStrings.xml' unpacks to 65 MiB; a workbook of translations is smaller"),
      ("lying.xlsx", "is damaged"), ("locked.xlsx", "the workbook has a password; save it without one"),
    ] {
      let message = message(try folder.read(name))
      #expect(message?.contains(expected) == true, "\(name): \(message ?? "")")
    }
  }
}
