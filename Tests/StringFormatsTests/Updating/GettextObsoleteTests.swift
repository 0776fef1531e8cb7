import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("Updating PO files with obsolete entries")
struct GettextObsoleteTests {
  private static let header = #"""
    msgid ""
    msgstr ""
    "Language: pl\n"
    "MIME-Version: 1.0\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Content-Transfer-Encoding: 8bit\n"

    """#
  private static let menu = #"""

    msgctxt "menu"
    msgid "Open"
    msgstr "Otwórz"

    """#
  static let back = #"""

    # Of a translator
    #, fuzzy
    #~| msgid "Bak"
    #~ msgctxt "back"
    #~ msgid "Back"
    #~ msgstr "W "
    #~ "tył"

    """#
  static let gone = #"""

    # Of another one
    #~ msgid "Gone"
    #~ msgstr "Nie ma"

    """#

  /// The entry that is added for a title.
  private static func entry(_ unit: StringUnit, _ text: String, flags: String = "") -> String {
    """

    # \(unit.base.note) unit=back
    #. Button that does something.
    #. \(unit.base.note)
    \(flags)msgctxt "back"
    msgid "\(unit.source)"
    msgstr "\(text)"

    """
  }

  /// Updates a file and expects that msgfmt accepts it and that a second update changes nothing.
  private func update(_ text: String, with unit: StringUnit, checks: [String] = []) throws -> String {
    let table = try SmallTables.polish([unit])
    let updated = try GettextFormat().update(SourceFile(path: "pl.po", text: text), with: [table])
    #expect(updated.changed + updated.added == 1 && updated.losses == [])
    let folder = try ScratchFolder()
    let path = try folder.write("pl.po", updated.bytes)
    let result = try Tool(name: "msgfmt", package: "gettext").run(checks + ["-o", "/dev/null", path])
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    let again = try GettextFormat().update(SourceFile(path: "pl.po", bytes: updated.bytes), with: [table])
    #expect(again.bytes == updated.bytes)
    return String(decoding: updated.bytes, as: UTF8.self)
  }

  @Test("An obsolete entry with the same text, or of ours, is removed when its entry is added")
  func replaced() throws {
    let same = SmallTables.title("back", "Back", "W tył")
    for (old, rest) in [(Self.back + Self.gone, Self.gone), (Self.gone + Self.back, Self.gone), (Self.back, "")] {
      let updated = try update(Self.header + Self.menu + old, with: same)
      #expect(updated == Self.header + Self.menu + Self.entry(same, "W tył") + rest)
    }
    let unit = SmallTables.title("back", "Back", "Wstecz")
    let ours = Self.back.replacing("# Of a translator", with: "# \(same.base.note) unit=back")
    #expect(
      try update(Self.header + Self.menu + ours, with: unit) == Self.header + Self.menu + Self.entry(unit, "Wstecz"))
  }

  @Test("An obsolete entry with another translation stays, and the unit is reported")
  func kept() throws {
    let file = SourceFile(path: "pl.po", text: Self.header + Self.menu + Self.back + Self.gone)
    let unit = SmallTables.title("back", "Back", "Wstecz")
    let updated = try GettextFormat().update(file, with: [try SmallTables.polish([unit])])
    #expect(updated.bytes == file.bytes)
    #expect((updated.changed, updated.added) == (0, 0))
    #expect(updated.losses.map(\.reason).allSatisfy { $0.hasPrefix("the file has an obsolete entry of this context") })
    #expect(updated.losses.count == 1)
  }

  @Test("Without a translation in the catalogue, the obsolete entry's is used again")
  func revived() throws {
    let unit = SmallTables.title("back", "Back", nil)
    let updated = try update(Self.header + Self.menu + Self.back, with: unit)
    #expect(updated == Self.header + Self.menu + Self.entry(unit, "W tył", flags: "#, fuzzy\n"))
  }

  @Test("An obsolete entry with another text stays")
  func otherText() throws {
    let unit = SmallTables.title("back", "Go back", "Wstecz")
    let updated = try update(Self.header + Self.menu + Self.back, with: unit)
    #expect(updated == Self.header + Self.menu + Self.entry(unit, "Wstecz") + Self.back)
  }

  @Test("The entry for fractions is used again when its text changes")
  func branch() throws {
    let unit = SmallTables.counted(other: "Usuń elementu")
    let text =
      Self.header + #"""
        "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"

        msgctxt "delete/counted"
        msgid "Delete {count} item"
        msgid_plural "Delete {count} items"
        msgstr[0] "Usuń {count} element"
        msgstr[1] "Usuń {count} elementy"
        msgstr[2] "Usuń {count} elementów"

        #~ msgctxt "delete/counted[other]"
        #~ msgid "Delete {count} items"
        #~ msgstr "Usuń {count} elementu"

        """#
    let updated = try update(text, with: unit)
    #expect(updated.contains("\nmsgctxt \"delete/counted[other]\"\n") && !updated.contains("#~"))
    let context = ReadContext(try SmallTables.polish([unit]))
    let read = try GettextFormat().read([SourceFile(path: "pl.po", text: updated)], context: context)
    #expect(read.tables.first?.units.map(\.target) == [try #require(unit.target)])
  }

  @Test("A file without entries gets a header", arguments: ["", "# Copyright\n", gone])
  func noEntries(text: String) throws {
    let updated = try update(text, with: SmallTables.title("back", "Back", "Wróć"), checks: ["--check"])
    #expect(updated.hasPrefix("# Plural forms of 'pl': "))
    #expect(updated.contains("Language: pl\\n") && !updated.contains("#~ msgctxt \"back\""))
    #expect(updated.contains("Copyright") == text.contains("Copyright"))
  }

  @Test("An obsolete entry's comments are not the next one's, and other lines are skipped")
  func comments() throws {
    let text = "# Old\n#, fuzzy\n#~ msgid \"a\"\n#~ msgstr \"b\"\nmsgid \"Next\"\nmsgstr \"c\"\n#~ what is \"it\n"
    let unit = try #require(try POParser(SourceFile(path: "pl.po", text: text)).entries.first)
    #expect(unit.id == "Next" && unit.comments == [] && unit.flags == [])
    let obsolete = POObsolete(SourceFile(path: "pl.po", text: text)).entries
    #expect(obsolete.map(\.entry.id) == ["a"])
    #expect(obsolete.map(\.entry.comments) == [["Old"]])
    #expect(obsolete.map(\.lines) == [0..<41])
  }

  @Test("Plural entries do not go into a file whose header has no Plural-Forms")
  func noPluralForms() throws {
    let unit = SmallTables.counted(other: "Usuń elementu")
    let title = SmallTables.title("back", "Back", "Wstecz")
    for field in ["", "\"Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n\"\n"] {
      let file = SourceFile(path: "pl.po", text: Self.header + field + Self.menu)
      let updated = try GettextFormat().update(file, with: [try SmallTables.polish([unit, title])])
      #expect((updated.changed, updated.added) == (0, 1))
      #expect(!String(decoding: updated.bytes, as: UTF8.self).contains("msgid_plural"))
      #expect(
        updated.losses.map(\.reason) == [
          "the file's header has no Plural-Forms; add the line \"Plural-Forms: nplurals=3; "
            + "plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n\" to it"
        ])
    }
  }
}
