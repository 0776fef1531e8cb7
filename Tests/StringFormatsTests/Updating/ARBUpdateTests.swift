import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import TestSupport
import Testing

@testable import StringFormats

@Suite("Updating resource bundles of Flutter")
struct ARBUpdateTests {
  private let format = ARBFormat()

  /// Updates a file; a second update changes nothing.
  private func update(
    _ text: String, with units: [StringUnit], path: String = "app_pl.arb"
  ) throws -> (text: String, updated: UpdatedFile) {
    let table = try SmallTables.polish(units)
    let updated = try format.update(SourceFile(path: path, text: text), with: [table])
    let again = try format.update(SourceFile(path: path, bytes: updated.bytes), with: [table])
    #expect(again.bytes == updated.bytes)
    #expect((again.changed, again.added) == (0, 0))
    return (String(decoding: updated.bytes, as: UTF8.self), updated)
  }

  private static let back = SmallTables.title("back", "Back", "Wstecz")
  private static let close = SmallTables.title("close", "Close", "Zamknij")
  private static let named = StringUnit(
    key: UnitKey("open/named"), source: "Open {name}", target: "Otwórz {name}", arguments: [SmallTables.name])

  private static func attributes(_ unit: StringUnit, _ space: (String, String, String)) -> String {
    let (start, between, colon) = space
    return ["\"description\"\(colon)\"Button that does something.\""].joined() + between
      + "\"source_text\"\(colon)\"\(unit.source)\"\(between)\"x-key\"\(colon)\"\(unit.key)\"\(between)"
      + "\"x-state\"\(colon)\"translated\"\(between)\"x-base\"\(colon)\"\(unit.base.attributes)\"\(start)"
  }

  @Test("New resources follow the catalogue's in the file's layout")
  func added() throws {
    let attributes = { (space: (String, String, String)) in Self.attributes(Self.close, space) }
    let cases: [(old: String, new: String)] = [
      (
        "{\"back\":\"Wstecz\",\"x\":\"y\"}",
        "{\"back\":\"Wstecz\",\"close\":\"Zamknij\",\"@close\":{\(attributes(("", ",", ":")))},\"x\":\"y\"}"
      ),
      (
        "{ \"x\": \"y\" }\n",
        "{ \"x\": \"y\", \"back\": \"Wstecz\", \"@back\": { \(Self.attributes(Self.back, ("", ", ", ": "))) }, "
          + "\"close\": \"Zamknij\", \"@close\": { \(attributes(("", ", ", ": "))) } }\n"
      ),
      (
        "{\n\t\"back\" : \"Wstecz\",\n\t\"@back\" : {},\n\n\t\"x\" : \"y\"\n}",
        "{\n\t\"back\" : \"Wstecz\",\n\t\"@back\" : {},\n\t\"close\" : \"Zamknij\",\n\t\"@close\" : {\n\t\t"
          + attributes(("\n\t", ",\n\t\t", " : ")) + "},\n\n\t\"x\" : \"y\"\n}"
      ),
      (
        "{\r\n    \"x\": \"y\",\r\n\r\n    \"back\": \"Wstecz\"\r\n}\r\n",
        "{\r\n    \"x\": \"y\",\r\n\r\n    \"back\": \"Wstecz\",\r\n\r\n    \"close\": \"Zamknij\",\r\n    \"@close\": {\r\n        "
          + attributes(("\r\n    ", ",\r\n        ", ": ")) + "}\r\n}\r\n"
      ),
    ]
    for (old, new) in cases { #expect(try update(old, with: [Self.back, Self.close]).text == new) }
  }

  @Test("Attributes, names and global attributes of others stay")
  func attributes() throws {
    let old = """
      {
        "@@locale": "pl", "@@context": "Demo", "@@x-template": "intl_en.arb",
        "@back": {"description": "\\u003cb\\u003e", "x-state": "needs-review", "placeholders": {}},
        "back": "Wr\\u00f3\\u0107",
        "removed": "Zamkni\\u0119te", "@removed": {"x-key": "close", "type": "text"},
        "open": "x"
      }
      """
    let (text, updated) = try update(old, with: [Self.back, Self.close])
    #expect((updated.changed, updated.added) == (2, 0))
    #expect(
      text
        == old.replacing("Wr\\u00f3\\u0107", with: "Wstecz").replacing("Zamkni\\u0119te", with: "Zamknij")
        .replacing("needs-review", with: "translated"))
  }

  @Test("A state goes to attributes that the file has")
  func states() throws {
    let review = SmallTables.title("back", "Back", "Wstecz", state: .needsReview)
    let old = "{ \"back\": \"Wstecz\", \"@back\": { \"type\": \"text\" }, \"close\": \"Zamknij\" }"
    let new = old.replacing("\"text\"", with: "\"text\", \"x-state\": \"needs-review\"")
    let other = SmallTables.title("close", "Close", "Zamknij", state: .needsReview)
    let (text, updated) = try update(old, with: [review, other])
    #expect(text == new)
    #expect((updated.changed, updated.added) == (1, 0))
    #expect(try update(new, with: [Self.back]).text == new.replacing("needs-review", with: "translated"))
  }

  /// A file of an earlier export.
  private func exported(_ unit: StringUnit) throws -> String {
    let files: [ExportedFile] = try format.write([SmallTables.polish([unit])], options: FormatOptions()).files
    return String(decoding: try #require(files.first).bytes, as: UTF8.self)
  }

  @Test("A changed source text renews the source, the base and the placeholders")
  func source() throws {
    let old = try exported(SmallTables.title("back", "Back", "Wstecz"))
    let unit = StringUnit(
      key: UnitKey("back"), source: "Back to {name}", target: "Wstecz do {name}", arguments: [SmallTables.name])
    let (text, updated) = try update(old, with: [unit])
    #expect((updated.changed, updated.added) == (1, 0))
    let read = try format.read([SourceFile(path: "app_pl.arb", text: text)], context: ReadContext())
    let found = try #require(read.tables.first?.units.first)
    #expect((found.target, found.source, found.base) == ("Wstecz do {name}", "Back to {name}", unit.base))
    #expect(text.contains("\"placeholders\": { \"name\": { \"type\": \"String\" } }"))
  }

  @Test("A comment that a translator changed stays; another one follows the catalogue")
  func comments() throws {
    let old = try exported(SmallTables.title("back", "Back", "Wstecz", comment: "Old"))
    let new = SmallTables.title("back", "Back", "Cofnij", comment: "New")
    let (text, _) = try update(old, with: [new])
    #expect(text.contains("\"x-comment\": \"New\"") && text.contains(new.base.attributes))
    let (edited, _) = try update(old.replacing("\"Old\"", with: "\"Theirs\""), with: [new])
    #expect(edited.contains("\"x-comment\": \"Theirs\"") && edited.contains("\"back\": \"Cofnij\""))
    let read = try format.read([SourceFile(path: "app_pl.arb", text: edited)], context: ReadContext())
    #expect(read.tables[0].units[0].base?.isComment("Old") == true)
    let (added, _) = try update(exported(SmallTables.title("back", "Back", "Wstecz")), with: [new])
    #expect(added.contains("\"x-comment\": \"New\"") && added.contains(new.base.attributes))
  }

  @Test("Names follow those of the whole catalogue, whatever is added")
  func names() throws {
    let units = ["delete/short", "delete-short", "delete"].map {
      StringUnit(key: UnitKey($0), source: $0, target: "x")
    }
    let table = try SmallTables.polish(units)
    let old = SourceFile(path: "app_pl.arb", text: "{ \"delete\": \"x\", \"deleteShort\": \"x\" }")
    let updated = try format.update(old, with: [table])
    #expect((updated.changed, updated.added) == (0, 1))
    #expect(String(decoding: updated.bytes, as: UTF8.self).contains("\"delete_short\": \"x\""))
  }

  @Test("What cannot be updated is left alone, with the reason")
  func losses() throws {
    let old = """
      {
        "back": 1, "close": null, "openNamed": "x", "@openNamed": { "x-key": "other" },
        "delete": "a", "erase": "b", "@erase": { "x-key": "delete" }, "@orphan": { "type": "text" }
      }
      """
    let braces = SmallTables.title("braces", "Braces", "'{'x'}'")
    let delete = SmallTables.title("delete", "Delete", "Usuń")
    let (text, updated) = try update(old, with: [Self.back, Self.close, Self.named, braces, delete])
    #expect(text == old)
    #expect(
      updated.losses.map { "\($0.key): \($0.reason)" } == [
        "back: the file's entry at app_pl.arb:2:11 is not changed: the value of 'back' is not a text; write a string",
        "close: the file's entry at app_pl.arb:2:23 is not changed: the value of 'close' is not a text; write a string",
        "delete: the file has the unit twice, also at app_pl.arb:3:27; remove one of them",
        "braces: Flutter's messages cannot hold braces that are text",
        "open/named: the file has another resource with its name, 'openNamed'",
      ])
    let orphan = SmallTables.title("orphan", "Orphan", "Sierota")
    let (whole, _) = try update(old, with: [orphan])
    #expect(whole.contains("\"orphan\": \"Sierota\", \"@orphan\": { \"type\": \"text\", \"description\": "))
    let read = try format.read([SourceFile(path: "app_pl.arb", text: whole)], context: ReadContext())
    #expect(read.tables[0].units.contains { $0.key == orphan.key && $0.base == orphan.base })
  }

  @Test("Without the template nothing shows whose a text is; in the template the text itself does")
  func provenance() throws {
    let units = [SmallTables.title("back", "Back", "Wstecz"), SmallTables.title("close", "Close", "Zamknij")]
    let file = SourceFile(path: "app_pl.arb", text: "{ \"back\": \"Wróć\", \"close\": \"Zamknij\" }")
    let table = try SmallTables.polish(units)
    let alone = try format.update(file, with: [table], options: FormatOptions(), context: ReadContext(table))
    #expect(alone.bytes == file.bytes)
    #expect(alone.losses.map(\.reason.description).allSatisfy { $0.contains("nothing identifies it") })
    let source = StringTable(
      catalogue: "Small", sourceLocale: .english, targetLocale: .english, targetCategories: [.one, .other],
      units: units.map { SmallTables.title($0.key.purpose, $0.source, $0.source) })
    let template = SourceFile(path: "app_en.arb", text: "{ \"back\": \"Back\", \"close\": \"Close the door\" }")
    let same = try format.update(template, with: [source], options: FormatOptions(), context: ReadContext(source))
    #expect(same.bytes == template.bytes)
    #expect(same.foreign.map(\.key) == [UnitKey("close")])
  }

  @Test("Keys follow a pattern")
  func pattern() throws {
    let table = try SmallTables.polish([Self.back, Self.named])
    var context = ReadContext(table)
    context.keys = try KeyNaming(
      try KeyPattern("ds_{purpose}[_{message}]"), of: format.description, keys: context.units.keys)
    context.sources = context.units.mapValues { KeySourceText($0.source) }
    let file = SourceFile(path: "app_pl.arb", text: "{ \"back\": \"x\", \"ds_back\": \"y\" }")
    let updated = try format.update(file, with: [table], options: FormatOptions(keys: context.keys), context: context)
    #expect((updated.changed, updated.added) == (1, 1))
    let text = String(decoding: updated.bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("{ \"back\": \"x\", \"ds_back\": \"Wstecz\", \"ds_open_named\": \"Otwórz {name}\", \"@ds_open"))
  }

  @Test("Hostile files give an error or stay as they are", arguments: HostileJSON.files)
  func hostile(text: String) throws {
    let table = try SmallTables.polish([Self.back, Self.close, Self.named])
    let file = SourceFile(path: "app_pl.arb", bytes: HostileJSON.bytes(of: text))
    do throws(StringTableError) {
      let updated = try format.update(file, with: [table])
      #expect(try JSONObjectFile(SourceFile(path: "app_pl.arb", bytes: updated.bytes)).members.count > 0)
    } catch {
      #expect(error.position != nil || error.message.contains("JSON object"), "\(error)")
    }
  }

  @Test("Random entries of others keep their bytes")
  func random() throws {
    var random = SeededGenerator(seed: 7_01)
    for round in 0..<300 {
      var file = RandomJSON(layout: round)
      let units = [Self.back, Self.close, Self.named, SmallTables.counted(other: "x")].shuffled(using: &random)
      for unit in units where Bool.random(using: &random) {
        file.addOurs(ARBName.names(of: [unit.key])[unit.key] ?? "", "other", using: &random)
      }
      let foreign = file.addTheirs(prefix: ["z", "@z", "@@x-"], using: &random)
      let (text, updated) = try update(file.text, with: units)
      #expect(updated.changed + updated.added == units.count && updated.losses.isEmpty)
      for entry in foreign { #expect(text.contains(entry), "\(text)") }
      let context = try ReadContext(SmallTables.polish(units))
      let read = try format.read([SourceFile(path: "app_pl.arb", text: text)], context: context)
      for unit in units {
        let found = read.tables[0].units.filter { $0.key == unit.key }.map { MessageForms.canonicalText(of: $0.target) }
        #expect(found == [MessageForms.canonicalText(of: unit.target ?? "")], "\(text)")
      }
    }
  }
}
