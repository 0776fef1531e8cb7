import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("resx")
struct RESXFormatTests {
  private let format = RESXFormat()
  private static let python = Tool(name: "python3", package: "translate-toolkit")

  private static let counted = StringUnit(
    key: UnitKey("select-all/counted"), source: "{count, plural, one {Select # item} other {Select # items}}",
    target: "{count, plural, one {Zaznacz # '{'x'}'} few {{name} #} many {{count, number}} other {x}}",
    arguments: [SmallTables.count, SmallTables.name], comment: "a\n\nb")

  @Test("A counted message is an entry for each category")
  func sample() throws {
    let title = SmallTables.title("import", "Import", "{x}".replacing("{x}", with: "'{x}'"))
    let table = try SmallTables.polish([Self.counted, title])
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    #expect(file.path == "Resources.pl.resx")
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.contains("<data name=\"import_title\" xml:space=\"preserve\">\n    <value>{x}</value>"))
    #expect(
      text.contains(
        "<data name=\"select_all_counted_one\" xml:space=\"preserve\">\n    <value>Zaznacz {0:#,0.###} {{x}}</value>"))
    #expect(text.contains("<value>{1} {0:#,0.###}</value>") && text.contains("<value>{0:#,0.###}</value>"))
    #expect(text.contains("\(Self.counted.base.note)\na\n\nb</comment>"))
  }

  @Test("With texts=messages there is no loss")
  func messages() throws {
    let options = try FormatOptions([("texts", "messages")], of: format.description)
    let select = StringUnit(
      key: UnitKey("a/b"), source: "{n, select, a {b} other {c}}",
      target: "{count, plural, offset:1 =0 {x} one {#} other {{n, select, a {b} other {c}}}}",
      arguments: [SmallTables.count])
    let table = try SmallTables.polish([Self.counted, select])
    let trip = try RoundTrip(format, [table], options: options)
    #expect(trip.written.losses == [])
    trip.expectNoChange()
    #expect(trip.read.tables.first?.units.map(\.target) == table.units.map(\.target))
  }

  @Test("Standard is well-formed to xmllint, in both forms", arguments: ["format", "messages"])
  func wellFormed(texts: String) throws {
    let folder = try ScratchFolder()
    let options = try FormatOptions([("texts", texts)], of: format.description)
    let paths = try format.write(try StandardTables.all.get(), options: options).files.map {
      try folder.write($0.path, $0.bytes)
    }
    let result = try XMLOracleTests.xmllint.run(["--noout", "--nonet"] + paths)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  /// Prints each unit's target and translates one.
  private static let program = """
    import json, sys
    from translate.storage import resx
    store = resx.RESXFile.parsefile(sys.argv[1])
    print(json.dumps({unit.getid(): unit.target for unit in store.units}))
    for unit in store.units:
        if unit.getid() == 'select_all_counted_few':
            unit.target = '{0} & <{1}>'
    store.savefile(sys.argv[2])
    """

  @Test("translate-toolkit reads our file, and we read its file")
  func translateToolkit() throws {
    let table = try SmallTables.polish([Self.counted, SmallTables.title("back", "Back", " L'\"a\"\nb ")])
    let folder = try ScratchFolder()
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    try folder.write(file.path, file.bytes)
    let result = try Self.python.run(["-c", Self.program, file.path, "out.pl.resx"], in: folder.url)
    try #require(result.status == 0, "\(result.errors)")
    let texts = try JSONDecoder().decode([String: String].self, from: Data(result.output.utf8))
    #expect(texts["back"] == " L'\"a\"\nb " && texts["select_all_counted_one"] == "Zaznacz {0:#,0.###} {{x}}")

    let source = SourceFile(path: "out.pl.resx", bytes: try folder.read("out.pl.resx"))
    let read = try format.read([source], context: ReadContext(table))
    #expect(read.problems.isEmpty)
    let units = try #require(read.tables.first?.units)
    #expect(
      units.map(\.target) == [
        " L'\"a\"\nb ", "{count, plural, one {Zaznacz # '{'x'}'} few {# & <{name}>} many {#} other {x}}",
      ])
    #expect(units.map(\.base) == table.units.map(\.base))
    #expect(units.last?.comment == "a\n\nb")
  }

  @Test("A file of another project")
  func foreign() throws {
    let text = """
      <root>
        <xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema"><xsd:element name="data"/></xsd:schema>
        <data name="icon1" type="System.Resources.ResXFileRef, System.Windows.Forms"><value>a.ico</value></data>
        <data name="Open.File" xml:space="preserve"><value>Datei {0} öffnen</value><comment>Menu</comment></data>
        <data name="open_named"><value>{1}</value></data>
        <data><value>x</value></data>
      </root>
      """
    let context = ReadContext(units: [
      UnitKey("open/named"): ReadContext.Unit(source: "Open {name}", arguments: [SmallTables.name])
    ])
    let read = try format.read([SourceFile(path: "Strings.de-AT.resx", text: text)], context: context)
    #expect(read.tables.first?.locale.identifier == "de-AT")
    #expect(read.tables.first?.units.map(\.target) == ["Datei '{'0'}' öffnen"])
    #expect(
      read.problems.map(\.message) == [
        "the entry has no name; add name=\"…\"",
        "'{' begins no placeholder of the text; double it, or correct the placeholder",
      ])
    #expect(
      try format.read([SourceFile(path: "Strings.resx", text: text)], context: context).tables.first?.locale == .english
    )
  }
}
