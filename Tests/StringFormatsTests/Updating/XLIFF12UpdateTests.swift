import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Updating XLIFF 1.2 of any tool")
struct XLIFF12UpdateTests {
  private static func file(_ body: String, target: String = "pl") -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0">
      <file original="app" source-language="en" target-language="\(target)" datatype="plaintext">
        <body>
    \(body)
        </body>
      </file>
    </xliff>

    """
  }

  private static func update(
    _ text: String, with units: [StringUnit]
  ) throws -> (text: String, updated: UpdatedFile) {
    let result = try UpdatedText(text, path: "a.xlf", as: XLIFFFormat(.version12), with: units)
    return (result.text, result.updated)
  }

  private static let back = SmallTables.title("back", "Back", "Wstecz")
  private static let named = StringUnit(
    key: UnitKey("open/named"), source: "Open {name}", target: "Otwórz {name}", arguments: [SmallTables.name])

  @Test(
    "Only the target changes",
    arguments: [
      // Angular, without a translation
      (
        "<trans-unit id=\"back\"><source>Back</source></trans-unit>",
        "<trans-unit id=\"back\"><source>Back</source><target state=\"translated\">Wstecz</target></trans-unit>"
      ),
      (
        "<trans-unit id=\"back\"><source>Back</source><target/></trans-unit>",
        "<trans-unit id=\"back\"><source>Back</source><target>Wstecz</target></trans-unit>"
      ),
      // Symfony
      (
        "<trans-unit id=\"a1\" resname=\"back\">\n<source>Back</source>\n<target>back</target>\n</trans-unit>",
        "<trans-unit id=\"a1\" resname=\"back\">\n<source>Back</source>\n<target>Wstecz</target>\n</trans-unit>"
      ),
      // Trados: one segment
      (
        "<trans-unit id='back'><source>Back</source><seg-source><mrk mtype='seg' mid='7'>Back</mrk></seg-source><target><mrk mtype='seg' mid='7'>Wróć</mrk></target><sdl:seg-defs/></trans-unit>",
        "<trans-unit id='back'><source>Back</source><seg-source><mrk mtype='seg' mid='7'>Back</mrk></seg-source><target><mrk mtype='seg' mid='7'>Wstecz</mrk></target><sdl:seg-defs/></trans-unit>"
      ),
      (
        "<trans-unit id='back'><source>Back</source><seg-source><mrk mtype='seg' mid='7'>Back</mrk></seg-source></trans-unit>",
        "<trans-unit id='back'><source>Back</source><seg-source><mrk mtype='seg' mid='7'>Back</mrk></seg-source><target state=\"translated\"><mrk mtype='seg' mid='7'>Wstecz</mrk></target></trans-unit>"
      ),
      // An approval is one of the old text.
      (
        "<trans-unit id='back' approved='yes'><source>Back</source><target state='signed-off' xml:lang='pl'>Wróć<!-- x --></target><alt-trans><target>Wróć</target></alt-trans></trans-unit>",
        "<trans-unit id='back'><source>Back</source><target state=\"translated\" xml:lang='pl'>Wstecz<!-- x --></target><alt-trans><target>Wróć</target></alt-trans></trans-unit>"
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
        "<trans-unit id=\"open/named\"><source>Open <x id=\"N\" ctype=\"x-n\" equiv-text=\"{name}\"/></source><target>\(target)</target></trans-unit>"
      )
    }
    #expect(
      try Self.update(unit("Otwarcie <x id=\"N\"/>"), with: [Self.named]).text
        == unit("Otwórz <x id=\"N\" ctype=\"x-n\" equiv-text=\"{name}\"/>"))
    #expect(try Self.update(unit("Otwórz <x id=\"N\"/>"), with: [Self.named]).updated.changed == 0)
  }

  @Test(
    "What must not be translated or is split stays, and is reported",
    arguments: [
      ("<trans-unit id='back' translate='no'><source>Back</source><target>x</target></trans-unit>", "not translatable"),
      ("<group translate='no'><trans-unit id='back'><source>Back</source></trans-unit></group>", "not translatable"),
      (
        "<trans-unit id='back'><source>Back</source><seg-source><mrk mtype='seg' mid='1'>Ba</mrk><mrk mtype='seg' mid='2'>ck</mrk></seg-source></trans-unit>",
        "a tool split it into segments"
      ),
      (
        "<trans-unit id='back[one]'><source>Back</source><target>{count, plural, other {x}}</target></trans-unit>",
        "is a plural, but is one branch of it"
      ),
    ])
  func kept(unit: String, reason: String) throws {
    let (text, updated) = try Self.update(Self.file(unit), with: [Self.back])
    #expect(text == Self.file(unit) && updated.changed + updated.added == 0)
    #expect(updated.losses.count == 1 && updated.losses.allSatisfy { $0.reason.contains(reason) })
  }

  @Test("A unit of the catalogue is found behind another program's with its id, in either order")
  func twins() throws {
    let theirs = "<trans-unit id=\"back\"><source>Back of the book</source><target>Grzbiet</target></trans-unit>"
    let ours = "<trans-unit id=\"back\"><source>Back</source><target>Wróć</target></trans-unit>"
    func file(_ parts: [String]) -> String {
      Self.file(
        parts.joined(separator: "</body></file><file original='b' source-language='en' target-language='pl'><body>"))
    }
    let new = ours.replacing("Wróć", with: "Wstecz")
    #expect(try Self.update(file([theirs, ours]), with: [Self.back]).text == file([theirs, new]))
    #expect(try Self.update(file([ours, theirs]), with: [Self.back]).text == file([new, theirs]))
    #expect(try Self.update(file([theirs, theirs]), with: [Self.back]).updated.foreign.count == 1)
  }

  @Test("New units go into the catalogue's <file>, beside its units, or into a new <file>")
  func places() throws {
    let other = "<trans-unit id=\"x\"><source>Other</source></trans-unit>"
    let alone = try Self.update(Self.file("      \(other)"), with: [Self.back]).text
    #expect(alone.contains("  </file>\n  <file original=\"Small\" source-language=\"en\" target-language=\"pl\""))
    #expect(alone.hasPrefix(String(Self.file("      \(other)").dropLast("\n</xliff>\n".count))))
    let more = try Self.update(alone, with: [Self.back, Self.named]).text
    #expect(more.ranges(of: "<file ").count == 2 && more.contains("      <trans-unit id=\"open/named\""))
    let own =
      "      <group id='g'>\n        <trans-unit id=\"back\"><source>Back</source><target>Wstecz</target></trans-unit>\n      </group>\n      \(other)"
    let beside = try Self.update(Self.file(own), with: [Self.back, Self.named]).text
    #expect(
      beside.contains("        <trans-unit id=\"open/named\"")
        && beside.contains("        </trans-unit>\n      </group>\n"))
    // Units with sources in another language do not take ours.
    let german = Self.file(own).replacing("source-language=\"en\"", with: "source-language=\"de\"")
    #expect(try Self.update(german, with: [Self.back, Self.named]).text.ranges(of: "<file ").count == 2)
  }

  @Test("Elements with a prefix")
  func prefixes() throws {
    func file(_ target: String) -> String {
      "<x:xliff version=\"1.2\" xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\"><x:file original=\"Small\" source-language=\"en\" target-language=\"pl\"><x:body><x:trans-unit id=\"open/named\"><x:source>Open <x:ph id=\"1\">{name}</x:ph></x:source>\(target)</x:trans-unit></x:body></x:file></x:xliff>"
    }
    let (text, updated) = try Self.update(file(""), with: [Self.named, Self.back])
    #expect(
      text.contains("<x:target state=\"translated\">Otwórz <x:ph id=\"1\">{name}</x:ph></x:target></x:trans-unit>"))
    #expect(text.contains("<trans-unit xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" id=\"back\""))
    #expect((updated.changed, updated.added) == (1, 1))
  }

  @Test("A comment that somebody changed stays, and a branch is added to its group")
  func groups() throws {
    func unit(_ target: String, _ comment: String?) -> StringUnit {
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
        target: target, arguments: [SmallTables.count], comment: comment)
    }
    let old = unit("{count, plural, one {# a} few {# b} many {# c} other {# d}}", "Old")
    let new = unit("{count, plural, =0 {Nic} one {# a} few {# e} many {# c} other {# d}}", "New")
    func written(_ unit: StringUnit) throws -> String {
      let files = try XLIFFFormat(.version12).write([SmallTables.polish([unit])], options: FormatOptions()).files
      return String(decoding: try #require(files.first).bytes, as: UTF8.self)
    }
    #expect(try Self.update(written(old), with: [new]).text == written(new))
    let noted = try written(old).replacing(">Old</note>", with: ">Mine</note><note from=\"translator\">Hm</note>")
    let text = try Self.update(noted, with: [new]).text
    #expect(text.contains(">Mine</note><note from=\"translator\">Hm</note>") && text.contains("delete/counted[=0]"))
    let read = try XLIFFFormat(.version12).read(
      SourceFile(path: "a.xlf", text: text), context: ReadContext(SmallTables.polish([new])))
    let base = try #require(read.tables.first?.units.first?.base)
    #expect(base == new.base && base.isComment("Old"))
  }

  @Test("Updated files are valid")
  func valid() throws {
    let file = try #require(ForeignFiles.all.first { $0.format == "xliff-1.2" })
    let table = try SmallTables.polish([Self.back, Self.named, SmallTables.counted(other: "x")])
    // The strict schema does not allow attributes of tools.
    let text = file.text.replacing(" mq:status=\"Confirmed\"", with: "")
    let updated = try [text, Self.file("      <trans-unit id=\"x\"><source>Other</source></trans-unit>")].map {
      try XLIFFFormat(.version12).update(SourceFile(path: "a.xlf", text: $0), with: [table]).bytes
    }
    #expect(try XLIFFSchema.version12.complaints(about: updated) == "")
  }
}
