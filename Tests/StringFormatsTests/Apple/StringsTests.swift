import CatalogModel
import SourceText
import TableTestSupport
import Testing
import TextFormats

@testable import StringFormats

@Suite("strings and stringsdict")
struct StringsTests {
  private let format = StringsFormat()

  private func read(
    _ text: String, path: String = "pl.lproj/Localizable.strings", context: ReadContext = ReadContext()
  ) throws -> ReadTables {
    try format.read([SourceFile(path: path, text: text)], context: context)
  }

  @Test("A title and a counted message in Polish")
  func written() throws {
    let title = SmallTables.title("back", "Back */", "„Wstecz”\n\"\\\u{7}")
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} other {Usuń # & więcej}}",
      arguments: [SmallTables.count])
    let files: [ExportedFile] = try format.write([SmallTables.polish([title, counted])], options: FormatOptions()).files
    #expect(files.map(\.path) == ["pl.lproj/Localizable.strings", "pl.lproj/Localizable.stringsdict"])
    #expect(
      String(decoding: files[0].bytes, as: UTF8.self) == #"""
        /* Button that does something.
        en: Back * /
        \#(title.base.note) */
        "back" = "„Wstecz”\n\"\\\U0007";

        """#)
    #expect(
      String(decoding: files[1].bytes, as: UTF8.self).hasSuffix(
        """
            <key>delete.counted</key>
            <dict>
              <key>NSStringLocalizedFormatKey</key>
              <string>%#@count@</string>
              <key>count</key>
              <dict>
                <key>NSStringFormatSpecTypeKey</key>
                <string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key>
                <string>lld</string>
                <key>one</key>
                <string>Usuń %lld element</string>
                <key>few</key>
                <string>Usuń %lld elementy</string>
                <key>other</key>
                <string>Usuń %lld &amp; więcej</string>
              </dict>
            </dict>
          </dict>
        </plist>

        """))
  }

  @Test(
    "The syntax of old-style property lists (Property List Programming Guide)",
    arguments: [
      (#""a" = "b";"#, ["a=b"]), ("a.b-c/d_e:$1 = 'it';", ["a.b-c/d_e:$1=it"]),
      (#"a = 'it\'s "so"'; // c"#, [#"a=it's "so""#]),
      (#"{ "a" = "b"; c; }"#, ["a=b", "c=c"]), ("/* x *//**/a=b;c = d ;\n", ["a=b", "c=d"]),
      (#""a" = "\U0041\u00e9\101\n\t\q\UD83D\UDE80";"#, ["a=Aé\u{41}\n\tq🚀"]),
      ("\"a\" = \"two\nlines\";", ["a=two\nlines"]),
      ("\u{FEFF}\"a\" = \"\";", ["a="]), ("", []), ("/* No Localized Strings */", []),
    ])
  func syntax(text: String, pairs: [String]) throws {
    var reader = OldStyleReader(try TextDecoding.decode(SourceFile(path: "a.strings", text: text)))
    try reader.read()
    #expect(reader.entries.map { "\($0.key)=\($0.value)" } == pairs)
  }

  @Test(
    "Errors have places",
    arguments: [
      ("\"a\" = \"b", "1:7: the text is not closed; the file is cut off, or a quotation mark is missing"),
      ("/* a", "1:1: the comment is not closed; the file is cut off, or '*/' is missing"),
      ("a = { b = c; };", "1:5: a text is expected, not a dictionary, an array or data; write \"…\""),
      ("{ a = b;", "1:9: the dictionary is not closed; the file is cut off, or '}' is missing"),
      ("{ } x", "1:5: unexpected characters after the end of the dictionary"),
      ("a = ;", "1:5: a text is missing here; write it between quotation marks"),
      (
        "a = 'it''s';",
        #"1:9: unexpected characters after the text of 'a'; write '\'' for a quotation mark in it"#
      ),
      (
        #""a" = "Us"taw";"#,
        #"1:11: unexpected characters after the text of 'a'; write '\"' for a quotation mark in it"#
      ),
      (
        #""a" = "5" disk";"#,
        #"1:11: unexpected characters after the text of 'a'; write '\"' for a quotation mark in it"#
      ),
      (
        #""a" = "5" (disk"#,
        #"1:11: unexpected characters after the text of 'a'; write '\"' for a quotation mark in it"#
      ),
      (
        #""a" = "say "hi" "now"";"#,
        #"1:13: unexpected characters after the text of 'a'; write '\"' for a quotation mark in it"#
      ),
      (
        "\"a\" = \"x\"\nfoo\";",
        #"2:1: unexpected characters after the text of 'a'; write '\"' for a quotation mark in it"#
      ),
      (#""a" = "1" "b" = "2";"#, "1:10: ';' is missing after the text of 'a'; add it here"),
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10: ';' is missing after the text of 'a'; add it here"),
      ("\"a\" = \"b\";\n\"c\" = \"d\"\n", "2:10: ';' is missing after the text of 'c'; add it here"),
      (#""a" "b";"#, "1:4: '=' or ';' is missing after the key 'a'; add it here"),
      ("garbage here", "1:8: '=' or ';' is missing after the key 'garbage'; add it here"),
      ("a = b) c", "1:6: ';' is missing after the text of 'a'; add it here"),
      (#"a = "\U00G1";"#, #"1:6: '\U' needs four hexadecimal digits"#),
      (#"a = "\UD83D";"#, "1:6: the escape is half a surrogate pair; write the character itself"),
      (#"a = "\351";"#, "1:6: an octal escape beyond ASCII is not read; write the character itself"),
      ("a", "1:2: '=' or ';' is missing after the key 'a'; add it here"),
    ])
  func mistakes(text: String, message: String) throws {
    let found: [String]
    do {
      found = try read(text).problems.map { "\($0.place.position): \($0.message)" }
    } catch let error as StringTableError {
      found = ["\(error.position?.description ?? ""): \(error.message)"]
    }
    #expect(found == [message])
  }

  @Test("A key is read as often as the file has it")
  func repetition() throws {
    let read = try read("\"a\" = \"1\";\n\"b\" = \"2\";\n\"b\" = \"3\";")
    #expect(read.tables.first?.units.map(\.target) == ["1", "2", "3"])
  }

  @Test("UTF-16 with either byte-order mark, as older Xcode versions save it", arguments: [true, false])
  func utf16(isBigEndian: Bool) throws {
    let units = Array("\u{FEFF}\"back\" = \"Zurück 🚀\";\n".utf16)
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
    let read = try format.read(
      [SourceFile(path: "de.lproj/Localizable.strings", bytes: bytes)], context: ReadContext())
    #expect(read.tables.map { "\($0.locale) \($0.units.map(\.target))" } == ["de [\"Zurück 🚀\"]"])
  }

  @Test(
    "The locale is the folder's or the command line's",
    arguments: [
      ("zh-Hans.lproj/Localizable.strings", nil, "zh-Hans"), ("a/pt_BR.lproj/Localizable.strings", nil, "pt-BR"),
      ("Base.lproj/Localizable.strings", nil, "en"), ("Localizable.strings", "fr", "fr"),
      ("de.lproj/Localizable.strings", "de-AT", "de-AT"),
    ])
  func locales(path: String, named: String?, locale: String) throws {
    let context = ReadContext(locale: named.flatMap { LanguageTag($0) })
    #expect(try read("a = b;", path: path, context: context).tables.map(\.locale.identifier) == [locale])
  }

  @Test("An XML property list is read too, and a binary one is not")
  func otherPropertyLists() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict><key>back</key><string>A &amp; B</string><key>x</key><integer>1</integer></dict></plist>
      """
    let list = try read(xml)
    #expect(list.tables.first?.units.map(\.target) == ["A & B"])
    #expect(list.problems.map(\.message) == ["the value of 'x' is not a text; write a '<string>'"])
    let error = #expect(throws: StringTableError.self) { try read("bplist00\u{1}") }
    #expect(error?.message == "the file is a binary property list; convert it with 'plutil -convert xml1'")
  }

  @Test("A sentence around two plurals, and invalid parts of a stringsdict")
  func stringsdict() throws {
    let people = ArgumentDeclaration(name: "people", kind: .integer, maximum: nil)
    let unit = ReadContext.Unit(source: "x", arguments: [SmallTables.count, people])
    let context = ReadContext(units: [UnitKey("a/b"): unit])
    let plural = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    let read = try read(
      """
      <plist><dict>
      <key>a.b</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@x@ dla %2$#@y@</string>
      <key>x</key><dict>\(plural)<key>other</key><string>%d #</string></dict>
      <key>y</key><dict>\(plural)<key>one</key><string>%2$d osoby</string><key>other</key><string>%2$d osób</string></dict>
      </dict>
      <key>c</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>x</string></dict></dict>
      <key>d</key><string>x</string>
      <key>e</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@z@</string></dict>
      </dict></plist>
      """, path: "pl.lproj/Localizable.stringsdict", context: context)
    #expect(
      read.tables.first?.units.first?.target
        == "{count, plural, other {# '#'}} dla {people, plural, one {# osoby} other {# osób}}")
    #expect(
      read.problems.map { "\($0.key?.description ?? ""): \($0.message)" } == [
        "c: '20' of 'NSStringVariableWidthRuleType' is not a plural category; write one of zero, one, two, few, many, other",
        "d: 'd' has no 'NSStringLocalizedFormatKey'; add it", "e: '%#@z@' refers to nothing; add its plural",
      ])
  }

  @Test("Entity bombs and foreign document types are refused")
  func hostile() {
    let bomb = "<!DOCTYPE plist [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><plist><dict/></plist>"
    let external = "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\"><plist><dict/></plist>"
    let deep = "<plist>" + String(repeating: "<dict><key>a</key>", count: 5000)
    for text in [bomb, external, deep] {
      #expect(throws: StringTableError.self) { try read(text, path: "pl.lproj/Localizable.stringsdict") }
      #expect(throws: StringTableError.self) { try read(text) }
    }
  }
}
