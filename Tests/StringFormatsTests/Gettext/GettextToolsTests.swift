import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// GNU gettext accepts our files without warnings; polib and translate-toolkit read them, and we read theirs.
@Suite("gettext through its tools")
struct GettextToolsTests {
  private static let msgfmt = Tool(name: "msgfmt", package: "gettext")
  private static let msgcat = Tool(name: "msgcat", package: "gettext")
  private static let python = Tool(name: "python3", package: "python3-polib translate-toolkit")

  private static func write(
    _ tables: [StringTable], to folder: ScratchFolder, options: [(name: String, value: String)] = []
  ) throws -> [String] {
    let format = GettextFormat()
    let options = try FormatOptions(options, of: format.description)
    return try format.write(tables, options: options).files.map { try folder.write($0.path, $0.bytes) }
  }

  @Test("msgfmt --check accepts every locale of Standard and the template")
  func check() throws {
    let folder = try ScratchFolder()
    let paths = try Self.write(try StandardTables.all.get(), to: folder, options: [("template", "yes")])
    for path in paths where path.hasSuffix(".po") {
      let result = try Self.msgfmt.run(["--check", "-o", "/dev/null", path])
      #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }
    // msgfmt --check would refuse a template's header, which is incomplete until a translation starts.
    let template = try #require(paths.first { $0.hasSuffix(".pot") })
    let result = try Self.msgfmt.run(["--check-format", "-o", "/dev/null", template])
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("msgcat does not change Standard or the hard texts")
  func canonical() throws {
    let folder = try ScratchFolder()
    let units = SmallTables.hardTexts.enumerated().flatMap { index, hard in
      [
        SmallTables.title("plain-\(index)", hard.text, hard.text, state: .needsReview, comment: hard.text),
        StringUnit(
          key: UnitKey("named-\(index)"), source: "{name} \(hard.text)", target: "{name} \(hard.text)",
          arguments: [SmallTables.name]),
      ]
    }
    let tables = try StandardTables.all.get().filter { ["ar", "ja", "ru", "sr-Latn"].contains("\($0.targetLocale)") }
    for path in try Self.write(tables + [SmallTables.polish(units)], to: folder) {
      let result = try Self.msgcat.run(["--no-wrap", path])
      #expect(result.status == 0, "\(result.errors)")
      let same = result.output.utf8.elementsEqual(try Data(contentsOf: URL(filePath: path)))
      #expect(same, "\(path)")
    }
  }

  /// Translates with polib or translate-toolkit, as Weblate does.
  private static let programs = [
    "polib": """
    import polib, sys
    po = polib.pofile(sys.argv[1])
    for entry in po:
        if entry.msgctxt == 'back':
            entry.msgstr = 'Inny "tekst"\\n\\\\ {x}'
        if entry.msgctxt == 'delete/counted':
            entry.msgstr_plural[1] = 'Skasuj {count} rzeczy'
            entry.flags.remove('fuzzy')
        if entry.msgctxt == 'delete/counted[other]':
            entry.flags.remove('fuzzy')
    po.save(sys.argv[2])
    """,
    "translate-toolkit": """
    import sys
    from translate.storage import po
    store = po.pofile.parsefile(sys.argv[1])
    for unit in store.units:
        context = unit.getcontext()
        if context == 'back':
            unit.target = 'Inny "tekst"\\n\\\\ {x}'
        if context == 'delete/counted':
            unit.target = [str(s) for s in unit.target.strings[:1]] + ['Skasuj {count} rzeczy', unit.target.strings[2]]
        if context.startswith('delete/counted'):
            unit.markfuzzy(False)
    store.savefile(sys.argv[2])
    """,
  ]

  @Test("What polib and translate-toolkit write is read", arguments: ["polib", "translate-toolkit"])
  func bothWays(tool: String) throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {x}}",
      arguments: [SmallTables.count], state: .needsReview)
    let long = String(repeating: "Bardzo długi tekst, który będzie złamany. ", count: 10)
    let table = try SmallTables.polish([
      counted, SmallTables.title("back", "Back", "Wstecz", comment: "A comment"),
      SmallTables.title("long", "Long", long, state: .final),
    ])
    let folder = try ScratchFolder()
    let path = try #require(try Self.write([table], to: folder).first)
    let program = try #require(Self.programs[tool])
    let result = try Self.python.run(["-c", program, path, "out.po"], in: folder.url)
    try #require(result.status == 0, "\(result.errors)")
    let read = try GettextFormat().read(
      [SourceFile(path: "out.po", bytes: try folder.read("out.po"))], context: ReadContext(table))
    #expect(read.problems.isEmpty)
    let units = try #require(read.tables.first?.units)
    #expect(
      units.map(\.target) == [
        "Inny \"tekst\"\n\\ '{'x'}'",
        "{count, plural, one {Usuń # element} few {Skasuj # rzeczy} many {Usuń # elementów} other {x}}", long,
      ])
    #expect(units.map(\.state) == [.translated, .translated, .final])
    #expect(units.map(\.base) == table.units.map(\.base))
    #expect(units.first?.comment == "A comment")
  }
}
