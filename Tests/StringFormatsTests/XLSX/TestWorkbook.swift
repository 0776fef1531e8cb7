import SourceText

@testable import StringFormats

/// A handwritten workbook in Excel's layout.
struct TestWorkbook {
  /// The parts of the archive in order; names may be duplicates.
  var parts: [(name: String, text: String)]

  /// - Parameters:
  ///   - sheets: the content of each sheet's `sheetData`, by the sheet's name.
  ///   - texts: the shared strings, each as the content of its `si`.
  ///   - formats: the number format of each style.
  init(_ sheets: [(name: String, data: String)], texts: [String] = [], formats: [Int] = [0]) {
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    func relation(_ identifier: String, _ kind: String, _ target: String) -> String {
      "<Relationship Id='\(identifier)' Type='\(relations)/\(kind)' Target='\(target)'/>"
    }
    func relationships(_ content: String) -> String {
      "<Relationships xmlns='http://schemas.openxmlformats.org/package/2006/relationships'>\(content)</Relationships>"
    }
    let numbered = sheets.indices
    let names = numbered.map { "<sheet name='\(sheets[$0].name)' sheetId='\($0 + 1)' r:id='s\($0)'/>" }
    parts = [
      ("_rels/.rels", relationships(relation("r", "officeDocument", "xl/workbook.xml"))),
      (
        "xl/workbook.xml",
        "<workbook xmlns='\(main)' xmlns:r='\(relations)'><sheets>\(names.joined())</sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        relationships(
          numbered.map { relation("s\($0)", "worksheet", "/xl/sheets/\($0).xml") }.joined()
            + relation("t", "sharedStrings", "sharedStrings.xml") + relation("f", "styles", "./x/../styles.xml"))
      ),
      ("xl/sharedStrings.xml", "<sst xmlns='\(main)'>\(texts.map { "<si>\($0)</si>" }.joined())</sst>"),
      (
        "xl/styles.xml",
        "<styleSheet xmlns='\(main)'><cellXfs>\(formats.map { "<xf numFmtId='\($0)'/>" }.joined())</cellXfs></styleSheet>"
      ),
    ]
    parts += numbered.map {
      ("xl/sheets/\($0).xml", "<worksheet xmlns='\(main)'><sheetData>\(sheets[$0].data)</sheetData></worksheet>")
    }
  }

  /// A workbook of a single sheet, whose first row is the header.
  init(header: [String] = ["key", "text (pl)", "few", "other", "state"], rows: String, formats: [Int] = [0]) {
    self.init([("Sheet1", Self.row(1, header) + rows)], texts: ["<t>shared</t>"], formats: formats)
  }

  /// A row of texts.
  static func row(_ number: Int, _ texts: [String]) -> String {
    let cells = texts.enumerated().map { index, text in
      let name = CellReference(row: number - 1, column: index).text(inSheet: "x").dropFirst(2)
      return "<c r='\(name)' t='inlineStr'><is><t>\(text)</t></is></c>"
    }
    return "<row r='\(number)'>\(cells.joined())</row>"
  }

  func file(_ path: String = "pl.xlsx") -> SourceFile {
    SourceFile(path: path, bytes: TestArchive.bytes(parts.map { ($0.name, Array($0.text.utf8)) }))
  }

  func read(_ context: ReadContext = ReadContext()) throws(StringTableError) -> ReadTables {
    try XLSXFormat().read([file()], context: context)
  }
}

/// Archives with stored entries (APPNOTE §4.3) of any name.
enum TestArchive {
  static func bytes(_ entries: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for (name, bytes) in entries {
      let offset = archive.count
      let described =
        number(20, 2) + number(0, 8) + number(checksum(bytes), 4) + number(bytes.count, 4) + number(bytes.count, 4)
        + number(name.utf8.count, 2) + number(0, 2)
      archive += [0x50, 0x4B, 3, 4] + described + Array(name.utf8) + bytes
      directory +=
        [0x50, 0x4B, 1, 2] + number(20, 2) + described + number(0, 10) + number(offset, 4) + Array(name.utf8)
    }
    let end = number(0, 4) + number(entries.count, 2) + number(entries.count, 2) + number(directory.count, 4)
    return archive + directory + [0x50, 0x4B, 5, 6] + end + number(archive.count, 4) + number(0, 2)
  }

  /// An archive without entries whose 64-bit record claims this many (APPNOTE §4.3.14, §4.3.15).
  static func claiming(entries: Int) -> [UInt8] {
    let record =
      [0x50, 0x4B, 6, 6] + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8) + number(entries, 8)
      + number(entries, 8) + number(0, 8) + number(0, 8)
    let locator = [0x50, 0x4B, 6, 7] + number(0, 4) + number(0, 8) + number(1, 4)
    return record + locator + [0x50, 0x4B, 5, 6] + number(0, 4) + number(0xFFFF, 2) + number(0xFFFF, 2)
      + number(0xFFFF_FFFF, 4) + number(0xFFFF_FFFF, 4) + number(0, 2)
  }

  /// A little-endian number in this many bytes.
  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * $0)) : 0 }
  }

  /// CRC-32 (ISO 3309).
  static func checksum(_ bytes: [UInt8]) -> Int {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return Int(~rest)
  }
}
