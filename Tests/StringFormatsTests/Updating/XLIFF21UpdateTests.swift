import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Updating XLIFF 2 of any tool")
struct XLIFF21UpdateTests {
  private static func file(_ body: String, root: String = "trgLang=\"pl\"") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" \(root)>
      <file id="f1">
    \(body)
      </file>
    </xliff>

    """
  }

  private static func update(
    _ text: String, with units: [StringUnit]
  ) throws -> (text: String, updated: UpdatedFile) {
    let result = try UpdatedText(text, path: "a.xlf", as: XLIFFFormat(.version21), with: units)
    return (result.text, result.updated)
  }

  private static let back = SmallTables.title("back", "Back", "Wstecz")
  private static let named = StringUnit(
    key: UnitKey("open/named"), source: "Open {name}", target: "Otwórz {name}", arguments: [SmallTables.name])

  @Test(
    "Only target and state change",
    arguments: [
      (
        "<unit id=\"back\"><segment><source>Back</source></segment></unit>",
        "<unit id=\"back\"><segment state=\"translated\"><source>Back</source><target>Wstecz</target></segment></unit>"
      ),
      (
        "<unit id=\"u1\" name=\"back\"><segment id=\"s\" state=\"initial\">\n<source>Back</source>\n<target/>\n</segment></unit>",
        "<unit id=\"u1\" name=\"back\"><segment id=\"s\" state=\"translated\">\n<source>Back</source>\n<target>Wstecz</target>\n</segment></unit>"
      ),
      (
        "<unit id=\"back\"><segment state='final' subState='x:y'><source>Back</source><target order='1'>Wróć</target></segment></unit>",
        "<unit id=\"back\"><segment state=\"translated\"><source>Back</source><target order='1'>Wstecz</target></segment></unit>"
      ),
      (
        "<unit id=\"back\"><segment><source>Back</source><target>Wróć</target></segment></unit>",
        "<unit id=\"back\"><segment><source>Back</source><target>Wstecz</target></segment></unit>"
      ),
    ])
  func targets(old: String, new: String) throws {
    let (text, updated) = try Self.update(Self.file(old), with: [Self.back])
    #expect(text == Self.file(new) && updated.changed == 1 && updated.losses == [])
  }

  @Test("Placeholders are copies of the source's codes")
  func codes() throws {
    func unit(_ target: String) -> String {
      Self.file(
        "<unit id=\"open.named\"><originalData><data id=\"o\">{name}</data></originalData><segment><source>Open <ph id=\"7\" dataRef=\"o\" canCopy=\"no\"/></source><target>\(target)</target></segment></unit>"
      )
    }
    #expect(
      try Self.update(unit("Otwarcie <ph id=\"7\"/>"), with: [Self.named]).text
        == unit("Otwórz <ph id=\"7\" dataRef=\"o\" canCopy=\"no\"/>"))
    #expect(try Self.update(unit("Otwórz <ph id=\"7\"/>"), with: [Self.named]).updated.changed == 0)
  }

  @Test(
    "What must not be translated or is split stays, and is reported",
    arguments: [
      ("<unit id='back' translate='no'><segment><source>Back</source></segment></unit>", "not translatable"),
      (
        "<group id='g' translate='no'><unit id='back'><segment><source>Back</source></segment></unit></group>",
        "not translatable"
      ),
      (
        "<unit id='back'><segment><source>Ba</source></segment><segment><source>ck</source></segment></unit>",
        "a tool split it into segments"
      ),
      (
        "<unit id='back'><segment><source>Back</source><target><ph id='9'/></target></segment></unit>",
        "is not a placeholder of the source"
      ),
    ])
  func kept(unit: String, reason: String) throws {
    let (text, updated) = try Self.update(Self.file(unit), with: [Self.back])
    #expect(text == Self.file(unit) && updated.changed + updated.added == 0)
    #expect(updated.losses.count == 1 && updated.losses.allSatisfy { $0.reason.contains(reason) })
  }

  @Test("An export with other placeholders gets their original data, and a new source text")
  func data() throws {
    func written(_ unit: StringUnit) throws -> String {
      let files = try XLIFFFormat(.version21).write([SmallTables.polish([unit])], options: FormatOptions()).files
      return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }
    func unit(_ source: String, _ target: String?) -> StringUnit {
      StringUnit(
        key: UnitKey("a/b"), source: source, target: target, arguments: [SmallTables.count, SmallTables.name])
    }
    let units = [
      unit("{count} of {name}", "{name}: {count}"), unit("{name}", "{name}"), unit("None", "Brak"),
      unit("{name} of {count}", "{name}: {count}"), unit("{name} of {count}", "{count} {name} {count}"),
    ]
    for old in units {
      for new in units { #expect(try Self.update(written(old), with: [new]).text == written(new)) }
    }
    // A text that the catalogue does not have stays with its source.
    #expect(try Self.update(written(units[0]), with: [unit("{name}", nil)]).text == written(units[0]))
  }

  @Test("New units go beside the catalogue's or into a new <file>; prefixes and the language are declared")
  func places() throws {
    let other = "    <unit id=\"x\"><segment><source>Other</source></segment></unit>"
    let (text, updated) = try Self.update(Self.file(other, root: ""), with: [Self.back])
    #expect(updated.added == 1)
    #expect(
      text.contains("srcLang=\"en\" trgLang=\"pl\"")
        && text.contains("xmlns:mda=\"urn:oasis:names:tc:xliff:metadata:2.0\""))
    #expect(text.contains("  </file>\n  <file id=\"catalog\" original=\"Small\"") && text.contains(other))
    let more = try Self.update(text, with: [Self.back, Self.named]).text
    #expect(more.ranges(of: "<file ").count == 2 && more.ranges(of: "xmlns:mda").count == 1)
    let taken = try Self.update(
      Self.file(other).replacing("\"f1\"", with: "\"catalog\" original=\"b\""), with: [Self.back])
    #expect(taken.text.contains("<file id=\"catalog-2\" original=\"Small\""))
    let error = #expect(throws: StringTableError.self) {
      try Self.update(Self.file(other, root: "trgLang='pl' xmlns:mda='urn:x'"), with: [Self.back])
    }
    #expect(error?.message == "the file uses the prefix 'mda' for another namespace; rename it")
  }

  @Test(
    "Only the whole prefix with the whole namespace counts as declared",
    arguments: [
      ("xmlns:mda2='urn:x'", true), ("x:note=\" xmlns:mda='urn:x'\" xmlns:x='urn:x'", true),
      ("xmlns:mda\n = 'urn:oasis:names:tc:xliff:metadata:2.0'", false),
      ("xmlns:mda='urn:oasis:names:tc:xliff:metadata:2.0:x'", nil),
    ])
  func prefixes(declaration: String, isAdded: Bool?) throws {
    let other = "    <unit id=\"x\"><segment><source>Other</source></segment></unit>"
    let file = Self.file(other, root: "trgLang='pl' \(declaration)")
    let own = " xmlns:mda=\"urn:oasis:names:tc:xliff:metadata:2.0\""
    guard let isAdded else {
      #expect(throws: StringTableError.self) { try Self.update(file, with: [Self.back]) }
      return
    }
    #expect(try Self.update(file, with: [Self.back]).text.contains(own) == isAdded)
  }

  @Test("A comment that somebody changed stays")
  func comments() throws {
    let old = SmallTables.title("back", "Back", "Wróć", comment: "Old")
    let new = SmallTables.title("back", "Back", "Wstecz", comment: "New")
    func written(_ unit: StringUnit) throws -> String {
      let files = try XLIFFFormat(.version21).write([SmallTables.polish([unit])], options: FormatOptions()).files
      return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }
    #expect(try Self.update(written(old), with: [new]).text == written(new))
    #expect(try Self.update(written(SmallTables.title("back", "Back", "Wróć")), with: [new]).text == written(new))
    let mine = try written(old).replacing(">Old<", with: ">Mine<")
    #expect(try Self.update(mine, with: [new]).text.contains(">Mine<"))
  }

  @Test("Updated files are valid")
  func valid() throws {
    let file = try #require(ForeignFiles.all.first { $0.format == "xliff-2.1" })
    let table = try SmallTables.polish([Self.back, Self.named, SmallTables.counted(other: "x")])
    let updated = try [file.text, Self.file("    <unit id=\"x\"><segment><source>Other</source></segment></unit>")].map
    {
      try XLIFFFormat(.version21).update(SourceFile(path: "a.xlf", text: $0), with: [table]).bytes
    }
    #expect(try XLIFFSchema.version2.complaints(about: updated) == "")
  }
}
