import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("properties")
struct PropertiesTests {
  private let format = PropertiesFormat()

  private func units() throws -> [StringUnit] {
    [
      SmallTables.title("back", "Back", " Wróć\t\\ 👍", comment: "Why?\nSo."),
      StringUnit(key: UnitKey("open/named"), source: "Open {name}", target: nil, arguments: [SmallTables.name]),
    ]
  }

  @Test("Escapes in ASCII, and letters in UTF-8")
  func layout() throws {
    let units = try units()
    let table = try SmallTables.polish(units)
    let filled = try FormatOptions([("untranslated", "empty")], of: format.description)
    let file = try #require(try format.write([table], options: filled).files.first)
    #expect(file.path == "Messages_pl.properties")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == #"""
        # Button that does something.
        # Comment: Why?
        # So.
        # \#(units[0].base.note)
        back = \ Wr\u00F3\u0107\t\\ \uD83D\uDC4D

        # Button that does something.
        # {name}: a text.
        # \#(units[1].base.note)
        open.named = 

        """#)
    let options = try FormatOptions([("encoding", "utf-8")], of: format.description)
    let letters = try RoundTrip(format, [table], options: options)
    letters.expectNoChange()
    #expect(String(decoding: letters.written.files[0].bytes, as: UTF8.self).contains("back = \\ Wróć\\t\\\\ 👍\n"))
  }

  /// The examples and rules of java.util.Properties.load(Reader).
  @Test(
    "What Java reads",
    arguments: [
      ("Truth = Beauty\n", "Truth", "Beauty"), ("   Truth:Beauty", "Truth", "Beauty"),
      ("Truth\t\t\t:Beauty\r\n", "Truth", "Beauty"), ("Truth Beauty", "Truth", "Beauty"), ("cheeses", "cheeses", ""),
      ("fruits       apple, banana, \\\n     pear, \\\r\n  melon", "fruits", "apple, banana, pear, melon"),
      ("a==b\\=c", "a", "=b=c"), ("a : = b", "a", "= b"), ("k\\:\\ \\==v", "k: =", "v"), ("a=\\\n  b", "a", "b"),
      ("a=b # c", "a", "b # c"), ("!x\n#y\\\n a=\\u0041\\z\\n", "a", "Az\n"), ("a=\\uD83D\\uDC4D", "a", "👍"),
      ("a= b ", "a", "b "), ("=b", "", "b"), ("a\\", "a", ""),
      ("sav\\u\\\n  0065 = Sicher\\u00\\\r\n\\\n 6E", "save", "Sichern"),
    ])
  func parsing(text: String, key: String, value: String) {
    var parser = PropertiesParser(SourceFile(path: "x", text: text))
    let entry = parser.entry()
    #expect(entry?.key == key && entry?.value == value && entry?.problem == nil)
    #expect(parser.entry()?.key == nil)
  }

  @Test("ISO 8859-1, locales in names, and errors in entries")
  func foreignFiles() throws {
    let bytes = Array("a=Zur\u{FC}ck\nb=\\u00g0\nc=\\uD83D!\na=x\n".unicodeScalars.map { UInt8($0.value) })
    let file = SourceFile(path: "res/app_messages_pt_BR.properties", bytes: bytes)
    let read = try format.read([file], context: ReadContext())
    #expect(read.tables.map(\.locale.identifier) == ["pt-BR"])
    #expect(read.tables[0].units.map(\.target) == ["Zurück", "x"])
    #expect(
      read.problems.map { "\($0.place.position): \($0.message)" } == [
        "2:1: '\\u' is followed by fewer than four hexadecimal digits; write '\\u00E9'",
        "3:1: half a surrogate pair in '\\u' escapes; write both halves",
      ])
    #expect(throws: StringTableError.self) {
      try format.read([SourceFile(path: "App.properties", text: "a=b")], context: ReadContext())
    }
    // A source locale's export has this file name.
    let source = try format.read([SourceFile(path: "Messages.properties", text: "a=b")], context: ReadContext())
    #expect(source.tables.map(\.locale.identifier) == ["en"])
  }

  @Test(
    "Invalid UTF-8 is refused",
    arguments: [
      ("a=Zur\u{FC}ck\nb=Caf", 0xE9, "2:6: byte 0xE9 is not UTF-8; save the file as UTF-8, or write \\u00E9"),
      ("\u{FEFF}b=Caf", 0xE9, "1:6: byte 0xE9 is not UTF-8; save the file as UTF-8, or write \\u00E9"),
      ("# \u{FC}\nb=", 0x93, "2:2: byte 0x93 is not UTF-8; save the file as UTF-8"),
    ] as [(String, UInt8, String)])
  func mixture(text: String, byte: UInt8, message: String) {
    let bytes = Array(text.utf8) + [byte] + Array("!\nc=\u{FC}\n".utf8)
    let error = #expect(throws: StringTableError.self) {
      try format.read([SourceFile(path: "m_de.properties", bytes: bytes)], context: ReadContext())
    }
    #expect(error.map { "\($0)" } == "m_de.properties:\(message)")
  }

  @Test("translate-toolkit reads every text of Standard, and we read its files", arguments: ["ascii", "utf-8"])
  func translateToolkit(encoding: String) throws {
    // The toolkit reads '/*' as a comment and does not write leading spaces.
    let texts = SmallTables.hardTexts.filter { !["comment", "spaces"].contains($0.name) }
    let hard = texts.enumerated().map { SmallTables.title("hard-\($0)", $1.text, $1.text) }
    for table in [try StandardTables.table("ar"), try SmallTables.polish(hard)] {
      let options = try FormatOptions([("encoding", encoding)], of: format.description)
      let file = try #require(try format.write([table], options: options).files.first)
      let folder = try ScratchFolder()
      let program = """
        import json, sys
        from translate.storage import properties
        store = properties.propfile(personality='\(encoding == "ascii" ? "java" : "java-utf8")')
        store.parse(open(sys.argv[1], 'rb').read())
        units = [[unit.name, unit.source] for unit in store.units if unit.name]
        for unit in store.units:
            if unit.name: unit.source = unit.source
        open(sys.argv[2], 'wb').write(bytes(store))
        print(json.dumps(units))
        """
      let result = try Tool(name: "python3", package: "translate-toolkit").run([
        "-c", program, try folder.write(file.path, file.bytes), folder.url.appending(path: "out_pl.properties").path,
      ])
      #expect(result.status == 0, "\(result.errors)")
      let units = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String]])
      #expect(units == table.units.map { [$0.key.text(separator: "."), $0.target ?? ""] })
      let written = SourceFile(path: "out_pl.properties", bytes: try folder.read("out_pl.properties"))
      let back = try format.read([written], context: ReadContext())
      #expect(back.problems.isEmpty && back.tables[0].units.map(\.target) == table.units.map { $0.target ?? "" })
    }
  }
}
