import CatalogModel
import Foundation
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

/// `export --update` adds the catalogue's units to an app's files and loses nothing.
@Suite("Updating files")
struct FormatUpdateTests {
  static let formats = AllFormats.updatable

  private static func format(_ identifier: String) throws -> any UpdatableFormat {
    try #require(try AllFormats.format(identifier) as? any UpdatableFormat)
  }

  private static func units(counted few: String = "Usuń", delete: String = "Usuń") -> [StringUnit] {
    [
      SmallTables.title("cancel", "Cancel", "Anuluj"),
      SmallTables.title("delete", "Delete", delete),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
        target:
          "{count, plural, one {Usuń # element} few {\(few) # elementy} many {Usuń # elementów} other {Usuń # elementów}}",
        arguments: [SmallTables.count]),
    ]
  }

  private static let named = StringUnit(
    key: UnitKey("open/named"), source: "Open {name}", target: "Otwórz {name}", arguments: [SmallTables.name])

  private static let counted = StringUnit(
    key: UnitKey("open/counted"), source: "{count, plural, one {Open #} other {Open #}}",
    target: "{count, plural, one {Otwórz #} other {Otwórz # i}}", arguments: [SmallTables.count])

  @Test("In a foreign file only differing texts change", arguments: ForeignFiles.all)
  func foreign(identifier: String, path: String, text: String, changes: [(old: String, new: String)]) throws {
    let format = try Self.format(identifier)
    let table = try SmallTables.polish(Self.units())
    let updated = try format.update(SourceFile(path: path, text: text), with: [table])
    var expected = text
    for (old, new) in changes {
      #expect(expected.ranges(of: old).count == 1, "\(old)")
      expected = expected.replacing(old, with: new)
    }
    #expect(String(decoding: updated.bytes, as: UTF8.self) == expected)
    // The plural of a '.strings' file is in another file.
    #expect((updated.changed, updated.added) == (path.hasSuffix(".strings") ? 1 : 2, 0))
    #expect(updated.losses == [])
    // A second update changes nothing, and a text that the catalogue lacks is not removed from the file.
    let lacking = try SmallTables.polish([SmallTables.title("delete", "Delete", nil)])
    for table in [table, lacking] {
      let again = try format.update(SourceFile(path: path, bytes: updated.bytes), with: [table])
      #expect(again.bytes == updated.bytes)
      #expect((again.changed, again.added) == (0, 0))
    }
  }

  @Test("A missing unit is added to a foreign file, and the rest stays", arguments: ForeignFiles.all)
  func added(identifier: String, path: String, text: String, changes: [(old: String, new: String)]) throws {
    let format = try Self.format(identifier)
    // A '.stringsdict' file gets plurals only.
    let named = path.hasSuffix(".stringsdict") ? Self.counted : Self.named
    let table = try SmallTables.polish([named])
    let updated = try format.update(SourceFile(path: path, text: text), with: [table])
    #expect((updated.changed, updated.added) == (0, 1))
    let read = try format.read([SourceFile(path: path, bytes: updated.bytes)], context: ReadContext(table))
    let unit = try #require(read.tables.first?.units.first { $0.key == named.key })
    #expect(unit.target == named.target)
    #expect(unit.base == named.base)
    // The insertion is a single run of bytes, apart from a namespace declaration if one is needed.
    let declared = String(decoding: updated.bytes, as: UTF8.self)
      .replacing("<resources xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\"", with: "<resources")
      .replacing(
        "<xliff xmlns:mda=\"urn:oasis:names:tc:xliff:metadata:2.0\" xmlns:slr=\"urn:oasis:names:tc:xliff:sizerestriction:2.0\"",
        with: "<xliff")
    let (old, new) = (Array(text.utf8), Array(declared.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= old.count)
  }

  @Test("Line ends, byte-order marks and UTF-16 are preserved", arguments: ForeignFiles.all)
  func encodings(identifier: String, path: String, text: String, changes: [(old: String, new: String)]) throws {
    let file = (path: path, text: text)
    let format = try Self.format(identifier)
    let table = try SmallTables.polish(Self.units() + [Self.named])
    let plain = try format.update(SourceFile(path: file.path, text: file.text), with: [table]).bytes
    let lines = String(decoding: plain, as: UTF8.self).replacing("\n", with: "\r\n")
    let windows = file.text.replacing("\n", with: "\r\n")
    #expect(try format.update(SourceFile(path: file.path, text: windows), with: [table]).bytes == Array(lines.utf8))
    let marked = SourceFile(path: file.path, bytes: [0xEF, 0xBB, 0xBF] + Array(file.text.utf8))
    #expect(try format.update(marked, with: [table]).bytes == [0xEF, 0xBB, 0xBF] + plain)
    for (mark, encoding) in [
      ([0xFF, 0xFE] as [UInt8], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ] {
      func wide(_ text: String) throws -> [UInt8] { mark + [UInt8](try #require(text.data(using: encoding))) }
      let text = file.text.replacing("encoding=\"utf-8\"", with: "").replacing("encoding=\"UTF-8\"", with: "")
      let expected = String(decoding: plain, as: UTF8.self).replacing("encoding=\"utf-8\"", with: "")
        .replacing("encoding=\"UTF-8\"", with: "")
      #expect(
        try format.update(SourceFile(path: file.path, bytes: try wide(text)), with: [table]).bytes == wide(expected))
    }
  }

  @Test("An updated export equals a new export", arguments: formats)
  func ownFiles(identifier: String) throws {
    let format = try Self.format(identifier)
    var random = SeededGenerator(seed: 20_26)
    var compared = 0
    for _ in 0..<40 {
      let texts = SmallTables.hardTexts.map(\.text)
      func pick() -> String { texts.randomElement(using: &random) ?? "" }
      func units() -> [StringUnit] {
        let plural = "{count, plural, one {\(pick()) #} few {# \(pick())} many {# x} other {# y}}"
        return [
          SmallTables.title("back", pick(), pick(), state: Bool.random(using: &random) ? .needsReview : .translated),
          SmallTables.title("close", "Close", Bool.random(using: &random) ? nil : pick()),
          StringUnit(
            key: UnitKey("delete/counted"), source: "{count, plural, one {# \(pick())} other {# items}}",
            target: MessageForms(plural).text ?? "", arguments: [SmallTables.count]),
        ]
      }
      let (old, new) = (try SmallTables.polish(units()), try SmallTables.polish(units()))
      let written = try format.write([old], options: FormatOptions())
      let wanted = try format.write([new], options: FormatOptions())
      // An update keeps a text that the catalogue removed, and may add a new one at another place than an export.
      let isGone = old.units[1].target != nil && new.units[1].target == nil
      let isNew = old.units[1].target == nil && new.units[1].target != nil
      guard !isGone, !isNew || format.description.layout == .oneFile, written.losses == wanted.losses else { continue }
      for (file, wanted) in zip(written.files, wanted.files) {
        let unchanged = try format.update(SourceFile(path: file.path, bytes: file.bytes), with: [old])
        #expect(unchanged.bytes == file.bytes)
        let updated = try format.update(SourceFile(path: file.path, bytes: file.bytes), with: [new])
        // Compares bytes, since `==` on strings accepts canonical equivalence.
        #expect(updated.bytes == wanted.bytes, "\(String(decoding: updated.bytes, as: UTF8.self))")
        compared += 1
      }
    }
    #expect(compared > 0)
  }

  @Test("What cannot be read is left alone and reported")
  func unreadable() throws {
    let text = """
      <resources>
        <string name="delete">Usuń <b>to</b></string>
        <string name="cancel" translatable="false">Cancel</string>
      </resources>
      """
    let table = try SmallTables.polish(Self.units().dropLast())
    let updated = try AndroidFormat().update(SourceFile(path: "values-pl/strings.xml", text: text), with: [table])
    #expect(updated.bytes == Array(text.utf8))
    #expect(
      updated.losses.map { "\($0.key): \($0.reason)" } == [
        "cancel: the file marks it as not translatable",
        "delete: the file's entry at values-pl/strings.xml:2:30 is not changed: '<b>' is markup; write the text alone, "
          + "since the catalogue has no markup",
      ])
  }

  @Test("A longer prefix does not declare that of Android's placeholders", arguments: ["xliff2", "xliff"])
  func prefixes(prefix: String) throws {
    let declaration = "xmlns:\(prefix)='urn:oasis:names:tc:xliff:document:1.2'"
    let file = SourceFile(path: "values-pl/strings.xml", text: "<resources \(declaration)></resources>")
    let updated = try AndroidFormat().update(file, with: [SmallTables.polish([SmallTables.counted(other: "x")])])
    let text = String(decoding: updated.bytes, as: UTF8.self)
    #expect(text.contains("<xliff:g") && text.contains("xmlns:xliff=\"") == (prefix == "xliff2"))
  }

  @Test("Damaged JSON is refused with its place, or updated to JSON", arguments: ["arb", "i18next"])
  func damaged(identifier: String) throws {
    let file = try #require(ForeignFiles.all.first { $0.format == identifier })
    let format = try Self.format(identifier)
    let table = try SmallTables.polish(Self.units() + [Self.named])
    var updates = 0
    for bytes in HostileJSON.damaged(file.text, seed: 7_03) {
      do throws(StringTableError) {
        let updated = try format.update(SourceFile(path: file.path, bytes: bytes), with: [table]).bytes
        let again = try format.update(SourceFile(path: file.path, bytes: updated), with: [table])
        #expect(again.bytes == updated, "\(String(decoding: updated, as: UTF8.self))")
        updates += 1
      } catch {
        #expect(error.position != nil || error.message.contains("locale"), "\(error)")
      }
    }
    #expect(updates > 50)
  }

  @Test(
    "Files that cannot be updated are refused with a reason",
    arguments: [
      ("gettext", "pl.pot", "msgid \"\"\nmsgstr \"\"\n", "a PO file has the translations of one locale"),
      (
        "gettext", "pl.po", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-2\\n\"\n",
        "the header says that the file is in 'iso-8859-2'; convert it with 'msgconv --to-code=UTF-8'"
      ),
      (
        "xliff-1.2-xcode", "pl.xliff",
        "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version='1.2'><file original='a' target-language='pl'><body/></file></xliff>",
        "the file has no <file> of 'Localizable.xcstrings' that new units could go to"
      ),
      ("xcstrings", "a.xcstrings", "{}", "the file is not a string catalog; it has no object 'strings'"),
      ("android", "values-pl/a.xml", "<resources>", "element '<resources>' is not closed"),
      (
        "arb", "app_pl.arb", "{ \"delete\": \"a\", \"delete\": \"b\" }",
        "duplicate key 'delete'; first at line 1; keep one"
      ),
      ("arb", "app_pl.arb", "[]", "the file is not a JSON object of texts"),
      ("arb", "app.arb", "{ \"@@locale\": \"de\" }", "the file is of 'de', not of 'pl'"),
      ("i18next", "pl.json", "{ \"delete\": \"a\", }", "comma"),
      ("i18next", "pl.json", "{ // a\n }", "comment"),
      ("strings", "pl.lproj/a.strings", "bplist00", "the file is a binary property list; convert it with 'plutil"),
      ("strings", "pl.lproj/a.stringsdict", "bplist00", "the file is a binary property list; convert it with 'plutil"),
      ("strings", "pl.lproj/a.strings", "\"a\" = \"b", "the text is not closed; the file is cut off"),
      ("strings", "pl.lproj/a.stringsdict", "<plist><dict>", "element '<dict>' is not closed"),
      ("fluent", "a.ftl", "### purpose-catalog: locale=de\n", "the file is of 'de', not of 'pl' as --locale says"),
      ("resx", "A.pl.resx", "<resources/>", "the file is not a .resx file; its outermost element is '<resources>'"),
      ("resx", "A.pl.resx", "<?xml version='1.0' encoding='windows-1250'?><root/>", "convert it with 'iconv"),
      ("qt-ts", "a.ts", "<TS language='de'/>", "the file is of 'de', not of 'pl' as --locale says"),
      ("qt-ts", "pl.ts", "export const a = '<TS';", "the file"),
      (
        "xliff-1.2", "a.xlf", "<xliff version='1.2'><file target-language='de'><body/></file></xliff>",
        "the file is of 'de', not of 'pl' as --locale says"
      ),
      (
        "xliff-1.2", "pl.xlf",
        "<xliff version='1.2'><file target-language='pl'><body><trans-unit id='1' restype='x-gettext-domain-header'/></body></file></xliff>",
        "a converter made the file from a PO file"
      ),
      ("xliff-1.2", "pl.xlf", "<xliff version='2.0' trgLang='pl'/>", "the file is XLIFF '2.0', not 1.2"),
      ("xliff-2.1", "a.xlf", "<xliff version='2.1' srcLang='en' trgLang='de'/>", "the file is of 'de', not of 'pl'"),
      (
        "xliff-2.1", "pl.xlf", "<xliff version='2.1' srcLang='de' trgLang='pl'/>",
        "the file's source texts are in 'de', the catalogue's in 'en'"
      ),
    ])
  func refused(identifier: String, path: String, text: String, message: String) throws {
    let table = try SmallTables.polish(Self.units())
    let error = #expect(throws: StringTableError.self) {
      try Self.format(identifier).update(SourceFile(path: path, text: text), with: [table])
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(
    "Empty files get everything",
    arguments: [
      ("android", "values-pl/strings.xml", "<resources/>\n"), ("gettext", "pl.po", ""),
      (
        "xcstrings", "a.xcstrings",
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}"
      ),
      (
        "xliff-1.2-xcode", "pl.xliff",
        "<xliff xmlns='urn:oasis:names:tc:xliff:document:1.2' version='1.2'><file original='Localizable.xcstrings' target-language='pl'><body/></file></xliff>"
      ),
      ("xcstrings", "a.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{},\"version\":\"1.0\"}"),
      ("arb", "app_pl.arb", "{}"), ("arb", "app_pl.arb", "{\n  \"@@locale\": \"pl\"\n}\n"),
      ("arb", "pl.arb", "{\"@@locale\":\"pl\"}"), ("i18next", "pl.json", "{\n}\n"),
      ("i18next", "pl/common.json", "{\"$schema\":\"b\"}"),
      ("i18next", "pl.json", "{\n\t\"$own\": {\n\t\t\"b\": \"c\"\n\t}\n}"),
      (
        // Xcode writes this for an app's first text.
        "xcstrings", "a.xcstrings",
        "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Hello, world!\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}"
      ),
      ("strings", "pl.lproj/a.strings", ""), ("strings", "pl.lproj/a.strings", "/* No Localized Strings */\n"),
      ("strings", "pl.lproj/a.strings", "// Licence"), ("strings", "pl.lproj/a.strings", "{}"),
      ("strings", "pl.lproj/a.strings", "{\n}\n"),
      ("strings", "pl.lproj/a.strings", "<plist version=\"1.0\"><dict></dict></plist>"),
      ("strings", "pl.lproj/a.stringsdict", "<plist version=\"1.0\"><dict/></plist>\n"),
      ("strings", "pl.lproj/a.stringsdict", "<plist>\n  <dict>\n  </dict>\n</plist>\n"),
      ("strings", "pl.lproj/a.stringsdict", "<plist>\n<dict>\n\t<!-- none -->\n</dict>\n</plist>\n"),
      ("fluent", "pl.ftl", ""), ("fluent", "pl.ftl", "\n"), ("fluent", "pl.ftl", "# Licence\n"),
      ("fluent", "pl.ftl", "# Licence\n\n## Group"), ("fluent", "pl.ftl", "{ junk"),
      ("resx", "A.pl.resx", "<root/>"), ("resx", "A.pl.resx", "<root>\r\n</root>"),
      ("qt-ts", "pl.ts", "<!DOCTYPE TS><TS version=\"2.1\"/>"), ("qt-ts", "pl.ts", "<TS language='pl'></TS>\n"),
      (
        "xliff-1.2", "pl.xlf",
        "<xliff version='1.2'><file original='a' source-language='en' target-language='pl'><body/></file></xliff>"
      ),
      (
        "xliff-1.2", "pl.xlf",
        "<x:xliff xmlns:x='urn:oasis:names:tc:xliff:document:1.2' version='1.2'>\n<x:file original='Small' target-language='pl'>\n<x:body/>\n</x:file>\n</x:xliff>"
      ),
      (
        "xliff-2.1", "pl.xlf",
        "<xliff xmlns='urn:oasis:names:tc:xliff:document:2.0' version='2.0' srcLang='en' trgLang='pl'><file id='catalog'><group id='a'/></file></xliff>"
      ),
      (
        "xliff-2.1", "pl.xlf",
        "<x:xliff xmlns:x='urn:oasis:names:tc:xliff:document:2.0' version='2.1' srcLang='en'>\n\t<x:file id='a' original='Small'/>\n</x:xliff>"
      ),
    ])
  func emptyFiles(identifier: String, path: String, text: String) throws {
    // Texts and plurals of the format 'strings' are in two files.
    let units = Self.units().filter { unit in
      switch (path as NSString).pathExtension {
      case "strings": unit.key.message != "counted"
      case "stringsdict": unit.key.message == "counted"
      default: true
      }
    }
    let format = try Self.format(identifier)
    let whole = try format.update(SourceFile(path: path, text: text), with: [SmallTables.polish(Self.units())])
    let table = try SmallTables.polish(units)
    let updated = try format.update(SourceFile(path: path, text: text), with: [table])
    #expect(whole.bytes == updated.bytes)
    #expect(updated.added == units.count)
    let context = ReadContext(locale: table.targetLocale, units: ReadContext(table).units)
    let read = try format.read([SourceFile(path: path, bytes: updated.bytes)], context: context)
    #expect(read.problems.allSatisfy { $0.key == nil })
    #expect(read.tables.flatMap(\.units).map(\.base) == table.units.map(\.base))
    let isOneByOne = text.contains("Hello")
    #expect(String(decoding: updated.bytes, as: UTF8.self).contains("\"Hello, world!\" : {\n\n    }") == isOneByOne)
    if identifier == "xcstrings", text.contains("\n"), !isOneByOne {
      #expect(updated.bytes == (try format.write([table], options: FormatOptions()).files.first?.bytes))
    }
  }
}
