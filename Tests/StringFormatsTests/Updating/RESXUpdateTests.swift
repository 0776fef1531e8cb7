import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Updating .resx files")
struct RESXUpdateTests {
  private static func update(
    _ body: String, with units: [StringUnit], options: FormatOptions = FormatOptions()
  ) throws -> (text: String, updated: UpdatedFile) {
    let table = try SmallTables.polish(units)
    var context = ReadContext(table)
    context.sources = context.units.mapValues { KeySourceText($0.source) }
    let file = SourceFile(path: "A.pl.resx", text: "<root>\n\(body)\n</root>\n")
    let updated = try RESXFormat().update(file, with: [table], options: options, context: context)
    let again = try RESXFormat().update(
      SourceFile(path: "A.pl.resx", bytes: updated.bytes), with: [table], options: options, context: context)
    #expect(again.bytes == updated.bytes && again.changed + again.added == 0)
    let text = String(decoding: updated.bytes, as: UTF8.self)
    return (String(text.dropFirst("<root>\n".count).dropLast("\n</root>\n".count)), updated)
  }

  private static func data(_ name: String, _ value: String, _ comment: String? = nil) -> String {
    let comment = comment.map { "\n    <comment>\($0)</comment>" } ?? ""
    return "  <data name=\"\(name)\" xml:space=\"preserve\">\n    <value>\(value)</value>\(comment)\n  </data>"
  }

  @Test(
    "A name that .NET would not tell from another entry's is not added",
    arguments: [
      data("Back", "W tył"),
      "<data name='back' type='System.Drawing.Bitmap, System.Drawing'><value>a.png</value></data>",
      "<data name='BACK' mimetype='application/x-microsoft.net.object.bytearray.base64'><value>AA==</value></data>",
    ])
  func names(body: String) throws {
    let (text, updated) = try Self.update(body, with: [SmallTables.title("back", "Back", "Wstecz")])
    #expect(text == body && updated.added == 0)
    #expect(updated.losses.map(\.reason).allSatisfy { $0.contains(".NET does not distinguish names by case") })
    #expect(updated.losses.count == 1)
  }

  @Test(
    "Neither is one that a changed text needs",
    arguments: [
      ["one", "few", "many"].map { data("delete_counted_\($0)", "x") } + [data("Delete_Counted_Other", "y")],
      [data("delete_counted", "Skasuj {0}"), data("DELETE_COUNTED_FEW", "y")],
    ])
  func changedNames(entries: [String]) throws {
    let body = entries.joined(separator: "\n")
    let (text, updated) = try Self.update(body, with: [SmallTables.counted(other: "x")])
    #expect(text == body && updated.changed == 0)
    #expect(updated.losses.map(\.reason).allSatisfy { $0.contains(".NET does not distinguish names by case") })
    #expect(updated.losses.count == 1)
  }

  @Test("A line that somebody wrote above or below the base stays")
  func comments() throws {
    let (old, new) = (SmallTables.title("back", "Back", "Wróć"), SmallTables.title("back", "Back", "Wstecz"))
    func text(_ unit: StringUnit, _ value: String) -> String {
      Self.data("back", value, "Of &lt;ours&gt;\nen: Back\n\(unit.base.note)\nOf a translator")
    }
    #expect(try Self.update(text(old, "Wróć"), with: [new]).text == text(new, "Wstecz"))
  }

  @Test("The catalogue's comment replaces one that nobody changed")
  func ownComment() throws {
    let old = SmallTables.title("back", "Back", "Wróć", comment: "Old")
    let new = SmallTables.title("back", "Back", "Wróć", comment: "New")
    func text(_ note: String, _ comment: String) -> String {
      Self.data("back", "Wróć", "en: Back\n\(note)\n\(comment)")
    }
    #expect(try Self.update(text(old.base.note, "Old"), with: [new]).text == text(new.base.note, "New"))
    #expect(try Self.update(text(old.base.note, "Other"), with: [new]).text == text(old.base.note, "Other"))
  }

  @Test("A new source text is noted in every category, and other comments stay")
  func sources() throws {
    func unit(_ item: String) -> StringUnit {
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # \(item)} other {Delete # \(item)s}}",
        target: "{count, plural, one {# a} few {# b} many {# c} other {# d}}", arguments: [SmallTables.count])
    }
    let written = try RESXFormat().write([SmallTables.polish([unit("row")])], options: FormatOptions())
    let old = String(decoding: try #require(written.files.first).bytes, as: UTF8.self)
    let few = try #require(old.ranges(of: "Plural category 'few'").first)
    let body = old.replacing(
      old[few.lowerBound...].prefix { $0 != "<" }, with: "Mine", maxReplacements: 1)
    let start = try #require(body.ranges(of: "  <data").first).lowerBound
    let (text, updated) = try Self.update(
      String(body[start...].dropLast("\n</root>\n".count)), with: [unit("item")])
    #expect(text.ranges(of: "items").count == 2 && !text.contains("row"))
    #expect(text.contains("<comment>Mine</comment>") && updated.changed == 1)
  }

  @Test("Messages stay messages, and new units are ones too")
  func messages() throws {
    let body = Self.data("delete_counted", "{count, plural, other {Skasuj #}}", "ICU message syntax.\nMine")
    let units = [SmallTables.counted(other: "x"), SmallTables.counted(other: "y").named("open/counted")]
    let (text, updated) = try Self.update(body, with: units)
    #expect(text.hasPrefix(Self.data("delete_counted", units[0].target ?? "", "ICU message syntax.\nMine")))
    #expect(text.contains("<data name=\"open_counted\"") && text.ranges(of: "ICU message syntax.").count == 2)
    #expect((updated.changed, updated.added) == (1, 1))
  }

  @Test("A text that is counted now gets entries for its categories, and keeps its comment")
  func counted() throws {
    let unit = SmallTables.counted(other: "Usuń {count} elementu")
    let body = Self.data("cancel", "x") + "\n" + Self.data("delete_counted", "Skasuj {0}", "Mine")
    let (text, updated) = try Self.update(body, with: [unit])
    #expect(
      text.hasPrefix(
        Self.data("cancel", "x") + "\n" + Self.data("delete_counted_one", "Usuń {0:#,0.###} element", "Mine")))
    #expect(text.ranges(of: "<data ").count == 5 && updated.changed == 1)
  }

  @Test("A category that the language does not use goes only with a changed text")
  func categories() throws {
    let unit = SmallTables.counted(other: "x")
    let entries = [
      ("one", "Usuń {0} element"), ("two", "Oba"), ("few", "Usuń {0} elementy"), ("many", "Usuń {0} elementów"),
    ].map { Self.data("delete_counted_\($0)", $1) }
    let (text, updated) = try Self.update(entries.joined(separator: "\n"), with: [unit])
    #expect(updated.changed == 1)
    #expect(text.hasPrefix([entries[0], entries[2], entries[3]].joined(separator: "\n")))
    #expect(text.contains("<data name=\"delete_counted_other\"") && !text.contains("Oba"))
  }

  @Test("Without the source texts nothing is written")
  func undecided() throws {
    let table = try SmallTables.polish([SmallTables.title("back", "Back", "Wstecz")])
    let file = SourceFile(path: "A.pl.resx", text: "<root>\(Self.data("back", "W tył"))</root>")
    let updated = try RESXFormat().update(file, with: [table], options: FormatOptions(), context: ReadContext(table))
    #expect(updated.bytes == file.bytes)
    #expect(updated.losses.map(\.reason).allSatisfy { $0.contains("nothing identifies it as the catalogue's") })
  }
}

extension StringUnit {
  /// The same unit under another key.
  func named(_ key: String) -> StringUnit {
    StringUnit(key: UnitKey(key), source: source, target: target, arguments: arguments, state: state)
  }
}
