import CatalogModel
import SourceText
import Testing

@testable import StringFormats

/// `--locale` is for files that do not state their locale. If a file states another one, the import refuses it, so that
/// German texts cannot become Polish by mistake. Every notation of a locale is accepted.
@Suite("The locale of a file and that of the command line")
struct StatedLocaleTests {
  private static func read(_ format: String, _ path: String, _ text: String, _ locale: String?) throws -> [String] {
    let declared = ["de", "en", "pl", "zh-Hans", "zh-Hant", "zh-Hant-HK"].compactMap { LanguageTag($0) }
    let context = ReadContext(locale: locale.flatMap { LanguageTag($0) }, declared: declared)
    let read = try AllFormats.format(format).read([SourceFile(path: path, text: text)], context: context)
    return read.tables.map(\.locale.identifier)
  }

  @Test(
    "A file that contradicts --locale is an error, unless its name confirms it",
    arguments: [
      ("xliff-1.2", "messages.xlf", "<xliff version='1.2'><file target-language='de'/></xliff>", "de'"),
      ("xliff-1.2-xcode", "messages.xliff", "<xliff version='1.2'><file target-language='de'/></xliff>", "de'"),
      ("xliff-2.1", "messages.xlf", "<xliff version='2.1' srcLang='en' trgLang='de'/>", "de'"),
      ("json", "messages.json", "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }", "\"de\""),
      ("i18next", "messages.json", "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }", "\"de\""),
      ("arb", "app.arb", "{ \"back\": \"x\", \"@@locale\": \"de\" }", "\"de\""),
      ("fluent", "messages.ftl", "### purpose-catalog: locale=de\nback = x\n", "###"),
      ("csv", "messages.csv", "key,text (de)\nback,x\n", "text (de)"),
    ])
  func stated(format: String, path: String, text: String, statement: String) throws {
    let start = try #require(text.firstRange(of: statement)).lowerBound
    let column = text.distance(from: text.startIndex, to: start) + 1
    let error = #expect(throws: StringTableError.self) { try Self.read(format, path, text, "pl") }
    #expect(
      error?.description == "\(path):1:\(column): the file is of 'de', not of 'pl' as --locale says; "
        + "leave out --locale or correct the file")
    #expect(try Self.read(format, path, text, "de") == ["de"])
    #expect(try Self.read(format, path, text, nil) == ["de"])
    // Its name and --locale together are two signs against one.
    let named = path.replacing("messages", with: "pl").replacing("app", with: "app_pl")
    #expect(try Self.read(format, named, text, "pl") == ["pl"])
  }

  @Test(
    "A name of another language or script than the content is an error, which names both",
    arguments: [
      ("xliff-1.2", "pl.xlf", "<xliff version='1.2'><file target-language='de'/></xliff>"),
      ("xliff-1.2", "messages.pl.xlf", "<xliff version='1.2'><file target-language='de'/></xliff>"),
      ("xliff-2.1", "l10n/pl.xlf", "<xliff version='2.1' srcLang='en' trgLang='de'/>"),
      ("json", "pl.json", "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }"),
      ("i18next", "pl/app.json", "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }"),
      ("arb", "app_pl.arb", "{ \"back\": \"x\", \"@@locale\": \"de\" }"),
      ("fluent", "pl.ftl", "### purpose-catalog: locale=de\nback = x\n"),
      ("csv", "pl.csv", "key,text (de)\nback,x\n"),
      ("gettext", "pl.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n"),
      ("gettext", "locale/pl/LC_MESSAGES/a.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n"),
      ("qt-ts", "app_pl.ts", "<TS version='2.1' language='de'/>"),
      (
        "xcstrings", "pl.xcstrings",
        #"{ "sourceLanguage": "en", "strings": { "back": { "localizations": { "de": { "stringUnit": { "value": "x" } } } } } }"#
      ),
    ])
  func contradicted(format: String, path: String, text: String) throws {
    let error = #expect(throws: StringTableError.self) { try Self.read(format, path, text, nil) }
    #expect(
      error?.message.hasPrefix("the file is of 'de' here, and the ") == true
        && error?.message.contains(" is of 'pl'; correct one of them") == true, "\(String(describing: error))")
    #expect(error?.scope == .contradictedLocale)
    #expect(try Self.read(format, path, text, "de") == ["de"])
  }

  @Test("A name of another region than the content is fine, and so is one that is hardly a locale")
  func regionsAndWords() throws {
    for name in ["de_AT.po", "de-CH.po", "app.po", "django.po"] {
      #expect(try Self.read("gettext", name, "msgid \"\"\nmsgstr \"Language: de\\n\"\n", nil) == ["de"])
    }
    #expect(throws: StringTableError.self) {
      try Self.read("gettext", "zh_CN.po", "msgid \"\"\nmsgstr \"Language: zh_TW\\n\"\n", nil)
    }
    let meta = "{ \"$meta\": { \"locale\": \"de\" }, \"back\": \"x\" }"
    #expect(try Self.read("json", "my/app.json", meta, nil) == ["de"])
  }

  @Test(
    "A code that names no language matches no locale", arguments: ["und", "mul", "zxx", "mis", "art", "und-Latn-US"])
  func noLanguage(code: String) throws {
    let header = "msgid \"\"\nmsgstr \"Language: \(code)\\n\"\n"
    #expect(throws: StringTableError.self) { try Self.read("gettext", "messages.po", header, nil) }
    #expect(try Self.read("gettext", "de.po", header, nil) == ["de"])
    #expect(throws: StringTableError.self) {
      try Self.read("android", "values-\(code)/strings.xml", "<resources/>", nil)
    }
    #expect(throws: StringTableError.self) {
      try Self.read("xliff-1.2", "a.xlf", "<xliff version='1.2'><file target-language='\(code)'/></xliff>", nil)
    }
  }

  /// Files that do not state their locale, by their paths in a project: `*` is the locale.
  private static let unstated = [
    ("json", "*.json", "{}"), ("i18next", "*.json", "{}"), ("arb", "app_*.arb", "{}"), ("fluent", "*.ftl", "a = b"),
    ("csv", "*.csv", "key,text\n"), ("android", "values-*/strings.xml", "<resources/>"),
    ("resx", "Resources.*.resx", "<root/>"), ("properties", "messages_*.properties", "a = b"),
    ("strings", "*.lproj/Localizable.strings", "a = b;"), ("gettext", "*.po", "msgid \"\"\nmsgstr \"\"\n"),
    ("gettext", "locale/*/LC_MESSAGES/django.po", "msgid \"\"\nmsgstr \"\"\n"),
    ("qt-ts", "app_*.ts", "<TS version='2.1'/>"), ("i18next", "locales/*/app.json", "{}"),
    ("i18next", "locales/*/translation.json", "{}"), ("fluent", "src/*.ftl", "a = b"), ("fluent", "*/app.ftl", "a = b"),
  ]

  @Test("A name that contradicts --locale is an error too", arguments: unstated)
  func named(format: String, path: String, text: String) throws {
    let german = path.replacing("*", with: "de")
    let error = #expect(throws: StringTableError.self) { try Self.read(format, german, text, "pl") }
    #expect(
      error?.message.hasSuffix("is of 'de', not of 'pl' as --locale says; leave out --locale or rename it") == true)
    #expect(try Self.read(format, german, text, "de") == ["de"])
    // The catalogue does not declare this region, so --locale applies.
    let region = format == "android" ? "pl-rPL" : "pl_PL"
    #expect(try Self.read(format, path.replacing("*", with: region), text, "pl") == ["pl"])
  }

  /// Symfony's and Angular's files state their locale only in the path.
  @Test("XLIFF without a target language is of its path's locale, which shows a wrong --locale")
  func namedXLIFF() throws {
    for (format, text) in [
      ("xliff-1.2", "<xliff version='1.2'><file/></xliff>"), ("xliff-2.1", "<xliff version='2.1'/>"),
    ] {
      #expect(throws: StringTableError.self) { try Self.read(format, "de.xlf", text, "pl") }
      #expect(try Self.read(format, "messages.de.xlf", text, nil) == ["de"])
      #expect(throws: StringTableError.self) { try Self.read(format, "messages.xlf", text, nil) }
      #expect(throws: StringTableError.self) { try Self.read(format, "messages.en.xlf", text, nil) }
      #expect(try Self.read(format, "translated.xlf", text, "pl") == ["pl"])
    }
  }

  @Test("Other names of a locale find the declared one", arguments: unstated)
  func otherNames(format: String, path: String, text: String) throws {
    for (name, locale) in [
      ("zh_TW", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh_Hant", "zh-Hant"), ("zh_HK", "zh-Hant-HK"), ("zh-CN", "zh-Hans"),
      ("de-DE", "de"), ("pl_PL", "pl"), ("de-AT", "de-AT"), ("fr_CA", "fr-CA"),
    ] {
      let name =
        format == "android" ? "\(name.prefix(2))-r\(name.dropFirst(3))".replacing("-rHant", with: "-rTW") : name
      #expect(try Self.read(format, path.replacing("*", with: name), text, nil) == [locale])
    }
  }

  @Test(
    "--locale overrides names of undeclared locales and other names",
    arguments: [
      ("json", "app.json", "{}"), ("csv", "out.csv", "key,text\n"), ("csv", "pl.csv", "key,text (in German)\n"),
      ("android", "values/strings.xml", "<resources/>"), ("resx", "Resources.resx", "<root/>"),
      ("resx", "Form.Designer.resx", "<root/>"), ("strings", "Base.lproj/Localizable.strings", "a = b;"),
      ("gettext", "django.po", "msgid \"\"\nmsgstr \"\"\n"), ("arb", "app_new.arb", "{}"),
    ])
  func unclear(format: String, path: String, text: String) throws {
    #expect(try Self.read(format, path, text, "pl") == ["pl"])
  }

  @Test("A long word is not a locale", arguments: ["messages.po", "locale/LC_MESSAGES/messages.po"])
  func noLocale(path: String) {
    #expect(throws: StringTableError("the file names no locale; name it with --locale", path: path, .unknownLocale)) {
      try Self.read("gettext", path, "msgid \"\"\nmsgstr \"\"\n", nil)
    }
  }

  @Test(
    "A file's own name counts before its folder's",
    arguments: [
      ("pl/de.json", "de"), ("fr/de.json", "de"), ("de/app.json", "de"), ("fr/app.json", "fr"), ("src/fr.json", "fr"),
    ])
  func nameAndFolder(path: String, locale: String) throws {
    #expect(try Self.read("json", path, "{}", nil) == [locale])
  }

  @Test(
    "A file may state its locale in any spelling",
    arguments: [
      ("xliff-1.2", "a.xlf", "<xliff version='1.2'><file target-language='zh_TW'/></xliff>"),
      ("xliff-2.1", "a.xlf", "<xliff version='2.1' srcLang='en' trgLang='zh-TW'/>"),
      ("json", "a.json", "{ \"$meta\": { \"locale\": \"zh-TW\" }, \"back\": \"x\" }"),
      ("arb", "app_x.arb", "{ \"back\": \"x\", \"@@locale\": \"zh_TW\" }"),
      ("fluent", "a.ftl", "### purpose-catalog: locale=zh-TW\nback = x\n"),
      ("csv", "a.csv", "key,text (zh-TW)\nback,x\n"),
      ("gettext", "a.po", "msgid \"\"\nmsgstr \"Language: zh_TW\\n\"\n"),
      ("qt-ts", "a.ts", "<TS version='2.1' language='zh_TW'/>"),
      (
        "xcstrings", "a.xcstrings",
        #"{ "sourceLanguage": "en", "strings": { "back": { "localizations": { "zh-TW": { "stringUnit": { "value": "x" } } } } } }"#
      ),
    ])
  func statedInAnyWay(format: String, path: String, text: String) throws {
    #expect(try Self.read(format, path, text, nil) == ["zh-Hant"])
    if format != "xcstrings" {
      #expect(try Self.read(format, path, text, "zh-Hant") == ["zh-Hant"])
      #expect(throws: StringTableError.self) { try Self.read(format, path, text, "zh-Hans") }
      #expect(throws: StringTableError.self) { try Self.read(format, path, text, "zh-Hant-HK") }
    }
  }

  @Test("A workbook's only sheet states its locale too")
  func workbook() {
    let workbook = TestWorkbook(rows: TestWorkbook.row(2, ["back", "Wstecz"]))
    let error = #expect(throws: StringTableError.self) { try workbook.read(ReadContext(locale: LanguageTag("de"))) }
    #expect(
      error?.description == "pl.xlsx:Sheet1!B1: the file is of 'pl', not of 'de' as --locale says; "
        + "leave out --locale or correct the file")
  }
}
