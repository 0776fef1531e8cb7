import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("qt-ts")
struct QtTSFormatTests {
  private let format = QtTSFormat()

  @Test("A counted message in Polish, where Qt has forms for whole numbers alone")
  func sample() throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {# z {name}} few {{count, number}} many {# %} other {x}}",
      arguments: [SmallTables.count, SmallTables.name], state: .needsReview, comment: "a\nb")
    let file = try #require(try format.write([SmallTables.polish([counted])], options: FormatOptions()).files.first)
    #expect(file.path == "pl.ts")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE TS>
        <TS version="2.1" language="pl" sourcelanguage="en">
          <extra-catalogue>Small</extra-catalogue>
          <context>
            <name>delete</name>
            <message id="delete/counted" numerus="yes">
              <source>Delete %n items</source>
              <comment>counted</comment>
              <extracomment>%n: {count}
        %1: {name}
        Button that does something.
        {count}: a whole number, at most 9999.
        {name}: a text.</extracomment>
              <translatorcomment>a
        b</translatorcomment>
              <translation type="unfinished">
                <numerusform>%Ln z %1</numerusform>
                <numerusform>%Ln</numerusform>
                <numerusform>%Ln %</numerusform>
              </translation>
              <extra-base>\(counted.base.attributes)</extra-base>
            </message>
            <message id="delete/counted[other]">
              <source>Delete %n items</source>
              <comment>counted[other]</comment>
              <extracomment>Plural category 'other' of {count}, which no whole number has.</extracomment>
              <translation type="unfinished">x</translation>
              <extra-base>\(counted.base.attributes)</extra-base>
            </message>
          </context>
        </TS>

        """)
  }

  static let losses: [(locale: String, target: String, reason: String?)] = [
    ("lv", "{count, plural, zero {a} one {b} other {c}}", nil), ("mk", "{count, plural, one {a} other {b}}", nil),
    ("pt", "{count, plural, one {a} other {b}}", nil), ("he", "{count, plural, one {a} two {b} other {b}}", nil),
    (
      "he", "{count, plural, one {a} two {b} other {c}}",
      "Qt has one form for 'two' and 'other' of 'he', which differ here"
    ),
    ("tr", "{count, plural, one {# a} other {# a}}", nil),
    ("tr", "{count, plural, one {a} other {# a}}", "Qt has one form for 'one' and 'other' of 'tr', which differ here"),
    ("ckb", "{count, plural, one {a} other {b}}", "Qt has no plural forms for 'ckb'"),
    ("de", "{count, plural, =0 {x} one {a} other {b}}", nil),
    ("de", "100 %1", "qt-ts cannot hold '%1' as a text, which Qt takes for a placeholder"),
    ("de", "{name}1", "qt-ts cannot hold the digit '1' after a placeholder, which Qt would read as its number"),
    ("de", "%{name}", nil), ("de", "%L{name}%", nil),
    ("de", "{count, number, percent}", "qt-ts cannot hold '{count, number, percent}'"),
  ]

  @Test("Only what Qt has no form for is reported", arguments: losses)
  func loss(row: (locale: String, target: String, reason: String?)) throws {
    let isCounted = row.target.contains("plural")
    let unit = StringUnit(
      key: UnitKey("a/b"), source: isCounted ? "{count, plural, one {a} other {b}}" : "a", target: row.target,
      arguments: [SmallTables.count, SmallTables.name])
    let locale = try #require(LanguageTag(row.locale))
    let table = StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: locale, targetCategories: [.one, .other], units: [unit])
    let trip = try RoundTrip(format, [table])
    #expect(trip.written.losses.map(\.reason) == [row.reason].compactMap(\.self))
    trip.expectNoChange()
  }

  @Test("A file of another project")
  func foreign() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS []>
      <TS version="2.1" language="pt_BR"/>
      """
    #expect(throws: StringTableError.self) {
      try format.read([SourceFile(path: "a.ts", text: text)], context: ReadContext())
    }
    let real = """
      <!DOCTYPE TS>
      <TS version="2.0" language="pt_BR">
        <context><name>MainWindow</name>
          <message><location filename="a.cpp" line="1"/><source>&amp;Open</source><translation>&amp;Abrir</translation></message>
          <message><source>Old</source><translation type="vanished">Velho</translation></message>
        </context>
        <message id="open/named"><source>x</source><translation type="unfinished">Abrir %1<byte value="x7"/> %2</translation></message>
        <message id="delete/counted" numerus="yes"><translation><numerusform>%n</numerusform></translation></message>
      </TS>
      """
    let context = ReadContext(units: [
      UnitKey("open/named"): ReadContext.Unit(source: "Open {name}", arguments: [SmallTables.name])
    ])
    let read = try format.read([SourceFile(path: "a.ts", text: real)], context: context)
    #expect(read.tables.first?.locale.identifier == "pt-BR")
    #expect(read.tables.first?.units.map(\.target) == ["&Abrir"])
    #expect(
      read.problems.map(\.message) == [
        "'%2' refers to no argument; the text has %1: {name}",
        "the message has 1 numerus forms; Qt has 2 for 'pt-BR'",
      ])
  }
}
