import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Files that lost entries, or the notes that record the export.
@Suite("gettext files from which msgmerge or a translator removed something")
struct GettextMergeTests {
  private static let counted = SmallTables.counted(other: "Usuń # elementu")

  private static func text(of table: StringTable) throws -> String {
    let file = try #require(try GettextFormat().write([table], options: FormatOptions()).files.first)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func read(_ text: String, _ table: StringTable, path: String = "pl.po") throws -> ReadTables {
    try GettextFormat().read([SourceFile(path: path, text: text)], context: ReadContext(table))
  }

  /// The file without the entries that contain these words.
  private static func text(_ text: String, without part: String) -> String {
    text.split(separator: "\n\n").filter { !$0.contains(part) }.joined(separator: "\n\n")
  }

  @Test("msgmerge with our template changes nothing, neither texts nor what was exported")
  func ownTemplate() throws {
    let catalogue = try StandardTables.catalogue.get()
    let tables = try StandardTables.forApps.get().filter { ["ar", "de", "ja", "pl"].contains("\($0.targetLocale)") }
    let format = GettextFormat()
    let options = try FormatOptions([("template", "yes")], of: format.description)
    let folder = try ScratchFolder()
    let paths = try format.write(tables, options: options).files.map { try folder.write($0.path, $0.bytes) }
    let template = try #require(paths.last)
    for (path, table) in zip(paths, tables) {
      let merged = try Tool(name: "msgmerge", package: "gettext").run(["--quiet", path, template])
      #expect(merged.status == 0 && !merged.output.contains("\n#~"), "\(merged.errors)")
      let file = SourceFile(path: "\(table.targetLocale).po", text: merged.output)
      let read = try format.read([file], context: ReadContext(catalogue))
      #expect(read.problems == [])
      let bases = Dictionary(table.units.map { ($0.key, $0.base) }) { first, _ in first }
      #expect(read.tables.flatMap(\.units).filter { $0.base != bases[$0.key] }.map(\.key) == [])
      let units = CatalogMerge(catalogue, policy: MergePolicy()).merge(read)
      #expect(units.filter { ![.unchanged, .empty].contains($0.entry.outcome) }.map { "\($0.entry)" } == [])
    }
  }

  @Test("An obsolete entry still has the form of fractions")
  func otherTemplate() throws {
    let table = try SmallTables.polish([Self.counted])
    let text = try Self.text(of: table)
    let blocks = text.split(separator: "\n\n")
    let entry = try #require(blocks.last { $0.contains("counted[other]") })
    let lines = entry.split(separator: "\n").filter { !$0.hasPrefix("#.") }
    let obsolete = lines.map { $0.hasPrefix("#") ? "\($0)" : "#~ \($0)" }
    let merged = (blocks.dropLast().map(String.init) + [obsolete.joined(separator: "\n")]).joined(separator: "\n\n")
    let notes = merged.split(separator: "\n", omittingEmptySubsequences: false)
    let bare = notes.filter { !$0.contains("purpose-catalog") }.joined(separator: "\n")
    for text in [merged, bare] {
      let read = try Self.read(text, table)
      #expect(read.problems == [])
      #expect(read.tables.first?.units.map(\.target) == [try #require(Self.counted.target)])
    }
  }

  @Test("A missing entry for numbers that have its category is not guessed")
  func missing() throws {
    var counted = Self.counted
    counted.arguments = [ArgumentDeclaration(name: "count", kind: .number, maximum: nil)]
    let table = try SmallTables.polish([counted])
    let text = Self.text(try Self.text(of: table), without: "counted[other]")
    let read = try Self.read(text, table)
    #expect(read.tables.flatMap(\.units) == [])
    #expect(
      read.problems.map(\.message) == [
        "'delete/counted[other]' is missing, and no form says what it said; put it back as it was exported"
      ])
    // An update restores the missing entry.
    let updated = try GettextFormat().update(SourceFile(path: "pl.po", text: text), with: [table])
    #expect(updated.changed == 1 && updated.losses == [])
    let again = try Self.read(String(decoding: updated.bytes, as: UTF8.self), table)
    #expect(again.tables.first?.units.map(\.target) == [try #require(Self.counted.target)])
  }

  @Test(
    "A text in a form needs no separate entry, and a first translation may lack it",
    arguments: [
      ("{count, plural, one {a} few {b} many {c} other {b}}", "{count, plural, one {a} few {b} many {c} other {b}}"),
      ("{count, plural, one {a} few {b} many {c} other {c}}", "{count, plural, one {a} few {b} many {c} other {c}}"),
      (nil, "{count, plural, one {x} few {y} many {z} other {z}}"),
    ] as [(String?, String)])
  func known(exported: String?, target: String) throws {
    let unit = StringUnit(
      key: Self.counted.key, source: Self.counted.source, target: exported, arguments: [SmallTables.count])
    let table = try SmallTables.polish([unit])
    var text = Self.text(try Self.text(of: table), without: "counted[other]")
    if exported == nil {
      for (number, form) in ["x", "y", "z"].enumerated() {
        text = text.replacing("msgstr[\(number)] \"\"", with: "msgstr[\(number)] \"\(form)\"")
      }
    }
    let read = try Self.read(text, table)
    #expect(read.problems == [])
    #expect(read.tables.first?.units.map(\.target) == [target])
  }

  @Test("A separate entry must repeat the form of a language that has it")
  func bothFormAndEntry() throws {
    let german = """
      msgid ""
      msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

      msgctxt "delete/counted"
      msgid "Delete {count} item"
      msgid_plural "Delete {count} items"
      msgstr[0] "a"
      msgstr[1] "b"

      msgctxt "delete/counted[other]"
      msgid "Delete {count} items"
      msgstr "TEXT"

      """
    let table = try SmallTables.polish([Self.counted])
    // An empty text, the same text, and msgmerge's suggestion.
    let good = ["", "b"].map { german.replacing("TEXT", with: $0) }
    let context = "msgctxt \"delete/counted[other]\""
    for text in good + [german.replacing(context, with: "#, fuzzy\n\(context)")] {
      let unit = try #require(try Self.read(text, table, path: "de.po").tables.first?.units.first)
      #expect(unit.target == "{count, plural, one {a} other {b}}")
      #expect(unit.state == .translated)
    }
    #expect(
      try Self.read(german.replacing("TEXT", with: "c"), table, path: "de.po").problems.map(\.message) == [
        "form 1 and 'delete/counted[other]' are both 'other' of 'de'; make them the same, or leave the latter empty"
      ])
  }

  @Test("A form without whole numbers is 'other'")
  func spareForm() throws {
    let table = try SmallTables.polish([Self.counted])
    let text = Self.text(try Self.text(of: table), without: "counted[other]")
      .replacing("nplurals=3", with: "nplurals=4")
      .replacing("msgstr[2] \"Usuń {count} elementów\"", with: "msgstr[2] \"c\"\nmsgstr[3] \"d\"")
    #expect(
      try Self.read(text, table).tables.first?.units.map(\.target) == [
        "{count, plural, one {Usuń # element} few {Usuń # elementy} many {c} other {d}}"
      ])
  }

  @Test("The base is found among the comments, wrapped or not")
  func baseComments() throws {
    let unit = SmallTables.title("select-all", "Select all", "Zaznacz wszystko", state: .final)
    let line = POBase.comment(unit.base, of: unit.key.text())
    let fields = line.split(separator: " ")
    let (head, tail) = (fields.prefix(3).joined(separator: " "), fields.dropFirst(3).joined(separator: " "))
    let rows: [(comments: [String], base: UnitBase?, lines: Range<Int>?, rest: [String])] = [
      ([line], unit.base, 0..<1, []), (["a", line, "b"], unit.base, 1..<2, ["a", "b"]),
      (["a", head, tail], unit.base, 1..<3, ["a"]),
      ([String(line.dropLast(3)), "all", "b"], unit.base, 0..<2, ["b"]),
      // A note copied from a similar entry, whose translation msgmerge suggests.
      ([line.replacing("select-all", with: "select"), "b"], nil, 0..<1, ["b"]),
      (["purpose-catalog: what is it?"], nil, nil, ["purpose-catalog: what is it?"]), ([], nil, nil, []),
    ]
    for row in rows {
      let found = POBase(in: row.comments, of: unit.key)
      #expect(found.base == row.base && found.lines == row.lines && found.rest == row.rest, "\(row.comments)")
    }
  }
}
