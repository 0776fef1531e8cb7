import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Updating PO files with comments inside entries")
struct GettextUpdateTests {
  private static let counted = SmallTables.counted(other: "Usuń # elementów")

  /// Updates a file and reads it again; a second update changes nothing.
  private func update(_ text: String, with unit: StringUnit) throws -> String {
    let table = try SmallTables.polish([unit])
    let updated = try GettextFormat().update(SourceFile(path: "pl.po", text: text), with: [table])
    #expect((updated.changed, updated.added) == (1, 0))
    #expect(updated.losses == [])
    let again = try GettextFormat().update(SourceFile(path: "pl.po", bytes: updated.bytes), with: [table])
    #expect(again.bytes == updated.bytes)
    return String(decoding: updated.bytes, as: UTF8.self)
  }

  @Test("An entry with new forms keeps its comments above them")
  func newForms() throws {
    let old = #"""
      msgid ""
      msgstr ""
      "Language: pl\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

      #, python-brace-format
      msgctxt "delete/counted"
      #. From the developer
      msgid "Delete {count} item"
      # Of a translator
      #, fuzzy
      msgstr "Skasuj"

      msgid "Other"
      msgstr "Inny"
      """#
    let new = #"""
      msgid ""
      msgstr ""
      "Language: pl\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

      #, python-brace-format
      #. From the developer
      # Of a translator
      msgctxt "delete/counted"
      msgid "Delete {count} item"
      msgid_plural "Delete {count} items"
      msgstr[0] "Usuń {count} element"
      msgstr[1] "Usuń {count} elementy"
      msgstr[2] "Usuń {count} elementów"

      msgid "Other"
      msgstr "Inny"
      """#
    #expect(try update(old, with: Self.counted) == new)
  }

  @Test("A comment and its base stay")
  func comments() throws {
    let old = SmallTables.title("back", "Back", "Wstecz", comment: "Old note")
    let written = try GettextFormat().write([try SmallTables.polish([old])], options: FormatOptions())
    let file = try #require(written.files.first)
    let new = try SmallTables.polish([SmallTables.title("back", "Back", "Cofnij", comment: "New note")])
    let updated = try GettextFormat().update(SourceFile(path: file.path, bytes: file.bytes), with: [new])
    let read = try GettextFormat().read(
      [SourceFile(path: file.path, bytes: updated.bytes)], context: ReadContext(new))
    let unit = try #require(read.tables.first?.units.first)
    #expect(unit.target == "Cofnij")
    #expect(unit.comment == "Old note")
    #expect(unit.base == new.units[0].base)
    #expect(unit.base?.isComment("Old note") == true)
  }

  @Test("A flag inside an entry is removed; flags are above the texts")
  func flags() throws {
    let old = #"""
      msgctxt "back"
      msgid "Back"
      #, fuzzy
      # Of a translator
      msgstr "Wstecz"

      """#
    let done = SmallTables.title("back", "Back", "Wstecz")
    #expect(try update(old, with: done) == old.replacing("#, fuzzy\n", with: ""))
    let review = SmallTables.title("back", "Back", "Wstecz", state: .needsReview)
    #expect(
      try update(old.replacing("fuzzy", with: "c-format"), with: review)
        == "#, fuzzy, c-format\n" + old.replacing("#, fuzzy\n", with: ""))
  }
}
