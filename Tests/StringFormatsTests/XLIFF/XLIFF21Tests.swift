import CatalogModel
import SourceText
import TableTestSupport
import Testing
import TextFormats

@testable import StringFormats

@Suite("xliff-2.1")
struct XLIFF21Tests {
  private let format = XLIFFFormat(.version21)

  private func read(_ units: String) throws -> ReadTables {
    let text = """
      <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="pl"><file id="f">
      \(units)
      </file></xliff>
      """
    return try format.read([SourceFile(path: "pl.xlf", text: text)], context: ReadContext())
  }

  @Test("A unit with its placeholders, its limit and its base")
  func unit() throws {
    let unit = StringUnit(
      key: UnitKey("open/named"), source: "Open {name}", target: "Otwórz {name}", arguments: [SmallTables.name],
      state: .needsReview, comment: "Why?", limit: 20)
    let file = try #require(try format.write([SmallTables.polish([unit])], options: FormatOptions()).files.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("<unit id=\"open.named\" name=\"open/named\" slr:sizeRestriction=\"20\">"))
    #expect(text.contains("<mda:meta type=\"base\">\(unit.base.attributes)</mda:meta>"))
    #expect(
      text.contains(
        """
              <originalData>
                <data id="d1">{name}</data>
              </originalData>
              <segment state="translated" subState="purpose-catalog:needs-review">
                <source>Open <ph id="1" dataRef="d1" equiv="{name}" disp="{name}"/></source>
                <target>Otwórz <ph id="1" dataRef="d1" equiv="{name}" disp="{name}"/></target>
              </segment>
        """))
  }

  @Test("Codes have the same numbers in source and target, in any order")
  func codes() {
    var codes = InlineCodes()
    #expect(
      codes.parts(of: "{a} {b} {a}") == [
        .code(number: 1, text: "{a}"), .text(" "), .code(number: 2, text: "{b}"),
        .text(" "), .code(number: 3, text: "{a}"),
      ])
    #expect(
      codes.parts(of: "{b}{c}{a}{a}{a}").compactMap { if case .code(let number, _) = $0 { number } else { nil } }
        == [2, 4, 1, 3, 5])
    #expect(codes.texts == ["{a}", "{b}", "{a}", "{c}", "{a}"])
    #expect(codes.parts(of: "a '{b}' {c") == [.text("a '{b}' {c")])
  }

  @Test("Standard is valid by the schema of the core")
  func schema() throws {
    let files: [ExportedFile] = try format.write(StandardTables.all.get(), options: FormatOptions()).files
    #expect(try XLIFFSchema.version2.complaints(about: files.map(\.bytes)) == "")
  }

  @Test("Control characters are code points")
  func controlCharacters() throws {
    let table = try SmallTables.polish([SmallTables.title("a", "Bell\u{7}", "Dz\u{7}wonek", comment: "\u{1}")])
    let trip = try RoundTrip(format, [table])
    trip.expectNoChange()
    #expect(trip.written.losses.map(\.part) == [.comment])
    #expect(String(decoding: trip.written.files[0].bytes, as: UTF8.self).contains("Dz<cp hex=\"0007\"/>wonek"))
    #expect(try XLIFFSchema.version2.complaints(about: trip.written.files.map(\.bytes)) == "")
  }

  @Test("A valid text with more code points than grapheme clusters is never reported as too long")
  func sizes() throws {
    let target = String(repeating: "e\u{301}", count: 15)
    let counted = StringUnit(
      key: UnitKey("b/c"), source: "{n, plural, other {#}}", target: nil, arguments: [SmallTables.count], limit: 15)
    let units = [
      StringUnit(key: UnitKey("a"), source: "E", target: target, limit: 15), counted,
      StringUnit(key: UnitKey("c"), source: "E", target: target + "x", limit: 15),
    ]
    let file = try #require(try format.write([SmallTables.polish(units)], options: FormatOptions()).files.first)
    let root = try XMLTree(SourceFile(path: file.path, bytes: file.bytes)).root
    let sizes = root.child("file")?.children("unit").map { $0["sizeRestriction", in: XLIFFDialect.Namespace.size] }
    #expect(sizes == ["30", nil, "15"])
  }

  @Test("Translators' notes on a target follow the catalogue's comment")
  func translatorNotes() throws {
    let read = try read(
      """
      <unit id="a"><notes><note category="description">For you</note><note appliesTo="target">Why?</note></notes>
        <segment><source>A</source><target>A</target></segment></unit>
      <unit id="b"><notes><note appliesTo="target" category="catalog-comment">Known</note>
        <note appliesTo="target">Odd</note></notes><segment><source>B</source><target>B</target></segment></unit>
      """)
    #expect(read.tables.flatMap(\.units).map(\.comment) == ["Why?", "Known\nOdd"])
  }

  @Test("Segments, codes and states of other tools")
  func foreignFiles() throws {
    let read = try read(
      """
      <group id="g"><unit id="open.named">
        <originalData><data id="d1">{name}</data><data id="b">'{'</data><data id="e">'}'</data></originalData>
        <segment id="s1" state="reviewed"><source>Open</source><target order="3"><ph id="1" dataRef="d1"/></target></segment>
        <ignorable><source> </source></ignorable>
        <segment state="final"><source/><target order="1"><pc id="2" dataRefStart="b" dataRefEnd="e">x</pc><cp hex="0007"/></target></segment>
      </unit></group>
      <unit id="u2" name="back"><segment subState="purpose-catalog:needs-review" state="translated"><source>Back</source>
        <target>Wst<mrk id="m" type="term">ecz</mrk><ph id="9" equiv="!"/></target></segment></unit>
      <unit id="close"><segment><source>Close</source></segment></unit>
      """)
    let units = try #require(read.tables.first?.units)
    #expect(units.map(\.key.description) == ["open/named", "back", "close"])
    #expect(units.map(\.target) == ["'{'x'}'\u{7} {name}", "Wstecz!", ""])
    #expect(units.map(\.state) == [.translated, .needsReview, nil])
    #expect(read.problems.isEmpty)
  }

  @Test("A placeholder without data uses the source's or is refused")
  func placeholdersWithoutData() throws {
    let data = "<originalData><data id=\"d1\">{x}</data><data id=\"d2\">{y}</data><data id=\"d3\"/></originalData>"
    let source = "<source><ph id=\"1\" dataRef=\"d1\"/> <mrk id=\"m\"><ph id=\"2\" dataRef=\"d2\"/></mrk></source>"
    let read = try read(
      """
      <unit id="a">\(data)<segment>\(source)<target><ph id="2"/> <ph id="1" dataRef="gone"/></target></segment></unit>
      <unit id="b">\(data)<segment>\(source)
        <target>b <ph id="3"/></target></segment></unit>
      <unit id="c">\(data)<segment>\(source)
        <target>c <mrk id="m"><ph dataRef="d3"/></mrk></target></segment></unit>
      <unit id="d"><segment><source/><target>d</target></segment></unit>
      """)
    #expect(read.tables[0].units.map(\.target) == ["{y} {x}", "d"])
    #expect(
      read.problems.map { "\($0.key?.description ?? "") \($0.place.position): \($0.message)" } == [
        "b 4:13: '<ph id=\"3\"/>' is not a placeholder of the source; copy the placeholder from the source",
        "c 6:25: '<ph/>' is not a placeholder of the source; copy the placeholder from the source",
      ])
  }

  @Test("A unit without a name, and a duplicate unit")
  func problems() throws {
    let read = try read(
      """
      <unit><segment><source/></segment></unit>
      <unit id="a"><segment><source/><target>1</target></segment></unit>
      <unit id="b" name="a"><segment><source/><target>2</target></segment></unit>
      """)
    #expect(
      read.problems.map { "\($0.place): \($0.message)" } == [
        "pl.xlf:2:1: the unit has no id; add id=\"…\""
      ])
    #expect(read.tables.first?.units.map(\.target) == ["1", "2"])
  }
}
