import CatalogFiles
import CatalogModel
import CatalogValidation
import MessageSyntax
import Testing

@testable import StringTables

@Suite("Pseudo-locales")
struct PseudoLocaleTests {
  @Test(
    "Accented, a third longer, in brackets",
    arguments: [
      ("Delete", "[Ðéļéţé öñ]"), ("I'm {name}", "[Î'ɱ {name} öñ]"),
      (
        "{count, plural, one {Delete # item} other {Delete # items}}",
        "{count, plural, one {[Ðéļéţé # îţéɱ öñé ]} other {[Ðéļéţé # îţéɱš öñé ţ]}}"
      ),
      ("{a, select, x {Yes} other {'{'No'}'}}", "{a, select, x {Ýéš} other {'{'Ñö'}'}}"), ("", ""), ("{", "{"),
    ])
  func accented(source: String, pseudo: String) {
    #expect(PseudoLocale.accented.text(of: source, categories: [.one, .other]) == pseudo)
  }

  @Test("Right-to-left, with the categories of Arabic")
  func rightToLeft() {
    #expect(PseudoLocale.rightToLeft.categories == [.zero, .one, .two, .few, .many, .other])
    let text = PseudoLocale.rightToLeft.text(
      of: "{count, plural, one {# file} other {# files}}", categories: [.one, .few, .other])
    let (file, files) = ("\u{200F}\u{202E}file\u{202C}\u{200F}", "\u{200F}\u{202E}files\u{202C}\u{200F}")
    #expect(text == "{count, plural, one {# \(file)} few {# \(files)} other {# \(files)}}")
  }

  @Test("Every text of Standard stays a message with the same placeholders")
  func standard() throws {
    for table in try PseudoCatalogue.tables(of: try StandardTables.catalogue.get()) {
      for unit in table.units {
        let tree = MessageTree(parsing: unit.target ?? "")
        #expect(tree.errors.isEmpty, "\(unit.key)")
        let names = Set(MessageTree(parsing: unit.source).placeholders.map(\.name))
        #expect(Set(tree.placeholders.map(\.name)) == names, "\(unit.key)")
      }
    }
  }

  @Test("The overlay is a catalogue without errors")
  func overlay() throws {
    let files = try PseudoCatalogue.files(of: try StandardTables.catalogue.get(), at: ".." + StandardTables.folder)
    let texts = files.map { (Path.join("/pseudo", $0.path), Optional($0.bytes)) }
    let tree = PendingFiles(over: DiskFiles(), changes: Dictionary(uniqueKeysWithValues: texts))
    let source = try CatalogReader(files: tree).read("/pseudo")
    #expect(source.manifest.locales.map(\.identifier) == ["ar-XB", "en", "en-XA"])
  }
}
