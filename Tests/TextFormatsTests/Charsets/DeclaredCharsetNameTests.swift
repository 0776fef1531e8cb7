import SourceText
import Testing

@testable import TextFormats

/// Declarations of charsets, and files that are written back in their encoding.
@Suite("Charsets of files")
struct DeclaredCharsetNameTests {
  @Test(
    "The declaration of an XML file",
    arguments: [
      ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>", "ISO-8859-1", 30),
      ("<?xml version='1.0' encoding = 'windows-1252' ?>", "windows-1252", 32),
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", nil, 0), ("<?xml version=\"1.0\" encoding=\"utf8\"?>", nil, 0),
      ("<?xml version=\"1.0\"?><a encoding=\"ISO-8859-1\"/>", nil, 0), ("<a/>", nil, 0), ("", nil, 0),
      // The declaration comes first, is closed, and names a charset in ASCII.
      (" <?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", nil, 0), ("<?xml encoding=\"ISO-8859-1\"", nil, 0),
      ("<?xml encoding=\"ISO 8859\"?>", nil, 0), ("<?xml encoding=\"\"?>", nil, 0),
      ("<?xml encoding=ISO-8859-1?>", nil, 0),
    ] as [(String, String?, Int)])
  func xml(text: String, name: String?, offset: Int) {
    let found = DeclaredCharset.xml.name(in: SourceFile(path: "a.xml", text: text))
    #expect(found?.name == name && (found?.offset ?? 0) == offset)
  }

  @Test(
    "The header of a PO file",
    arguments: [
      ("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=ISO-8859-2\\n\"\n", "ISO-8859-2"),
      ("msgid \"\"\nmsgstr \"content-type: text/plain; CHARSET=koi8-r\\n\"\n", "koi8-r"),
      ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n", nil),
      // The placeholder of templates, and a second entry.
      ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=CHARSET\\n\"\n", nil),
      ("msgid \"\"\nmsgstr \"\"\n\nmsgid \"a\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\"\n", nil),
      ("# charset=ISO-8859-2\nmsgid \"\"\nmsgstr \"\"\n", nil), ("msgid \"charset=ISO-8859-2\"", nil), ("", nil),
    ] as [(String, String?)])
  func gettext(text: String, name: String?) {
    #expect(DeclaredCharset.gettext.name(in: SourceFile(path: "a.po", text: text))?.name == name)
  }

  @Test(
    "A declared charset decodes the file",
    arguments: [
      ("ISO-8859-1", [0xE9], "é"), ("ISO-8859-2", [0xB1], "ą"), ("windows-1252", [0x93], "“"), ("KOI8-R", [0xC1], "а"),
      ("Shift_JIS", [0x82, 0xA0], "あ"), ("GB18030", [0xD6, 0xD0], "中"), ("Big5", [0xA4, 0xA4], "中"),
    ] as [(String, [UInt8], String)])
  func decodes(charset: String, bytes: [UInt8], text: String) throws {
    let head = "<?xml version=\"1.0\" encoding=\"\(charset)\"?>"
    let file = SourceFile(path: "a.xml", bytes: Array(head.utf8) + bytes)
    #expect(String(decoding: try TextDecoding.decode(file, declaration: .xml).bytes, as: UTF8.self) == head + text)
    // Without a declaration in the format, the bytes are an error.
    #expect(throws: TextFormatError.self) { try TextDecoding.decode(file) }
  }

  @Test("An unknown charset is named with its place")
  func unknown() {
    let file = SourceFile(path: "a.xml", text: "<?xml version=\"1.0\"\nencoding=\"x-nope\"?>")
    let error = #expect(throws: TextFormatError.self) { try TextDecoding.decode(file, declaration: .xml) }
    #expect(
      error?.description
        == "a.xml:2:11: the charset 'x-nope' that the file declares is not known; save the file as UTF-8 and declare that"
    )
  }

  @Test(
    "A text is written back in the encoding of its file",
    arguments: [
      ([0x61], [0xC3, 0xA9]), ([], [0xC3, 0xA9]), ([0xEF, 0xBB, 0xBF, 0x61], [0xEF, 0xBB, 0xBF, 0xC3, 0xA9]),
      ([0xFF, 0xFE, 0x61, 0], [0xFF, 0xFE, 0xE9, 0]), ([0xFE, 0xFF, 0, 0x61], [0xFE, 0xFF, 0, 0xE9]),
      // UTF-16 without a byte-order mark stays without one.
      ([0x61, 0], [0xE9, 0]), ([0, 0x61], [0, 0xE9]),
    ] as [([UInt8], [UInt8])])
  func encodes(original: [UInt8], written: [UInt8]) {
    #expect(TextDecoding.encode(Array("é".utf8), as: SourceFile(path: "a", bytes: original)) == written)
  }

  @Test(
    "The first bytes that are not UTF-8",
    arguments: [
      ([], nil, false), ([0x61], nil, false), ([0xC3, 0xA9], nil, true), ([0x61, 0xFF], 1, false),
      ([0xC3, 0xA9, 0xC3], 2, true), ([0xF0, 0x9F, 0x98, 0x80, 0x80, 0xFF], 4, true), ([0xED, 0xA0, 0x80], 0, false),
    ] as [([UInt8], Int?, Bool)])
  func survey(bytes: [UInt8], firstInvalid: Int?, hasNonASCII: Bool) {
    let survey = UTF8Survey(bytes)
    #expect(survey.firstInvalid == firstInvalid && survey.hasNonASCII == hasNonASCII)
  }
}
