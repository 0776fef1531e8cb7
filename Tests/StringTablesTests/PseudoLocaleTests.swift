import CatalogEditing
import CatalogFiles
import CatalogModel
import CatalogValidation
import MessageSyntax
import TableTestSupport
import Testing

@testable import StringFormats
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
      ("{a, select, x {Yes} other {'{'No'}'}}", "{a, select, x {[Ýéš ö]} other {['{'Ñö'}' ö]}}"),
      // The texts around branches have one pair of brackets, and each of them is longer.
      (
        "{n, plural, one {# file} other {# files}} in {a, select, x {this folder} y {} other {{a}}}",
        "[{n, plural, one {# ƒîļé öñ} other {# ƒîļéš öñ}} îñ {a, select, x {ţĥîš ƒöļðéŕ öñé} y {} other {{a} }} ö]"
      ),
      (
        "{n, plural,\noffset:1 =0{Nobody} one{You and # other} other{You and # others}}",
        "{n, plural,\noffset:1 =0 {[Ñöƀöðý öñ]} one {[Ýöû åñð # öţĥéŕ öñé ţ]} other {[Ýöû åñð # öţĥéŕš öñé ţ]}}"
      ),
      (
        "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
        "{n, selectordinal, one {[#šţ ö]} two {[#ñð ö]} few {[#ŕð ö]} other {[#ţĥ ö]}}"
      ), ("", ""), ("{", "{"), ("{n, plural, offset:1 one {x}}", "{n, plural, offset:1 one {x}}"),
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

  @Test(
    "Offsets and explicit values stay, and each plural has the categories of Arabic",
    arguments: [
      (
        "{n, plural, offset:1 one {# file} =0 {none} other {# files}}",
        "{n, plural, offset:1 =0 {<none>} one {# <file>} few {# <files>} other {# <files>}}"
      ),
      (
        "{a, select, x {{n, plural, one {#} other {# or so}}} other {{n}}}",
        "{a, select, x {{n, plural, one {#} few {# <or> <so>} other {# <or> <so>}}} other {{n}}}"
      ),
      (
        "{n, plural, one {#} other {#s}} {m, plural, many {'#'} other {#}}",
        "{n, plural, one {#} few {#<s>} other {#<s>}} {m, plural, one {#} few {#} other {#}}"
      ),
      ("the {n, selectordinal, one {#st} other {#th}} file", "<the> {n, selectordinal, other {#<th>}} <file>"),
    ])
  func branches(source: String, pseudo: String) {
    let text = PseudoLocale.rightToLeft.text(of: source, categories: [.one, .few, .other])
    let (start, end) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
    #expect(text.replacing(start, with: "<").replacing(end, with: ">") == pseudo)
  }

  @Test("Nested plurals do not grow without bound")
  func nested() {
    let source = (0..<8).reduce("#") { text, _ in "{n, plural, one {#} other {\(text)}}" }
    let text = PseudoLocale.rightToLeft.text(of: source, categories: PseudoLocale.rightToLeft.categories)
    #expect(MessageTree(parsing: text).errors.isEmpty)
    #expect(text.utf8.count < 100_000)
  }

  @Test("A message with branches has no finding that its source lacks")
  func checked() throws {
    let count = #""count": { "type": "integer", "maximum": 5 }"#
    let both = #"{ "arguments": { \#(count), "pages": { "type": "number" } } }"#
    let base = [
      "base/catalog.json":
        #"{ "formatVersion": 1, "name": "Branches", "sourceLocale": "en", "locales": ["en"], "iconSets": [] }"#,
      "base/purposes.json": """
      {
        "share": {
          "role": "act", "description": "Shares.",
          "messages": {
            "title": {}, "one": { "arguments": { \(count), "name": { "type": "text" } } },
            "offset": { "arguments": { \(count) } }, "several": \(both), "ordinal": \(both)
          }
        }
      }
      """,
      "base/titles/en.json": """
      {
        "share": {
          "title": "Share",
          "one": "{name, select, me {Share {count, plural, one {# item} other {# items}}} other {{name} shares {count}}}",
          "offset": "{count, plural, offset:1 =0 {Nobody} =1 {You} one {You and # other} other {You and # others}}",
          "several": "{count, plural, one {# item} other {# items}}, {pages, plural, one {# page} other {# pages}}",
          "ordinal": "The {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} item of {pages}"
        }
      }
      """,
    ]
    let written = try PseudoCatalogue.files(of: try CatalogReader(files: MemoryFiles(base)).read("base"), at: "../base")
    let files = written.map { ("pseudo/\($0.path)", String(decoding: $0.bytes, as: UTF8.self)) }
    let source = try CatalogReader(files: MemoryFiles(base.merging(files) { $1 })).read("pseudo")
    #expect(CatalogCheck.run(on: source).findings.filter { $0.severity > .note }.map(\.message) == [])
  }

  @Test("Every text of Standard remains a message with the same placeholders")
  func standard() throws {
    for table in try PseudoCatalogue.tables(of: try StandardTables.catalogue.get()) {
      for unit in table.units {
        let target = try #require(unit.target, "\(unit.key)")
        let tree = MessageTree(parsing: target)
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
