import CatalogFiles
import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Entries of the app's own, beside those of the catalogue: they are counted, and nothing is refused for them.
@Suite("Entries of the app's own")
struct AppsOwnEntryTests {
  @Test(
    "Entries that look like the catalogue's are the app's",
    arguments: [
      (
        "i18next", "de.json",
        """
        { "bookmark_editor": { "title": "Editor", "subtitle": "Unter" }, "greet_male": "Er grüßt", "greet_dialog": { "title": "Gruß" },
          "search": { "title_contains": "Titel enthält" }, "pack-box": { "counted_male_one": "x", "icon_large": "x" } }
        """, 7
      ),
      (
        "xliff-1.2", "messages.de.xlf",
        """
        <xliff version="1.2"><file source-language="en" target-language="de" datatype="plaintext" original="ng2.template"><body>
        <trans-unit id="4701" datatype="html"><source>Open file</source><target>Datei öffnen</target></trans-unit>
        </body></file></xliff>
        """, 1
      ),
      (
        "xliff-2.1", "messages.de.xlf",
        """
        <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="ngi18n">
        <unit id="4701"><segment><source>Open file</source><target>Datei öffnen</target></segment></unit></file></xliff>
        """, 1
      ),
    ])
  func counted(format: String, path: String, text: String, count: Int) throws {
    let entries = try MiniCatalogue().merged([path: text], format)
    #expect(entries.filter(\.isRefusal).map(\.reason) == [])
    #expect(entries.count { $0.outcome == .own } == count)
  }

  @Test("A misspelt plural category of an exported text is still an error")
  func misspeltCategory() throws {
    let mini = try MiniCatalogue()
    let unit = StringUnit(
      key: UnitKey("pack-box/counted"), source: "x", target: "{count, plural, one {a} other {b}}", arguments: [])
    let text = """
      { "$meta": { "format": "i18next", "catalogue": "Mini", "locale": "de",
        "units": { "pack-box.counted": "\(unit.base.attributes)" } },
        "pack-box": { "counted_one": "a", "counted_othr": "b" } }
      """
    let reasons = try mini.merged(["de.json": text], "i18next").filter { $0.outcome == .broken }.compactMap(\.reason)
    #expect(reasons == ["'pack-box.counted_othr' ends in '_othr', which is not a plural category; write '_other'"])
  }

  @Test("Android's '<item type=\"string\">' is a text like any other, so that an update adds no second one")
  func item() throws {
    let text = "<resources>\n    <item type=\"string\" name=\"greet\">Servus</item>\n</resources>\n"
    let read = try MiniCatalogue().read(["values-de/strings.xml": text], "android")
    #expect(read.tables.first?.units.map(\.key) == [UnitKey("greet")])
    #expect(read.tables.first?.units.map(\.target) == ["Servus"])
  }

  @Test(
    "A name in another file of Android's folder is not added again",
    arguments: [
      // Our entry, or the app's, is in another file.
      (["values-de/other.xml": "<string name=\"greet\">Servus</string>"], 0, ["greet"]),
      (["values-de/other.xml": "<item type=\"string\" name=\"greet\">Servus</item>"], 0, ["greet"]),
      (["values-de/other.xml": "<string name=\"hello\">Servus</string>"], 1, []),
      (["values-pl/other.xml": "<string name=\"greet\">Servus</string>"], 1, []),
    ])
  func folder(others: [String: String], added: Int, left: [String]) throws {
    let mini = try MiniCatalogue()
    let text = "<resources>\n    <string name=\"own\">Eigenes</string>\n</resources>\n"
    let file = SourceFile(path: "values-de/strings.xml", text: text)
    let format = AndroidFormat()
    var siblings = SiblingSources(
      in: MemoryFiles(others.mapValues { "<resources>\($0)</resources>" }), named: [file])
    var context = ReadContext(mini.source, locale: LanguageTag("de"))
    context.folder = siblings.folderKeys(beside: file, format, in: context)
    let tables = try TableBuilder(mini.source).tables(for: [try #require(LanguageTag("de"))], resolving: .own)
    let updated = try format.update(file, with: tables, options: FormatOptions(), context: context)
    #expect(updated.added == added)
    #expect(updated.losses.map(\.key.purpose) == left)
    #expect(updated.losses.allSatisfy { $0.reason.contains("values-de/other.xml:1:12 has its name already") })
  }

  @Test("Of two files of Android's folder that are updated, the first gets a new name")
  func twoFiles() throws {
    let mini = try MiniCatalogue()
    let files = ["values-de/a.xml", "values-de/b.xml"].map { SourceFile(path: $0, text: "<resources>\n</resources>\n") }
    let tables = try TableBuilder(mini.source).tables(for: [try #require(LanguageTag("de"))], resolving: .own)
    var siblings = SiblingSources(in: MemoryFiles([:]), named: files)
    let added = try files.map { file in
      var context = ReadContext(mini.source, locale: LanguageTag("de"))
      context.folder = siblings.folderKeys(beside: file, AndroidFormat(), in: context)
      return try AndroidFormat().update(file, with: tables, options: FormatOptions(), context: context).added
    }
    #expect(added == [1, 0])
  }
}
