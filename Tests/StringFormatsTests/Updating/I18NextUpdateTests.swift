import CatalogModel
import Foundation
import MessageSyntax
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

@Suite("Updating files of i18next")
struct I18NextUpdateTests {
  private let format = I18NextFormat()

  /// Updates a file; a second update changes nothing.
  private func update(
    _ text: String, with units: [StringUnit], meta: String = "no"
  ) throws -> (text: String, updated: UpdatedFile) {
    let table = try SmallTables.polish(units)
    var context = ReadContext(table)
    context.sources = context.units.mapValues { KeySourceText($0.source) }
    let options = try FormatOptions([("meta", meta)], of: format.description)
    let file = SourceFile(path: "pl.json", text: text)
    let updated = try format.update(file, with: [table], options: options, context: context)
    let next = SourceFile(path: "pl.json", bytes: updated.bytes)
    let again = try format.update(next, with: [table], options: options, context: context)
    #expect(again.bytes == updated.bytes)
    #expect((again.changed, again.added) == (0, 0))
    return (String(decoding: updated.bytes, as: UTF8.self), updated)
  }

  private static let back = SmallTables.title("back", "Back", "Wstecz")
  private static let close = SmallTables.title("close", "Close", "Zamknij")
  private static let counted = SmallTables.counted(other: "Usuń # elementu")
  private static let forms = [
    ("one", "Usuń {{count, number}} element"), ("few", "Usuń {{count, number}} elementy"),
    ("many", "Usuń {{count, number}} elementów"), ("other", "Usuń {{count, number}} elementu"),
  ]

  /// The counted texts as members.
  private static func members(_ stem: String, _ comma: String, _ colon: String) -> String {
    forms.map { "\"\(stem)_\($0.0)\"\(colon)\"\($0.1)\"" }.joined(separator: comma)
  }

  @Test("New texts are nested or flat as those of the file")
  func layouts() throws {
    let counted = { (stem: String) in Self.members(stem, ",\n  ", ": ") }
    let cases: [(old: String, new: String)] = [
      // The same purpose decides, then the catalogue's other texts, then the app's.
      (
        "{\n  \"delete.title\": \"Usuń\",\n  \"a\": { \"b\": \"c\" }\n}",
        "{\n  \"delete.title\": \"Usuń\",\n  \(counted("delete.counted")),\n  \"a\": { \"b\": \"c\" }\n}"
      ),
      (
        "{\n  \"back.title\": \"Wstecz\",\n  \"a\": { \"b\": \"c\" }\n}",
        "{\n  \"back.title\": \"Wstecz\",\n  \(counted("delete.counted")),\n  \"a\": { \"b\": \"c\" }\n}"
      ),
      ("{\n  \"a\": \"b\"\n}\n", "{\n  \"a\": \"b\",\n  \(counted("delete.counted"))\n}\n"),
      // A text is in the way of an object.
      (
        "{\n  \"delete\": \"Usuń\",\n  \"a\": { \"b\": \"c\" }\n}",
        "{\n  \"delete\": \"Usuń\",\n  \(counted("delete.counted")),\n  \"a\": { \"b\": \"c\" }\n}"
      ),
      (
        "{\n  \"a\": { \"b\": \"c\" }\n}",
        "{\n  \"a\": { \"b\": \"c\" },\n  \"delete\": {\n    \(Self.members("counted", ",\n    ", ": "))\n  }\n}"
      ),
      ("{\"a\":{\"b\":\"c\"}}", "{\"a\":{\"b\":\"c\"},\"delete\":{\(Self.members("counted", ",", ":"))}}"),
      ("{\"a\": {}}", "{\"a\": {}, \"delete\": {\(Self.members("counted", ", ", ": "))}}"),
      (
        "{\n\t\"delete\": {}\n}", "{\n\t\"delete\": {\n\t\t\(Self.members("counted", ",\n\t\t", ": "))\n\t}\n}"
      ),
      (
        "{\n\t\"delete\": {\n\t\t\"own\": \"x\"\n\t},\n\t\"z\": 1\n}",
        "{\n\t\"delete\": {\n\t\t\"own\": \"x\",\n\t\t\(Self.members("counted", ",\n\t\t", ": "))\n\t},\n\t\"z\": 1\n}"
      ),
    ]
    let title = SmallTables.title("delete", "Delete", nil)
    for (old, new) in cases {
      #expect(
        try update(
          old,
          with: [Self.back, title, Self.counted].filter { unit in
            unit.key.purpose != "back" || old.contains("back")
          }
        ).text == new)
    }
  }

  @Test("An object of ours on one line is broken when it becomes too long, one with other texts is not")
  func lines() throws {
    let title = SmallTables.title("delete", "Delete", "Usuń")
    let old = "{\n  \"a\": 1,\n  \"delete\": { \"title\": \"Usuń\" }\n}\n"
    let members = Self.members("counted", ",\n    ", ": ")
    #expect(
      try update(old, with: [title, Self.counted]).text
        == "{\n  \"a\": 1,\n  \"delete\": {\n    \"title\": \"Usuń\",\n    \(members)\n  }\n}\n")
    let narrow = old.replacing("{ \"title\": \"Usuń\" }", with: "{\"title\": \"Usuń\"}")
    #expect(try update(narrow, with: [title, Self.counted]).text == update(old, with: [title, Self.counted]).text)
    let foreign = old.replacing("{ \"title\"", with: "{ \"own\": \"x\", \"title\"")
    #expect(
      try update(foreign, with: [title, Self.counted]).text
        == foreign.replacing("Usuń\" }", with: "Usuń\", \(Self.members("counted", ", ", ": ")) }"))
  }

  @Test("New objects of one purpose are one object, beside the catalogue's")
  func groups() throws {
    let units = [Self.back, SmallTables.title("delete", "Delete", "Usuń"), Self.counted, Self.close]
    let old = "{\n  \"back\": {\n    \"title\": \"Wstecz\"\n  },\n  \"z\": {\n    \"y\": \"x\"\n  }\n}\n"
    let new = """
      {
        "back": {
          "title": "Wstecz"
        },
        "close": {
          "title": "Zamknij"
        },
        "delete": {
          "title": "Usuń",
          \(Self.members("counted", ",\n    ", ": "))
        },
        "z": {
          "y": "x"
        }
      }

      """
    let (text, updated) = try update(old, with: units)
    #expect(text == new)
    #expect((updated.changed, updated.added) == (0, 3))
  }

  @Test("Plural forms are added, changed and removed with the text, and equivalent ones stay")
  func forms() throws {
    let old = """
      { "delete": {
          "counted_zero": "Nic",
          "counted_one": "Usuń {{ count }} element",  "counted_male": "x",
          "counted_other": "Skasuj" } }
      """
    let new = """
      { "delete": {
          "counted_one": "Usuń {{ count }} element",
          "counted_few": "Usuń {{count, number}} elementy",
          "counted_many": "Usuń {{count, number}} elementów",  "counted_male": "x",
          "counted_other": "Usuń {{count, number}} elementu" } }
      """
    #expect(try update(old, with: [Self.counted]).text == new)
    // A plain text becomes forms, and forms a plain text.
    let plain = StringUnit(
      key: UnitKey("delete/counted"), source: Self.counted.source, target: "Usuń", arguments: [SmallTables.count])
    let flat = "{\"a\":1,\"delete.counted\":\"Usuń\",\"b\":2}"
    let (forms, _) = try update(flat, with: [Self.counted])
    #expect(forms == "{\"a\":1,\(Self.members("delete.counted", ",", ":")),\"b\":2}")
    #expect(try update(forms, with: [plain]).text == flat)
    // An empty text is no text, and an untranslated form no form.
    let empty = "{\"delete.counted\":\"\",\"delete.counted_one\":\"\"}"
    #expect(
      try update(empty, with: [Self.counted]).text
        == "{\"delete.counted\":\"\",\(Self.members("delete.counted", ",", ":"))}")
  }

  @Test("Digests are renewed where the file has them, and added unless they are not wanted")
  func digests() throws {
    let written: ExportedFiles = try format.write([SmallTables.polish([Self.back])], options: FormatOptions())
    let old = String(decoding: try #require(written.files.first).bytes, as: UTF8.self)
    let changed = SmallTables.title("back", "Back", "Cofnij")
    let (text, _) = try update(old, with: [changed, Self.close], meta: "yes")
    #expect(
      text
        == old.replacing("\"Wstecz\" }", with: "\"Cofnij\" },\n  \"close\": { \"title\": \"Zamknij\" }")
        .replacing(
          "{ \"back.title\": \"\(Self.back.base.attributes)\" }",
          with: "{\n      \"back.title\": \"\(changed.base.attributes)\",\n      \"close.title\": "
            + "\"\(Self.close.base.attributes)\"\n    }"))
    let (without, _) = try update("{\"a\":\"b\"}", with: [Self.close])
    #expect(without == "{\"a\":\"b\",\"close.title\":\"Zamknij\"}")
    let (with, _) = try update("{\"a\":\"b\"}", with: [Self.close], meta: "yes")
    #expect(
      with.hasPrefix(
        "{\"a\":\"b\",\"close.title\":\"Zamknij\",\"$meta\":{\"format\":\"i18next\",\"catalogue\":\"Small\","))
    // The app's own `$meta` stays; the digest of a removed text is renewed.
    let (own, _) = try update("{\"$meta\":{\"units\":2}}", with: [Self.close], meta: "yes")
    #expect(own == "{\"$meta\":{\"units\":2},\"close\":{\"title\":\"Zamknij\"}}")
    let left = "{\"$meta\":{\"units\":{\"close.title\":\"\(Self.back.base.attributes)\"}},\"a\":{}}"
    let (again, _) = try update(left, with: [Self.close], meta: "yes")
    #expect(
      again
        == "{\"$meta\":{\"units\":{\"close.title\":\"\(Self.close.base.attributes)\"}},\"a\":{},\"close\":{\"title\":\"Zamknij\"}}"
    )
  }

  @Test("What cannot be updated is left alone, with the reason")
  func losses() throws {
    let old = """
      {
        "back": { "title": { "x": "y" } }, "close": { "title": null },
        "delete": { "counted": "a", "counted_plural": "b" }, "erase.title": "c", "erase": { "title": "d" },
        "many_one": "x", "many_few": 2, "v4_one": "e", "v4_other": "f"
      }
      """
    let many = StringUnit(
      key: UnitKey("many"), source: Self.counted.source, target: Self.counted.target, arguments: [SmallTables.count])
    let select = SmallTables.title("select", "Select", "{x, select, other {y}}")
    let units = [Self.back, Self.close, Self.counted, SmallTables.title("erase", "Erase", "Zetrzyj"), many, select]
    let (text, updated) = try update(old, with: units)
    #expect(text == old)
    #expect(
      updated.losses.map { "\($0.key): \($0.reason)" } == [
        "close: the file's entry at pl.json:2:58 is not changed: the value of 'close.title' is not a text; write a string",
        "delete/counted: the file's entry at pl.json:3:49 is not changed: 'delete.counted_plural' is a plural of i18next's "
          + "JSON v3; write '_one' and '_other'",
        "erase: the file's entry at pl.json:3:96 is not changed: unit 'erase' is in the file twice, with different texts; "
          + "remove one of them",
        "back: the file has something else under its key 'title'",
        "many: the file has something else under its key 'many_few'",
        "select: i18next cannot hold a 'select'",
      ])
  }

  @Test("A file of the catalogue's texts gets the plural forms that it lacks, since i18next falls back to no other one")
  func missingForms() throws {
    let unit = StringUnit(
      key: UnitKey("delete/counted"), source: Self.counted.source, target: "{count, plural, one {a} other {b}}",
      arguments: [SmallTables.count])
    let table = StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: try #require(LanguageTag("fr")),
      targetCategories: [.one, .many, .other], units: [unit])
    var context = ReadContext(table)
    context.sources = [unit.key: KeySourceText(unit.source)]
    let old = SourceFile(path: "fr.json", text: "{ \"delete\": { \"counted_one\": \"a\", \"counted_other\": \"b\" } }")
    let updated = try format.update(old, with: [table], options: FormatOptions(), context: context)
    #expect(updated.changed == 1)
    #expect(
      String(decoding: updated.bytes, as: UTF8.self)
        == "{ \"delete\": { \"counted_one\": \"a\", \"counted_many\": \"b\", \"counted_other\": \"b\" } }")
    let again = try format.update(
      SourceFile(path: "fr.json", bytes: updated.bytes), with: [table], options: FormatOptions(), context: context)
    #expect(again.changed == 0 && again.bytes == updated.bytes)
  }

  @Test("Keys follow a pattern")
  func pattern() throws {
    let table = try SmallTables.polish([Self.back, Self.counted])
    var context = ReadContext(table)
    context.keys = try KeyNaming(
      try KeyPattern("ds.{purpose}[_{message}]"), of: format.description, keys: context.units.keys)
    context.sources = context.units.mapValues { KeySourceText($0.source) }
    let file = SourceFile(path: "pl.json", text: "{ \"back\": \"x\", \"ds\": { \"back\": \"y\", \"delete\": \"z\" } }")
    let options = try FormatOptions([("meta", "no")], of: format.description, keys: context.keys)
    let updated = try format.update(file, with: [table], options: options, context: context)
    #expect((updated.changed, updated.added) == (1, 1))
    #expect(
      String(decoding: updated.bytes, as: UTF8.self)
        == "{ \"back\": \"x\", \"ds\": { \"back\": \"Wstecz\", "
        + "\(Self.members("delete_counted", ", ", ": ")), \"delete\": \"z\" } }")
  }

  @Test("Hostile files give an error or stay as they are", arguments: HostileJSON.files)
  func hostile(text: String) throws {
    let table = try SmallTables.polish([Self.back, Self.close, Self.counted])
    let file = SourceFile(path: "pl.json", bytes: HostileJSON.bytes(of: text))
    do throws(StringTableError) {
      let updated = try format.update(file, with: [table])
      #expect(try JSONObjectFile(SourceFile(path: "pl.json", bytes: updated.bytes)).members.count > 0)
    } catch {
      #expect(error.position != nil || error.message.contains("JSON object"), "\(error)")
    }
  }

  @Test("Random entries of others keep their bytes")
  func random() throws {
    var random = SeededGenerator(seed: 7_02)
    for round in 0..<500 {
      var file = RandomJSON(layout: round)
      let units = [Self.back, Self.close, Self.counted].shuffled(using: &random)
      var foreign: [String] = []
      func add(_ names: [String], prefix: String, to object: inout RandomJSON) {
        for name in names where Bool.random(using: &random) { object.addOurs(prefix + name, "other", using: &random) }
        let own = prefix.isEmpty ? ["z", "titles"] : ["z", "$z", "z.", "_one"].map { $0 + prefix }
        if Int.random(in: 0..<3, using: &random) > 0 { foreign += object.addTheirs(prefix: own, using: &random) }
      }
      for (purpose, names) in [("back", ["title"]), ("delete", ["counted_zero", "counted_one", "counted_many"])] {
        if Bool.random(using: &random) {
          add(names, prefix: "\(purpose).", to: &file)
        } else {
          var object = RandomJSON(layout: Int.random(in: 0..<6, using: &random))
          add(names, prefix: "", to: &object)
          file.add(purpose, object, using: &random)
        }
      }
      let meta = Bool.random(using: &random) ? "yes" : "no"
      let (text, updated) = try update(file.text, with: units, meta: meta)
      #expect(updated.changed + updated.added == units.count && updated.losses.isEmpty, "\(text)")
      for entry in foreign { #expect(text.contains(entry), "\(text)") }
      let context = try ReadContext(SmallTables.polish(units))
      let read = try format.read([SourceFile(path: "pl.json", text: text)], context: context)
      for unit in units {
        let found = read.tables[0].units.filter { $0.key == unit.key }.map { MessageForms.canonicalText(of: $0.target) }
        #expect(found == [MessageForms.canonicalText(of: unit.target ?? "")], "\(text)")
      }
    }
  }

  @Test("i18next shows our texts and the app's from an updated file")
  func i18next() throws {
    let foreign = try #require(ForeignFiles.all.first { $0.format == "i18next" })
    let units = [Self.back, SmallTables.title("delete", "Delete", "Usuń"), Self.counted]
    for (text, meta) in [(foreign.text, "yes"), ("{\"app.name\":\"Demo & co\",\"delete\":\"Skasuj\"}", "no")] {
      let folder = try ScratchFolder()
      let path = try folder.write("pl.json", try update(text, with: units, meta: meta).text.utf8)
      let program = """
        const app = require('i18next').createInstance();
        app.init({ lng: 'pl', initImmediate: false, interpolation: { escapeValue: false },
          resources: { pl: { translation: JSON.parse(require('fs').readFileSync(process.argv[1], 'utf8')) } } });
        const counts = [1, 3, 1.5].map(count => app.t('delete.counted', { count }));
        console.log([app.t('app.name'), app.t('back.title'), ...counts].join('|'));
        """
      let result = try Tool(name: "node", package: "nodejs node-i18next").run(
        ["-e", program, path], environment: ["NODE_PATH": "/usr/share/nodejs"])
      #expect(
        result.output == "Demo & co|Wstecz|Usuń 1 element|Usuń 3 elementy|Usuń 1,5 elementu\n", "\(result.errors)")
    }
  }
}
