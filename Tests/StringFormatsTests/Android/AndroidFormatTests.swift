import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("android")
struct AndroidFormatTests {
  private let format = AndroidFormat()

  static let folders: [(locale: String, folder: String)] = [
    ("ar", "values-ar"), ("pt-BR", "values-pt-rBR"), ("sr-Latn", "values-b+sr+Latn"),
    ("zh-Hant", "values-zh-rTW"), ("zh-Hans", "values-zh-rCN"),
    ("zh-Hant-HK", "values-zh-rHK"), ("zh-Hant-CN", "values-b+zh+Hant+CN"), ("es-419", "values-b+es+419"),
    ("fil", "values-b+fil"),
    ("ca-valencia", "values-b+ca+valencia"), ("he", "values-iw"), ("id", "values-in"), ("yi", "values-ji"),
  ]

  @Test("Folders are Android's qualifiers", arguments: folders)
  func folder(row: (locale: String, folder: String)) throws {
    let locale = try #require(LanguageTag(row.locale))
    #expect(AndroidFolder.name(of: locale) == row.folder)
    #expect(AndroidFolder.locale(of: row.folder).map(ReadContext(declared: [locale]).declaredName) == locale)
  }

  @Test("Two locales with one folder are not written over each other")
  func sharedFolder() throws {
    let tables = ["zh-Hant", "zh-TW"].compactMap { LanguageTag($0) }.map { locale in
      StringTable(
        catalogue: "Small", sourceLocale: .english, targetLocale: locale, targetCategories: [.other],
        units: [SmallTables.title("back", "Back", "返回")])
    }
    let error = #expect(throws: StringTableError.self) { try format.write(tables, options: FormatOptions()) }
    #expect(
      error?.message == "'zh-Hant' and 'zh-TW' have one file name, 'values-zh-rTW/strings.xml'; "
        + "export one of them without the other (--locale)")
    #expect(try format.write(Array(tables.prefix(1)), options: FormatOptions()).files.count == 1)
  }

  @Test(
    "Folders of other projects",
    arguments: [
      ("values", nil), ("values-he", "he"), ("values-fil", "fil"), ("values-PT-rbr", "pt-BR"),
      ("values-b+zh+Hans+CN", "zh-Hans-CN"), ("drawable-de", nil),
    ] as [(String, String?)])
  func foreignFolder(folder: String, locale: String?) {
    #expect(AndroidFolder.locale(of: folder)?.identifier == locale)
    #expect(!AndroidFolder.hasOtherQualifiers(folder))
  }

  @Test(
    "A folder with other qualifiers is not the catalogue's, whatever --locale says",
    arguments: [
      "values-de-night", "values-mcc262-de", "values-zh-rTW-night", "values-b+zh+Hans+CN-land", "values-night",
      "values-car", "values-v21", "values-sw600dp", "values-", "values-b+",
    ])
  func qualifiedFolder(folder: String) throws {
    let file = SourceFile(path: "res/\(folder)/strings.xml", text: "<resources/>")
    let reason =
      "the folder '\(folder)' has other qualifiers than a locale; "
      + "only 'values' and 'values-<locale>' folders are the catalogue's"
    #expect(format.reasonToSkip(file) == reason)
    let context = ReadContext(locale: LanguageTag("de"))
    #expect(throws: StringTableError(reason, path: file.path)) { try format.read([file], context: context) }
  }

  @Test("A title and a counted message in Polish")
  func sample() throws {
    let counted = StringUnit(
      key: UnitKey("select-all/counted"), source: "{count, plural, one {Select # item} other {Select # items}}",
      target: "{count, plural, one {Zaznacz # element} few {Zaznacz {count, number}} many {100 % z #} other {'#'}}",
      arguments: [SmallTables.count])
    let title = SmallTables.title("discard", "Don't save", "@ \"Nie\" 100 % \\ 'zapisuj'", comment: "a -- b\n\\c")
    let file = try #require(
      try format.write([SmallTables.polish([counted, title])], options: FormatOptions()).files.first)
    #expect(file.path == "values-pl/strings.xml")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
          <!--
            en: Don't save
            Button that does something.
            \#(title.base.note)
            a -\- b
            \\c
          -->
          <string name="discard" formatted="false">\@ \"Nie\" 100 % \\ \'zapisuj\'</string>
          <!--
            en: {count, plural, one {Select # item} other {Select # items}}
            Button that does something.
            {count}: a whole number, at most 9999.
            \#(counted.base.note)
          -->
          <plurals name="select_all_counted">
            <item quantity="one">Zaznacz <xliff:g id="count">%1$,d</xliff:g> element</item>
            <item quantity="few">Zaznacz <xliff:g id="count">%1$,d</xliff:g></item>
            <item quantity="many">100 %% z <xliff:g id="count">%1$,d</xliff:g></item>
            <item quantity="other">#</item>
          </plurals>
        </resources>

        """#)
  }

  static let texts: [(android: String, text: String)] = [
    (#"  a \n  b  "#, "a \n b"), (#""  a  b ""#, "  a  b "), (#"\u0041\'\"\\ \@ \?"#, #"A'"\ @ ?"#),
    (#"a\"#, "a"), (#"\u12"#, "u12"), ("\n  line\n  line\n", "line line"), ("a\u{A0} b", "a\u{A0} b"),
  ]

  @Test("White space, quotation marks and escapes are read as on Android", arguments: texts)
  func unescaped(row: (android: String, text: String)) {
    #expect(AndroidText.unescaped(row.android) == row.text)
  }

  @Test("A file of another project")
  func foreign() throws {
    let text = """
      <resources xmlns:x="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
        <string name="app_name" translatable="false">App</string>
        <string name="open_named">Otwórz <x:g id="n" example="a.txt">%1$s</x:g> i %s, %%, 5%</string>
        <string name="action_settings" tools:ignore="Typo">100 %s</string>
        <string-array name="days"><item>Mo</item></string-array>
        <string name="bold">a <b>b</b></string>
        <string name="open_more">%3$s</string>
        <plurals name="delete_counted"><item quantity="one">%d plik</item><item quantity="lots">x</item></plurals>
        <string>no name</string>
      </resources>
      """
    let context = ReadContext(units: [
      UnitKey("open/named"): ReadContext.Unit(source: "Open {name}", arguments: [SmallTables.name]),
      UnitKey("open/more"): ReadContext.Unit(source: "Open {name}", arguments: [SmallTables.name]),
    ])
    let read = try format.read([SourceFile(path: "values-pl/strings.xml", text: text)], context: context)
    let table = try #require(read.tables.first)
    #expect(table.locale.identifier == "pl")
    #expect(table.units.map(\.key.description) == ["open/named", "action_settings"])
    #expect(table.units.map(\.target) == ["Otwórz {name} i {name}, %, 5%", "100 %s"])
    #expect(
      read.problems.map { "\($0.place.position) \($0.message)" } == [
        "6:25 '<b>' is markup; write the text alone, since the catalogue has no markup",
        "7:3 '%3$s' refers to no argument; the text has {name}",
        "8:69 'lots' is not a quantity; write zero, one, two, few, many or other",
        "9:3 the resource has no name; add name=\"…\"",
      ])
  }

  @Test(
    "A misspelled placeholder is not text",
    arguments: [
      ("%1 $d", "1$d"), ("% d", "1$d"), ("%1$ d", "1$d"), ("% 2 $ s", "2$s"), ("%2d", "2$s"), ("%1$x", "1$d"),
      ("%9$f", "1$d"), ("5 %", nil), ("5% z", nil), ("%, x", nil), ("%1$d %2$s", nil), ("%%1 $d", nil),
    ] as [(String, String?)])
  func brokenPlaceholders(text: String, placeholder: String?) throws {
    let unit = ReadContext.Unit(source: "{count}", arguments: [SmallTables.count, SmallTables.name])
    let context = ReadContext(units: [UnitKey("archive/counted"): unit])
    let item = "<plurals name='archive_counted'><item quantity='other'>\(text)</item></plurals>"
    let file = SourceFile(path: "values-pl/strings.xml", text: "<resources>\(item)</resources>")
    let problems = placeholder.map {
      ["'\(text)' is not a placeholder; write '%\($0)', or '%%' for a percent sign"]
    }
    #expect(try format.read([file], context: context).problems.map(\.message) == problems ?? [])
  }

  @Test(
    "A reference to another resource is no text",
    arguments: [
      ("@string/other", "@string/other"), (" @+id/x y ", "@+id/x"), ("@null", "@null"), ("?foo", "?foo"),
      ("?android:attr/x", "?android:attr/x"), ("\\@string/x", nil), ("\"@string/x\"", nil), ("@home", nil), ("?", nil),
      ("a @string/x", nil), ("\\?foo", nil), ("", nil),
    ] as [(String, String?)])
  func references(text: String, reference: String?) throws {
    let file = SourceFile(
      path: "values-pl/strings.xml", text: "<resources><string name='a'>\(text)</string></resources>")
    let read = try format.read([file], context: ReadContext())
    let sign = reference?.hasPrefix("@") == true ? "'\\@' for an at sign" : "'\\?' for a question mark"
    let problems = reference.map {
      ["'\($0)' is a reference to another resource; write the text, or \(sign)"]
    }
    #expect(read.problems.map(\.message) == problems ?? [])
    #expect(read.tables[0].units.count == (reference == nil ? 1 : 0))
  }

  @Test("Of two units with one name, the second is left out, and the base identifies the entry")
  func sameName() throws {
    let units = [
      SmallTables.title("select-all", "Select All", "Zaznacz wszystko"),
      StringUnit(key: UnitKey("select/all"), source: "All", target: "Wszystko"),
    ]
    let both = try SmallTables.polish(units)
    let written = try format.write([both], options: FormatOptions())
    #expect(written.losses.map(\.reason) == ["android would name it 'select_all', as it names 'select/all'"])
    for unit in units {
      let file = try #require(try format.write([SmallTables.polish([unit])], options: FormatOptions()).files.first)
      let source = SourceFile(path: file.path, bytes: file.bytes)
      let read = try format.read([source], context: ReadContext(both))
      #expect(read.tables.first?.units.map(\.key) == [unit.key])
    }
  }
}
