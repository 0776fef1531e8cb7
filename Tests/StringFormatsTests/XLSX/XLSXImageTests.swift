import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Icon images in workbooks, as other programs read and write them.
@Suite("xlsx with pictures of icons")
struct XLSXImageTests {
  private static let python = Tool(name: "python3", package: "python3-openpyxl")
  private static let office = Tool.Office()

  /// The folder of images: a wide one, a high one, and one with a print resolution.
  private let pictures = [
    "trash": TestPNG.bytes(width: 64, height: 32, grey: 1), "a<&\">": TestPNG.bytes(width: 10, height: 20, grey: 2),
    "plus": TestPNG.bytes(width: 24, height: 24, grey: 3, more: TestPNG.coarse),
  ]

  /// Six units; one has no Lucide icon, one has an icon without an image.
  private func table() throws -> StringTable {
    let icons = ["trash", "a<&\">", nil, "gone", "plus", "trash"]
    return try SmallTables.polish(
      icons.enumerated().map { index, icon in
        var unit = SmallTables.title("unit-\(index)", "Unit", "Tekst", comment: index == 3 ? "a\nb\nc" : nil)
        unit.context.icons = [UnitContext.IconName(set: .sfSymbols, name: "trash")]
        if let icon { unit.context.icons.append(UnitContext.IconName(set: .lucide, name: icon)) }
        return unit
      })
  }

  private func format() throws -> XLSXFormat {
    XLSXFormat().showing(
      IconImages(set: .lucide, images: try pictures.mapValues { try PNGImage($0, path: "x.png") }))
  }

  /// Writes the table into a folder.
  private func write(to folder: ScratchFolder) throws -> String {
    let file = try #require(try format().write([try table()], options: FormatOptions()).files.first)
    return try folder.write(file.path, file.bytes)
  }

  @Test("Each row with an icon has one picture in its cell, of the right file, in its shape, 18 points at most")
  func anchors() throws {
    // openpyxl lists images only with Pillow; the drawing part has the same information.
    let program = """
      import hashlib, json, openpyxl, sys, zipfile
      import xml.etree.ElementTree as tree
      sheet = openpyxl.load_workbook(sys.argv[1]).active
      book = zipfile.ZipFile(sys.argv[1])
      x = '{http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing}'
      a = '{http://schemas.openxmlformats.org/drawingml/2006/main}'
      r = '{http://schemas.openxmlformats.org/officeDocument/2006/relationships}'
      files = {e.get('Id'): 'xl/' + e.get('Target')[3:]
               for e in tree.fromstring(book.read('xl/drawings/_rels/drawing1.xml.rels'))}
      found = []
      for anchor in tree.fromstring(book.read('xl/drawings/drawing1.xml')):
        ends = [[int(anchor.find(x + end).find(x + part).text) for part in ('row', 'col')] for end in ('from', 'to')]
        size = anchor.find('.//' + a + 'ext')
        points = [int(size.get(side)) / 12700 for side in ('cx', 'cy')]
        found.append({
          'cell': sheet.cell(ends[0][0] + 1, 1).value, 'column': sheet.cell(1, ends[0][1] + 1).value,
          'stays': ends[0] == ends[1] and anchor.tag == x + 'twoCellAnchor' and anchor.get('editAs') in (None, 'twoCell'),
          'text': anchor.find('.//' + x + 'cNvPr').get('descr'), 'points': points,
          'fits': points[1] < sheet.row_dimensions[ends[0][0] + 1].height,
          'file': list(book.read(files[anchor.find('.//' + a + 'blip').get(r + 'embed')])),
        })
      print(json.dumps({'images': found, 'frozen': sheet.freeze_panes, 'titles': [c.value for c in sheet[1]][:3]}))
      """
    let folder = try ScratchFolder()
    let path = try write(to: folder)
    let result = try Self.python.run(["-c", program, path])
    try #require(result.status == 0, "\(result.errors)")
    let found = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let images = try #require(found["images"] as? [[String: Any]])
    #expect(images.map { $0["cell"] as? String } == ["unit-0", "unit-1", "unit-4", "unit-5"])
    #expect(images.map { $0["text"] as? String } == ["trash", "a<&\">", "plus", "trash"])
    #expect(images.map { $0["points"] as? [Double] } == [[18, 9], [9, 18], [18, 18], [18, 9]])
    #expect(images.allSatisfy { $0["column"] as? String == "icon" && $0["stays"] as? Bool == true })
    #expect(images.allSatisfy { $0["fits"] as? Bool == true })
    let plain = pictures.merging(["plus": TestPNG.bytes(width: 24, height: 24, grey: 3)]) { $1 }
    let files = images.map { ($0["file"] as? [Int])?.map { UInt8($0) } }
    #expect(files == [plain["trash"], plain["a<&\">"], plain["plus"], plain["trash"]])
    #expect(
      found["titles"] as? [String] == ["key (Small)", "icon", "source (en)"] && found["frozen"] as? String == "C2")
  }

  @Test("The same pictures give the same bytes, and reading skips them")
  func deterministic() throws {
    let table = try table()
    let written = try format().write([table], options: FormatOptions())
    #expect(try format().write([table], options: FormatOptions()).files == written.files)
    #expect(written.losses.isEmpty)
    try expectSame(table, try #require(written.files.first).bytes)
  }

  @Test("Files saved by openpyxl and LibreOffice are read")
  func otherPrograms() throws {
    let folder = try ScratchFolder()
    let path = try write(to: folder)
    let program = "import openpyxl, sys; openpyxl.load_workbook(sys.argv[1]).save(sys.argv[2])"
    let python = try Self.python.run(["-c", program, path, folder.url.appending(path: "python.xlsx").path])
    try #require(python.status == 0, "\(python.errors)")
    try expectSame(try table(), try folder.read("python.xlsx"))
    let office = try Self.office.convert([path], ["--convert-to", "xlsx:Calc MS Excel 2007 XML"], in: folder)
    try #require(office.status == 0, "\(office.errors)")
    try expectSame(try table(), try folder.read("out/pl.xlsx"))
  }

  private func expectSame(_ table: StringTable, _ bytes: [UInt8]) throws {
    let read = try XLSXFormat().read([SourceFile(path: "out.xlsx", bytes: bytes)], context: ReadContext(table))
    #expect(read.problems.map { "\($0.place): \($0.message)" } == [])
    try ReadBack.expectSame(table, read)
  }
}
