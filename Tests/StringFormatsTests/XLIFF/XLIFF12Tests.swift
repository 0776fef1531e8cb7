import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("xliff-1.2")
struct XLIFF12Tests {
  private let format = XLIFFFormat(.version12)

  private func read(_ body: String, context: ReadContext = ReadContext()) throws -> ReadTables {
    let text = """
      <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="a" source-language="en" target-language="pl" datatype="plaintext"><body>
      \(body)
      </body></file></xliff>
      """
    return try format.read([SourceFile(path: "pl.xlf", text: text)], context: context)
  }

  @Test("A counted message in Polish")
  func counted() throws {
    let unit = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {…}}",
      arguments: [SmallTables.count], limit: 30)
    let file = try #require(try format.write([SmallTables.polish([unit])], options: FormatOptions()).files.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(file.path == "pl.xlf")
    #expect(
      text.contains(
        """
              <group id="delete/counted" restype="x-icu-plural" resname="delete/counted" extradata="count">
                <note from="purpose-catalog">\(unit.base.note)</note>
                <trans-unit id="delete/counted[one]" resname="delete/counted[one]" xml:space="preserve" \
        maxwidth="30" size-unit="char">
                  <source>Delete <ph id="1" equiv-text="{count}">{count}</ph> item</source>
                  <target state="translated">Usuń <ph id="1" equiv-text="{count}">{count}</ph> element</target>
        """))
    #expect(text.contains("<trans-unit id=\"delete/counted[few]\""))
    #expect(text.contains("Delete <ph id=\"1\" equiv-text=\"{count}\">{count}</ph> items</source>"))
  }

  @Test("Standard is valid by the strict schema")
  func schema() throws {
    let files: [ExportedFile] = try format.write(StandardTables.all.get(), options: FormatOptions()).files
    #expect(try XLIFFSchema.version12.complaints(about: files.map(\.bytes)) == "")
  }

  @Test("Every kind of unit is valid by the strict schema")
  func schemaOfHardUnits() throws {
    let units = SmallTables.hardTexts.enumerated().map { index, hard in
      SmallTables.title("hard-\(index)", hard.text, hard.text, state: .final, comment: hard.text)
    }
    let select = StringUnit(key: UnitKey("s/a"), source: "{n, select, a {b} other {{c}}}", target: nil)
    let files: [ExportedFile] = try format.write([SmallTables.polish(units + [select])], options: FormatOptions()).files
    #expect(try XLIFFSchema.version12.complaints(about: files.map(\.bytes)) == "")
  }

  @Test("Codes, ids and states of other tools")
  func foreignFiles() throws {
    let context = ReadContext(
      units: [UnitKey("open/named"): ReadContext.Unit(source: "Open {name}", arguments: [SmallTables.name])])
    let read = try read(
      """
      <trans-unit id="1" resname="open/named" approved="yes">
        <source>Open <x id="7" equiv-text="{name}"/></source>
        <target>Otwórz <mrk mtype="seg" mid="1"><g id="2"><x id="7"/></g></mrk></target>
      </trans-unit>
      <trans-unit id="back"><source>Back</source><target state="needs-review-l10n">Wstecz</target>
        <alt-trans><target>Cofnij</target></alt-trans>
      </trans-unit>
      <trans-unit id="close"><source>Close</source></trans-unit>
      """, context: context)
    let units = try #require(read.tables.first?.units)
    #expect(units.map(\.key.description) == ["open/named", "back", "close"])
    #expect(units.map(\.target) == ["Otwórz {name}", "Wstecz", ""])
    #expect(units.map(\.state) == [.translated, .needsReview, nil])
    #expect(units[0].place.description == "pl.xlf:3:1")
    #expect(read.problems.isEmpty)
  }

  @Test("Translators' notes follow the catalogue's comment, each once")
  func translatorNotes() throws {
    let read = try read(
      """
      <trans-unit id="a"><source>A</source><target>A</target>
        <note from="developer">For you</note><note from="translator">Why?</note></trans-unit>
      <group id="b/c">
        <note from="catalog-comment">Known</note>
        <trans-unit id="b/c[one]"><source/><target>x</target><note from="translator">Odd</note></trans-unit>
        <trans-unit id="b/c[other]"><source/><target>y</target><note from="translator">Odd</note></trans-unit>
      </group>
      <trans-unit id="d"><source>D</source><target>D</target><note>Of nobody</note></trans-unit>
      <trans-unit id="e"><source>E</source><target>E</target>
        <note from="catalog-comment">Known&#10;Taken before</note><note from="translator">Taken before</note></trans-unit>
      """)
    #expect(read.tables.flatMap(\.units).map(\.comment) == ["Why?", "Known\nOdd", "Of nobody", "Known\nTaken before"])
  }

  @Test("Branches without their group are joined by the source's argument")
  func withoutGroup() throws {
    let source = "{n, plural, one {#} other {#s}}"
    let context = ReadContext(units: [UnitKey("a/b"): ReadContext.Unit(source: source, arguments: [])])
    let read = try read(
      """
      <trans-unit id="a/b[other]"><source/><target state="final">{n} inne</target></trans-unit>
      <trans-unit id="a/b[few]"><source/><target state="translated">{n} kilka</target></trans-unit>
      <trans-unit id="a/b[=0]"><source/><target state="final">nic</target></trans-unit>
      <trans-unit id="a/b[one]"><source/><target/></trans-unit>
      """, context: context)
    let unit = try #require(read.tables.first?.units.first)
    #expect(unit.target == "{n, plural, =0 {nic} few {# kilka} other {# inne}}")
    #expect(unit.state == .translated)
  }

  @Test("An error in one unit is reported, and the others are read")
  func problems() throws {
    let read = try read(
      """
      <trans-unit><source/><target>a</target></trans-unit>
      <trans-unit id="b[one]"><source/><target>{b</target></trans-unit>
      <trans-unit id="c[one]"><source/><target>{n, plural, other {#}}</target></trans-unit>
      <trans-unit id="d"><source/><target>d</target></trans-unit>
      <trans-unit id="d"><source/><target>e</target></trans-unit>
      """)
    #expect(
      read.problems.map { "\($0.place.position): \($0.message)" } == [
        "3:1: the unit has no id; add id=\"…\"",
        "7:1: unit 'd' is in the file twice, with different texts; remove one of them",
        "4:1: the text of 'one' is a message that is not well-formed ('{' is never closed; add '}', or put the "
          + "brace between apostrophes to print it); write a sentence",
        "5:1: the text of 'one' is a plural, but is one branch of it; write its sentence alone",
      ])
    #expect(read.tables.first?.units.map(\.target) == ["d"])
  }

  @Test(
    "Other files are refused with a reason",
    arguments: [
      ("<resources/>", "a.xlf:1:1: the file is not XLIFF; its outermost element is '<resources>'"),
      (
        "<xliff version='2.0'/>", "a.xlf:1:1: the file is XLIFF '2.0', not 1.2; name its format with --format"
      ),
      (
        "<xliff version='1.2'><file/></xliff>",
        "a.xlf:1:22: the file names no target language; name it with --locale"
      ),
      (
        "<xliff version='1.2'><file target-language='?'/></xliff>",
        "a.xlf:1:22: '?' names no language; name the locale with --locale"
      ),
    ])
  func refusals(text: String, message: String) {
    let error = #expect(throws: StringTableError.self) {
      try format.read([SourceFile(path: "a.xlf", text: text)], context: ReadContext())
    }
    #expect(error?.description == message)
  }

  @Test("A control character that XML cannot hold is a loss")
  func losses() throws {
    let table = try SmallTables.polish([
      SmallTables.title("a", "Bell\u{7}", nil), SmallTables.title("b", "B", "B", comment: "\u{1}"),
    ])
    let written = try format.write([table], options: FormatOptions())
    #expect(
      written.losses.map { "\($0.key) \($0.part): \($0.reason)" } == [
        "a unit: XML cannot hold U+0007", "b comment: XML cannot hold U+0001",
      ])
    let back = try RoundTrip(format, [table])
    back.expectNoChange()
  }
}
