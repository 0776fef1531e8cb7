import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// The files have the structure of Xcode's exports (15 to 27) in public repositories; the texts are ours.
@Suite("xliff-1.2-xcode")
struct XLIFFXcodeTests {
  private let format = XLIFFFormat(.xcode)
  private static let counted = "{count, plural, one {Delete # item} other {Delete # items}}"

  private func read(_ units: String, _ known: [String: ReadContext.Unit]) throws -> ReadTables {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="App/Localizable.xcstrings" source-language="en" target-language="pl" datatype="plaintext">
          <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="27.0" build-num="27A266a"/></header>
          <body>
      \(units)
          </body>
        </file>
      </xliff>
      """
    let context = ReadContext(
      units: Dictionary(uniqueKeysWithValues: known.map { (UnitKey($0.key, separator: "."), $0.value) }))
    return try format.read([SourceFile(path: "pl.xliff", text: text)], context: context)
  }

  @Test("A file has the shape of Xcode's")
  func shape() throws {
    let units = [
      SmallTables.title("back", "Back", "Wstecz", state: .needsReview), SmallTables.title("close", "Close", nil),
      StringUnit(
        key: UnitKey("delete/counted"), source: Self.counted,
        target: "{count, plural, one {Usuń # element} few {Usuń # elementy} other {Usuń %}}",
        arguments: [SmallTables.count]),
    ]
    let file = try #require(try format.write([SmallTables.polish(units)], options: FormatOptions()).files.first)
    let text = String(decoding: file.bytes, as: UTF8.self).replacing(/<note>[^<]*<\/note>/, with: "<note/>")
    #expect(file.path == "pl.xliff")
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
        version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
        http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">
          <file original="Localizable.xcstrings" source-language="en" target-language="pl" datatype="plaintext">
            <header>
              <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="15.0"/>
            </header>
            <body>
              <trans-unit id="back" xml:space="preserve">
                <source>Back</source>
                <target state="needs-review-l10n">Wstecz</target>
                <note/>
              </trans-unit>
              <trans-unit id="close" xml:space="preserve">
                <source>Close</source>
                <note/>
              </trans-unit>
              <trans-unit id="delete.counted|==|plural.few" xml:space="preserve">
                <source>Delete %lld items</source>
                <target state="translated">Usuń %lld elementy</target>
                <note/>
              </trans-unit>
              <trans-unit id="delete.counted|==|plural.many" xml:space="preserve">
                <source>Delete %lld items</source>
                <note/>
              </trans-unit>
              <trans-unit id="delete.counted|==|plural.one" xml:space="preserve">
                <source>Delete %lld item</source>
                <target state="translated">Usuń %lld element</target>
                <note/>
              </trans-unit>
              <trans-unit id="delete.counted|==|plural.other" xml:space="preserve">
                <source>Delete %lld items</source>
                <target state="translated">Usuń %%</target>
                <note/>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
  }

  @Test("Standard is exported whole and valid against the strict schema")
  func standard() throws {
    let written = try format.write(StandardTables.all.get(), options: FormatOptions())
    #expect(written.losses == [])
    #expect(try XLIFFSchema.version12.complaints(about: written.files.map(\.bytes)) == "")
  }

  @Test("A plural beside other arguments is a substitution")
  func substitutions() throws {
    let unit = StringUnit(
      key: UnitKey("move/counted"), source: "Move {count, plural, one {# item} other {# items}} to {name}",
      target: "Do {name}: {count, plural, one {#} few {#} many {#} other {#}}",
      arguments: [SmallTables.name, SmallTables.count])
    let trip = try RoundTrip(format, [SmallTables.polish([unit])])
    trip.expectNoChange()
    let text = String(decoding: trip.written.files[0].bytes, as: UTF8.self)
    #expect(text.contains("<trans-unit id=\"move.counted\" xml:space=\"preserve\">"))
    #expect(text.contains("<source>%2$#@count@</source>"))
    #expect(text.contains("<trans-unit id=\"move.counted|==|substitutions.count.plural.one\" xml:space=\"preserve\">"))
    #expect(text.contains("<source>Move %2$lld item to %1$@</source>"))
  }

  @Test("Xcode's own forms: sentences around substitutions, other orders, several plurals")
  func foreignShapes() throws {
    let arguments = [SmallTables.count, ArgumentDeclaration(name: "folders", kind: .integer, maximum: nil)]
    let read = try read(
      """
      <trans-unit id="back" xml:space="preserve"><source>Back</source><target state="new">Back</target><note/></trans-unit>
      <trans-unit id="find.all" xml:space="preserve">
        <source>%1$#@count@ in %2$#@f.x@</source><target state="translated">W %2$#@f.x@ 'są' %1$#@count@</target><note/>
      </trans-unit>
      <trans-unit id="find.all|==|substitutions.count.plural.one"><target state="translated">plik</target></trans-unit>
      <trans-unit id="find.all|==|substitutions.count.plural.other"><target state="translated">%1$lld plików</target></trans-unit>
      <trans-unit id="find.all|==|substitutions.@f.x@.plural.other"><target state="translated">%arg folderach</target></trans-unit>
      <trans-unit id="odd|==|key"><source>a</source><target state="translated">100 % b</target></trans-unit>
      """,
      ["find.all": ReadContext.Unit(source: "", arguments: arguments), "odd|==|key": .init(source: "", arguments: [])])
    let units = try #require(read.tables.first?.units)
    #expect(read.problems.isEmpty)
    #expect(units.map(\.key.description) == ["back", "find/all", "odd|==|key"])
    #expect(units.map(\.state) == [.new, .translated, .translated])
    #expect(units[0].target == "Back")
    #expect(
      units[1].target
        == "W {folders, plural, other {# folderach}} 'są' {count, plural, one {plik} other {# plików}}")
    #expect(units[2].target == "100 % b")
  }

  @Test("A final text stays final until it changes")
  func finalState() throws {
    let table = try SmallTables.polish([SmallTables.title("back", "Back", "Wstecz", state: .final)])
    let trip = try RoundTrip(format, [table])
    trip.expectNoChange()
    let changed = String(decoding: trip.written.files[0].bytes, as: UTF8.self).replacing(">Wstecz<", with: ">Cofnij<")
    let read = try format.read([SourceFile(path: "pl.xliff", text: changed)], context: ReadContext(table))
    #expect(read.tables.first?.units.first?.state == .translated)
  }

  @Test("An error in one unit is reported with its line")
  func problems() throws {
    let read = try read(
      """
      <trans-unit id="a|==|device.mac"><source>a</source><target>a</target></trans-unit>
      <trans-unit id="b.c"><source>b</source><target>b %@</target></trans-unit>
      <trans-unit id="d.e"><source>d</source><target>%1$#@count@</target></trans-unit>
      <trans-unit id="f"><source>f</source><target>f</target></trans-unit>
      <trans-unit id="f"><source>f</source><target>g</target></trans-unit>
      """,
      [
        "b.c": ReadContext.Unit(source: "{count}", arguments: [SmallTables.count]),
        "d.e": ReadContext.Unit(source: "{count}", arguments: [SmallTables.count]),
      ])
    #expect(
      read.problems.map { "\($0.place): \($0.message)" } == [
        "pl.xliff:6:1: 'a|==|device.mac' is a variation by device or width, which the catalogue does not have; remove "
          + "the unit",
        "pl.xliff:10:1: unit 'f' is in the file twice, with different texts; remove one of them",
        "pl.xliff:7:1: '%@' cannot print {count}; write '%lld'",
        "pl.xliff:8:1: '%#@count@' refers to nothing; add its plural",
      ])
    #expect(read.tables.first?.units.map(\.key.description) == ["f"])
  }

  @Test(
    "Losses are reported",
    arguments: [
      ("{n, select, other {x}}", "a 'select'"), ("{count, plural, =1 {x} other {#}}", "explicit values such as '=1'"),
      ("{count, number, percent}", "the number style 'percent' of {count}"), ("\u{7}", "U+0007"),
      ("{count, plural, other {}}", "empty branches, or plurals of different arguments in source and target"),
    ])
  func losses(message: String, loss: String) throws {
    let unit = StringUnit(key: UnitKey("a/b"), source: message, target: nil, arguments: [SmallTables.count])
    let written = try format.write([SmallTables.polish([unit])], options: FormatOptions())
    #expect(written.losses.map(\.reason) == ["Xcode's XLIFF cannot hold \(loss)"])
  }
}
