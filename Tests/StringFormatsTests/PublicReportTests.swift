import CatalogModel
import MessageSyntax
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

/// Reports of users of other tools about string tables, rebuilt. Each names the report that it is about.
@Suite("Public reports about string tables") struct PublicReportTests {
  private static let counted = ReadContext.Unit(
    source: "{count, plural, one {# item} other {# items}}", arguments: [SmallTables.count])

  private static func read(_ format: ExchangeFormat, _ path: String, text: String) throws -> ReadTables {
    let units = ["a": ReadContext.Unit(source: "x", arguments: []), "c/counted": counted]
    let context = ReadContext(
      declared: ["be", "ca", "de", "en", "ru", "sr", "sr-Latn", "zh-Hant"].compactMap { LanguageTag($0) },
      units: Dictionary(uniqueKeysWithValues: units.map { (UnitKey($0.key), $0.value) }))
    return try AllFormats.format(format).read([SourceFile(path: path, text: text)], context: context)
  }

  private static func written(
    _ format: ExchangeFormat, _ text: String, _ options: FormatOptions = FormatOptions()
  ) throws -> String {
    let unit = StringUnit(key: UnitKey("a"), source: text, target: text, arguments: [])
    let written = try AllFormats.format(format).write([SmallTables.polish([unit])], options: options)
    return written.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  /// Each row has the report, the text, and how it is written.
  @Test(
    "Quotes are escaped where the platform wants it, and nowhere else",
    arguments: [
      ("crowdin/crowdin-cli#216", "You’ve or You''ve", nil, #">You’ve or You\'ve<"#),
      ("ever-co/ever-traduora#93", "L''avion", nil, #">L\'avion<"#),
      ("netbe/Babelish#76", "Say \"no\"", nil, #">Say \"no\"<"#),
      ("WeblateOrg/weblate#15091", "Say \"no\"", .composeResources, #">Say "no"<"#),
      ("LiveFastEatTrashRaccoon/RaccoonForLemmy#191", "L''avion", .composeResources, ">L'avion<"),
      ("JetBrains/compose-multiplatform#4664", "Don''t", .composeResources, ">Don't<"),
    ] as [(String, String, Dialect?, String)])
  func quotes(report: String, text: String, dialect: Dialect?, expected: String) throws {
    let file = try Self.written(.android, text, FormatOptions().writing(dialect))
    #expect(file.contains(expected), "\(report): \(file)")
  }

  @Test(
    "A number of Compose Multiplatform has no grouping, which would be shown (JetBrains/compose-multiplatform#4178)")
  func grouping() throws {
    let table = try SmallTables.polish([SmallTables.counted(other: "x")])
    let written = try AndroidFormat().write([table], options: FormatOptions().writing(.composeResources))
    let file = written.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(file.contains("Usuń %1$d element<") && !file.contains("$,d"))
  }

  /// An English text for 0, as Apple's documentation has it.
  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>c.counted</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
      <key>count</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>nichts</string><key>one</key><string>%lld Ding</string>
        <key>other</key><string>%lld Dinge</string>
      </dict>
    </dict></dict></plist>
    """

  @Test(
    "'zero' of Apple's files is a text for 0 in every language",
    arguments: ["transifex/cli#108", "Smartling/ios-i18n#21", "mapbox/mapbox-navigation-ios#1035"])
  func zero(report: String) throws {
    let read = try Self.read(.strings, "de.lproj/Localizable.stringsdict", text: Self.stringsdict)
    #expect(
      read.tables.first?.units.first?.target == "{count, plural, =0 {nichts} one {# Ding} other {# Dinge}}", "\(report)"
    )
  }

  @Test("A plural of Apple's files without its rule is refused by name (tolgee/tolgee-platform#2189)")
  func noRule() throws {
    let text = Self.stringsdict.replacing(
      "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>", with: "")
    let read = try Self.read(.strings, "de.lproj/Localizable.stringsdict", text: text)
    #expect(read.problems.map(\.message) == ["the plural 'count' has no 'NSStringFormatSpecTypeKey'; add it"])
    #expect(read.tables.flatMap(\.units).isEmpty)
  }

  @Test("Xcode's XLIFF keeps a text for 0 (tolgee/tolgee-platform#3789)")
  func zeroOfXcode() throws {
    let unit = StringUnit(
      key: UnitKey("c/counted"), source: Self.counted.source,
      target: "{count, plural, =0 {nic} one {# a} few {# b} many {# c} other {# d}}", arguments: [SmallTables.count])
    let written = try XLIFFFormat(.xcode).write([SmallTables.polish([unit])], options: FormatOptions())
    let file = written.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(file.contains("|==|plural.zero") && written.losses.isEmpty, "\(written.losses)")
  }

  @Test(
    "Files in i18next's JSON v3 are refused, and do not become files of v4 in part",
    arguments: [
      ("WeblateOrg/weblate#8136", #"{ "m": { "F_plural": "filtry", "F": "filtr", "F_0": "nic" } }"#),
      ("glondu/belenios#109", #"{ "ask": "Select {{count}} answer.", "ask_plural": "Select {{count}} answers." }"#),
    ])
  func version3(report: String, text: String) {
    #expect(throws: StringTableError.self, "\(report)") { try Self.read(.i18next, "de/app.json", text: text) }
  }

  @Test("Russian forms of i18next are read by their names, and need no 'other' (WeblateOrg/weblate#8752)")
  func russian() throws {
    let read = try Self.read(
      .i18next, "ru/test.json",
      text:
        #"{ "c": { "counted_one": "{{count}} тег", "counted_few": "{{count}} тега", "counted_many": "{{count}} тегов" } }"#
    )
    let target = try #require(read.tables.first?.units.first?.target)
    let locale = try #require(LanguageTag("ru"))
    let whole = MessageForms.completed(target, asIn: nil, of: Self.counted.arguments, in: locale)
    #expect(whole == "{count, plural, one {# тег} few {# тега} many {# тегов} other {# тегов}}")
  }

  /// Each row has the report, the file's name, the header, and the locale.
  @Test(
    "A PO header that names no language yields to the name",
    arguments: [
      ("roots/sage-translations#44", "ca.po", "", "ca"), ("roots/sage-translations#44", "zh_TW.po", "", "zh-Hant"),
      ("webasyst/webasyst-framework#390", "de_DE/LC_MESSAGES/app.po", #"X-Poedit-Language: German\n"#, "de"),
      (
        "duckduckgo/community-platform#438", "be_BY/LC_MESSAGES/app.po",
        #"Language: Беларуская ў Беларусі (Belarusian in Belarus)\n"#, "be"
      ),
      ("himmelblau-idm/himmelblau#1530", "sr-Latn.po", "", "sr-Latn"),
      ("himmelblau-idm/himmelblau#1530", "sr@latin.po", "", "sr-Latn"),
    ])
  func headers(report: String, path: String, header: String, locale: String) throws {
    let text = "msgid \"\"\nmsgstr \"MIME-Version: 1.0\\n\(header)\"\n"
    #expect(try Self.read(.gettext, path, text: text).tables.map(\.locale.identifier) == [locale], "\(report)")
  }

  @Test("A PO entry with more forms than the header says is refused (webasyst/webasyst-framework#390)")
  func forms() throws {
    let read = try Self.read(
      .gettext, "de.po",
      text: """
        msgid ""
        msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

        msgctxt "c/counted"
        msgid "{count} item"
        msgid_plural "{count} items"
        msgstr[0] "{count} Ding"
        msgstr[1] "{count} Dinge"
        msgstr[2] "{count} Dinge"
        """ + "\n")
    #expect(read.problems.map(\.message) == ["the entry has 3 forms, and the header says 2"])
  }

  @Test("Android's quotation marks around a text keep its white space (wordpress-mobile/gutenberg-mobile#1637)")
  func quoted() throws {
    let read = try Self.read(
      .android, "values-de/strings.xml",
      text: "<resources><string name=\"a\">\"\\n    Das ist ein Text.\\nHallo\"</string></resources>")
    #expect(read.tables.first?.units.map(\.target) == ["\n    Das ist ein Text.\nHallo"])
  }

  @Test("Markup is refused, and not escaped in part (tolgee/tolgee-platform#3206)")
  func markup() throws {
    let read = try Self.read(
      .android, "values-de/strings.xml",
      text: "<resources><string name=\"a\"><b>L'hydratation</b> de l\\'objectif.</string></resources>")
    #expect(
      read.tables.first?.units.isEmpty ?? false && read.problems.first?.message.hasPrefix("'<b>' is markup") == true)
  }
}
