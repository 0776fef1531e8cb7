import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("gettext")
struct GettextFormatTests {
  private let format = GettextFormat()

  private func read(_ text: String, _ context: ReadContext = ReadContext(), path: String = "pl.po") throws -> ReadTables
  {
    try format.read([SourceFile(path: path, text: text)], context: context)
  }

  @Test("A title and a counted message in Polish")
  func sample() throws {
    let counted = StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {'{'#'}'} other {Usuń # elementu}}",
      arguments: [SmallTables.count], state: .needsReview)
    let title = SmallTables.title(
      "discard", "Don't {save}".replacing("{save}", with: "'{save}'"), "a\n\"b\"\\\tc", comment: "x\n\ny")
    let file = try #require(
      try format.write([SmallTables.polish([counted, title])], options: FormatOptions()).files.first)
    #expect(file.path == "pl.po")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == #"""
        # Plural forms of 'pl': msgstr[0] is 'one', msgstr[1] is 'few', msgstr[2] is 'many'; 'other', which no whole number has, in entries apart if needed.
        msgid ""
        msgstr ""
        "Project-Id-Version: Small\n"
        "PO-Revision-Date: 1970-01-01 00:00+0000\n"
        "Last-Translator: none\n"
        "Language-Team: none\n"
        "Language: pl\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=UTF-8\n"
        "Content-Transfer-Encoding: 8bit\n"
        "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\n"
        "X-Purpose-Catalog: Small\n"

        # \#(counted.base.note) unit=delete/counted
        #. Button that does something.
        #. {count}: a whole number, at most 9999.
        #. \#(counted.base.note)
        #, fuzzy, python-brace-format
        msgctxt "delete/counted"
        msgid "Delete {count} item"
        msgid_plural "Delete {count} items"
        msgstr[0] "Usuń {count} element"
        msgstr[1] "Usuń {count} elementy"
        msgstr[2] "{{{count}}}"

        # \#(counted.base.note) unit=delete/counted[other]
        #. Plural category 'other' of {count}, which no whole number has.
        #. \#(counted.base.note)
        #, fuzzy, python-brace-format
        msgctxt "delete/counted[other]"
        msgid "Delete {count} items"
        msgstr "Usuń {count} elementu"

        # x
        #
        # y
        # \#(title.base.note) unit=discard
        #. Button that does something.
        #. \#(title.base.note)
        msgctxt "discard"
        msgid "Don't {save}"
        msgstr ""
        "a\n"
        "\"b\"\\\tc"

        """#)
  }

  @Test(
    "Locales have gettext's names",
    arguments: [
      ("pt-BR", "pt_BR"), ("sr-Latn", "sr@latin"), ("uz-Cyrl-UZ", "uz_UZ@cyrillic"), ("zh-Hant-HK", "zh_HK"),
      ("zh-Hant", "zh_TW"), ("zh-Hans", "zh_CN"), ("yue-Hans", "yue_CN"), ("zh-Hant-CN", "zh_Hant_CN"),
      ("pa-Arab", "pa_PK"),
      ("fil", "fil"), ("es-419", "es_419"),
    ])
  func locale(tag: String, name: String) throws {
    let locale = try #require(LanguageTag(tag))
    #expect(GettextLocale.name(of: locale) == name)
    #expect(LanguageTag(localeIdentifier: name).map(ReadContext(declared: [locale]).declaredName) == locale)
  }

  @Test("A template is added on request and has no table")
  func template() throws {
    let options = try FormatOptions([("template", "yes")], of: format.description)
    let files = try format.write([try StandardTables.table("pl")], options: options).files
    #expect(files.map(\.path) == ["pl.po", "Standard.pot"])
    let text = String(decoding: try #require(files.last).bytes, as: UTF8.self)
    #expect(text.contains("Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;"))
    #expect(text.contains("msgctxt \"delete\"\nmsgid \"Delete\"\nmsgstr \"\"\n"))
    #expect(text.contains("msgstr[0] \"\"\nmsgstr[1] \"\"\n") && !text.contains("purpose-catalog:"))
    // No whole number of Polish has the category 'other', so the template has no entry for it.
    #expect(!text.contains("[other]"))
    #expect(try read(text, path: "Standard.pot").tables.isEmpty)
  }

  @Test("A file of another project, with its own forms")
  func foreign() throws {
    let read = try read(
      #"""
      # Copyright
      msgid ""
      msgstr ""
      "Language: de_DE\n"
      "Plural-Forms: nplurals=2; plural=n != 1;\n"

      #: src/a.c:12
      #, c-format
      msgid "Open\x21"
      msgstr "Öff"
      "nen\041"

      #. Note
      #| msgid "Delte"
      #, fuzzy, c-format
      msgctxt "delete/counted"
      msgid "%d item"
      msgid_plural "%d items"
      msgstr[0] "{count} Objekt"
      msgstr[1] "{count} Objekte"
      #~ msgid "Old"
      #~ msgstr "Alt"
      msgid "Next"
      msgstr "{"
      msgid "Next"
      msgstr ""
      """#,
      ReadContext(units: [
        UnitKey("delete/counted"): ReadContext.Unit(
          source: "{count, plural, one {# item} other {# items}}", arguments: [SmallTables.count])
      ]), path: "messages.po")
    let table = try #require(read.tables.first)
    #expect(table.locale.identifier == "de-DE")
    #expect(table.units.map(\.key.purpose) == ["Open!", "delete", "Next"])
    #expect(
      table.units.map(\.target) == [
        "Öffnen!", "{count, plural, one {# Objekt} other {# Objekte}}", "'{'",
      ])
    #expect(table.units.map(\.state) == [.translated, .needsReview, .translated])
    #expect(
      read.problems.map { "\($0.place): \($0.message)" } == [
        "messages.po:25:1: 'Next' is in the file twice, with different texts; remove one of them"
      ])
  }

  @Test("Texts that share a context of another program are units apart")
  func sharedContext() throws {
    let context = ReadContext(sourceLocale: .english, units: [UnitKey("back"): .init(source: "Back", arguments: [])])
    let texts = [
      ("menu", "Open", "Otwórz"), ("menu", "Close", "Zamknij"), ("menu", "Close", "Zakończ"),
      ("back", "Back", "Wstecz"),
      ("back", "Return", "Powrót"),
    ]
    let entries = texts.map { "msgctxt \"\($0.0)\"\nmsgid \"\($0.1)\"\nmsgstr \"\($0.2)\"\n" }
    let read = try read(entries.joined(separator: "\n"), context)
    let units = read.tables.flatMap(\.units)
    #expect(units.map(\.key) == ["menu", "menu", "back", "back"].map { UnitKey($0) })
    #expect(units.map(\.isTwin) == [false, true, false, true])
    #expect(units.map(\.target) == ["Otwórz", "Zamknij", "Wstecz", "Powrót"])
    #expect(
      read.problems.map { "\($0.place): \($0.message)" } == [
        "pl.po:9:1: 'menu' is in the file twice, with different texts; remove one of them"
      ])
    // Whatever the order, the entry with the catalogue's source text is the catalogue's.
    let other = try self.read(entries.reversed().joined(separator: "\n"), context).tables.flatMap(\.units)
    #expect(other.first { $0.key == UnitKey("back") }?.target == "Wstecz")
  }

  @Test("Blank lines mean nothing anywhere")
  func blankLines() throws {
    let read = try read(
      "msgid \"\"\nmsgstr \"\"\n\n\"Language: pl\\n\"\n\n# Note\n\nmsgctxt \"back\"\n\nmsgid \"Back\"\n\nmsgstr \"\"\n\n\"Wstecz\"\n"
    )
    let unit = try #require(read.tables.first?.units.first)
    #expect((unit.target, unit.comment) == ("Wstecz", "Note"))
    #expect(read.problems == [])
  }

  @Test("Forms of another header are matched by their numbers")
  func otherForms() throws {
    let context = ReadContext(units: [
      UnitKey("delete/counted"): ReadContext.Unit(
        source: "{count, plural, one {# item} other {# items}}", arguments: [SmallTables.count])
    ])
    func target(_ language: String, _ header: String, _ forms: [String]) throws -> ReadTables {
      let texts = forms.enumerated().map { "msgstr[\($0.offset)] \"\($0.element)\"" }.joined(separator: "\n")
      return try read(
        """
        msgid ""
        msgstr "Language: \(language)\\nPlural-Forms: \(header)\\n"

        msgctxt "delete/counted"
        msgid "a"
        msgid_plural "b"
        \(texts)
        """, context, path: "\(language).po")
    }
    // Forms in reverse order. French has 'many' for millions, but a count of at most 9999 never reaches it.
    let french = try target("fr", "nplurals=2; plural=(n < 2);", ["{count} objets", "{count} objet"])
    #expect(french.tables.first?.units.first?.target == "{count, plural, one {# objet} other {# objets}}")
    // No integer has the category 'other' in Polish, so it gets the text of the last form.
    let polish = try target(
      "pl", "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);", ["a", "b", "c"])
    #expect(polish.tables.first?.units.first?.target == "{count, plural, one {a} few {b} many {c} other {c}}")
    let short = try target("pl", "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);", ["a", "b"])
    #expect(short.problems.map(\.message) == ["the entry has 2 forms, and the header says 3"])
    let wrong = try target("de", "nplurals=2; plural=n", ["a", "b"])
    #expect(wrong.problems.map(\.message) == ["the header's Plural-Forms cannot be read; correct them"])
    let apart = try target("de", "nplurals=3; plural=(n==1 ? 0 : n>5 ? 1 : 2)", ["a", "b", "c"])
    #expect(apart.problems.map(\.message) == ["forms 1 and 2 are both 'other' of 'de'; make them the same"])
  }

  @Test(
    "Invalid PO files",
    arguments: [
      ("msgid \"a\"\nmsgstr b", "2:8", "a text must be in quotation marks"),
      ("msgid \"a\nmsgstr \"b\"", "1:7", "the text is not closed; add a quotation mark"),
      (
        "msgid \"a\" b\nmsgstr \"b\"", "1:10",
        "unexpected characters after the text; write '\\\"' for a quotation mark in it"
      ),
      ("msgid \"\\q\"", "1:8", "PO files have no such escape; write '\\\\' for a backslash"),
      ("\"a\"", "1:1", "the text has no keyword; write msgid before it"),
      ("msgstr \"a\"", "1:1", "msgstr has no msgid before it"),
      ("msgid \"a\"\nmsgid \"b\"", "2:1", "a second msgid; write msgstr after the first"),
      ("msgid \"a\"\nmsgstr \"b\"\n\"c\"\nmsgstr \"d\"", "4:1", "msgstr is a duplicate; remove one"),
      (
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\nmsgstr[0] \"d\"", "4:1",
        "msgstr[0] is a duplicate; remove one"
      ),
      ("hello", "1:1", "the line does not begin with a keyword of PO files; write msgctxt, msgid or msgstr"),
      ("msgid \"a\"\nmsgstr[0] \"\"\nmsgstr[2] \"\"", "3:1", "msgstr[2] follows msgstr[0]; number them in order"),
    ])
  func broken(text: String, place: String, message: String) {
    #expect(throws: StringTableError.self) { try read(text) }
    do {
      _ = try read(text)
    } catch let error as StringTableError {
      #expect("\(error)" == "pl.po:\(place): \(message)")
    } catch {}
  }

  @Test("A state that PO lacks comes from the base while the translation is unchanged")
  func states() throws {
    let unit = SmallTables.title("back", "Back", "Wstecz", state: .final)
    let file = try #require(try format.write([SmallTables.polish([unit])], options: FormatOptions()).files.first)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(try read(text).tables.first?.units.first?.state == .final)
    #expect(try read(text.replacing("Wstecz", with: "Cofnij")).tables.first?.units.first?.state == .translated)
    #expect(
      try read(text.replacing("msgctxt", with: "#, fuzzy\nmsgctxt")).tables.first?.units.first?.state == .needsReview)
  }
}
