import CatalogModel
import SourceText
import TableTestSupport
import Testing
import TextFormats

@testable import StringFormats

@Suite("Files in declared charsets")
struct DeclaredCharsetTests {
  /// iconv is the reference.
  private static let texts = [
    ("ISO-8859-1", "Über Größe, naïve façade"), ("iso-8859-2", "Zażółć gęślą jaźń"), ("ISO-8859-5", "Удалить"),
    ("ISO-8859-7", "Διαγραφή"), ("ISO-8859-8", "מחק"), ("ISO-8859-9", "Şifreyi değiştir"), ("ISO-8859-13", "Ištrinti"),
    ("ISO-8859-15", "5 € für Œuvre"), ("KOI8-R", "Удалить"), ("KOI8-U", "Видалити їх"), ("CP1250", "Smazat řádek"),
    ("CP1251", "Изтриване"), ("windows-1252", "“Delete” — now…"), ("CP1256", "حذف"), ("TIS-620", "ลบ"),
    ("EUC-JP", "削除する"), ("Shift_JIS", "表示を削除"), ("EUC-KR", "삭제"), ("GB2312", "删除"), ("GBK", "刪除"),
    ("GB18030", "删除👩‍🚀"), ("BIG5", "刪除"),
  ]

  private static func encoded(_ text: String, _ charset: String) throws -> [UInt8] {
    let folder = try ScratchFolder()
    try folder.write("in", text.utf8)
    let result = try Tool(name: "iconv", package: "libc-bin")
      .run(["-f", "UTF-8", "-t", charset, "-o", "out", "in"], in: folder.url)
    try #require(result.status == 0, "\(result.errors)")
    return try folder.read("out")
  }

  private static func po(_ text: String, charset: String) -> String {
    """
    # A comment.
    msgid ""
    msgstr ""
    "Language: pl\\n"
    "Content-Type: text/plain; charset=\(charset)\\n"

    msgctxt "delete"
    msgid "Delete"
    msgstr "\(text)"

    """
  }

  @Test("PO files and XML have the same texts in each", arguments: texts)
  func decodes(charset: String, text: String) throws {
    let po = try Self.encoded(Self.po(text, charset: charset), charset)
    let read = try GettextFormat().read([SourceFile(path: "pl.po", bytes: po)], context: ReadContext())
    #expect(read.tables.first?.units.map(\.target) == [text])
    let xml = try Self.encoded("<?xml version='1.0' encoding='\(charset)'?>\n<a>\(text)</a>\n", charset)
    let tree = try XMLTree(SourceFile(path: "a.xml", bytes: xml))
    #expect(tree.root.text == text)
    #expect(throws: StringTableError.self) { try tree.requireUnicode() }
  }

  @Test("An export that msgconv converts comes back unchanged", arguments: ["ISO-8859-2", "CP1250", "UTF-8"])
  func converted(charset: String) throws {
    let table = try SmallTables.polish([SmallTables.counted(other: "Usuń elementu"), SmallTables.title("a", "A", "Ż")])
    let file = try #require(try GettextFormat().write([table], options: FormatOptions()).files.first)
    let folder = try ScratchFolder()
    try folder.write("in.po", file.bytes)
    let result = try Tool(name: "msgconv", package: "gettext").run(
      ["-t", charset, "-o", "pl.po", "in.po"], in: folder.url)
    try #require(result.status == 0, "\(result.errors)")
    let converted = SourceFile(path: "pl.po", bytes: try folder.read("pl.po"))
    let units = try GettextFormat().read([converted], context: ReadContext(table)).tables.first?.units ?? []
    #expect(units.map(\.target) == table.units.map(\.target))
    #expect(units.map(\.base) == table.units.map(\.base))
  }

  @Test(
    "Unknown charsets and invalid bytes are reported with their place",
    arguments: [
      (
        "charset=KOI9\\n", [],
        "pl.po:3:27: the charset 'KOI9' that the file declares is not known; save the file as UTF-8 and declare that"
      ),
      ("charset=UTF-7,x\\n", [0xFF], "pl.po:5:9: byte 0xFF is not UTF-8; save the file as UTF-8"),
      (
        "charset=Shift_JIS\\n", [0x81],
        "pl.po:5:9: byte 0x81 is not 'Shift_JIS', which the file declares; save the file as UTF-8 and declare that"
      ),
      ("charset=CHARSET\\n", [0xFF], "pl.po:5:9: byte 0xFF is not UTF-8; save the file as UTF-8"),
    ] as [(String, [UInt8], String)])
  func wrong(field: String, bytes: [UInt8], message: String) throws {
    let head = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: x; \(field)\"\nmsgid \"a\"\nmsgstr \""
    let file = SourceFile(path: "pl.po", bytes: Array(head.utf8) + bytes + Array("\"\n".utf8))
    let error = #expect(throws: StringTableError.self) { try GettextFormat().read([file], context: ReadContext()) }
    #expect(error?.description == message)
  }

  @Test("A byte-order mark and UTF-16's bytes override the declaration")
  func marks() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><a>ż</a>"
    let error = #expect(throws: TextFormatError.self) {
      try XMLTree(SourceFile(path: "a.xml", bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8)))
    }
    #expect(error?.message.contains("declares 'ISO-8859-1' but is UTF-8") == true)
  }
}
