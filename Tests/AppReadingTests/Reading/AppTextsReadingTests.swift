import Testing

@testable import AppReading

/// Which texts of an app's string tables an audit follows.
@Suite struct AppTextsReadingTests {
  private static func read(_ files: [String: String]) throws -> ReadApp {
    try AppInMemory.read(files, ["App"])
  }

  private static func resources(_ text: String) -> String {
    "<resources><string name=\"save\">\(text)</string></resources>"
  }

  private static func strings(_ text: String) -> String { "\"save\" = \"\(text)\";" }
  private static func json(_ text: String) -> String { #"{ "save": "\#(text)" }"# }
  private static func po(_ locale: String, _ text: String) -> String {
    "msgid \"\"\nmsgstr \"Language: \(locale)\\n\"\n\nmsgid \"save\"\nmsgstr \"\(text)\"\n"
  }

  /// A table in each format, its text in the source language, and whether the app has it in another one.
  @Test(
    arguments: [
      (["App/A.xcstrings": #"{ "strings": { "save": {} } }"#], "save", false),
      (
        [
          "App/A.xcstrings": """
          { "sourceLanguage": "de", "strings": { "save": { "localizations": {
            "en": { "stringUnit": { "value": "Save" } }, "de": { "stringUnit": { "value": "Sichern" } } } } } }
          """
        ], "Sichern", true
      ),
      (
        [
          "App/A.xcstrings": """
          { "sourceLanguage": "en", "strings": { "save": { "localizations": {
            "en-GB": { "stringUnit": { "value": "Save it" } }, "en": { "stringUnit": { "value": "Save" } } } } } }
          """
        ], "Save", false
      ),
      (["App/en.lproj/A.strings": strings("Save")], "Save", false),
      (["App/en.lproj/A.strings": strings("Save"), "App/de.lproj/A.strings": strings("Sichern")], "Save", true),
      (["App/en.lproj/A.strings": strings("Save"), "App/de.lproj/B.strings": strings("Sichern")], "Save", false),
      (["App/Base.lproj/A.strings": strings("Save"), "App/en-GB.lproj/A.strings": strings("Keep")], "Save", false),
      (["App/en_GB.lproj/A.strings": strings("Keep")], "Keep", false),
      (
        [
          "App/en.lproj/A.strings":
            "<?xml version=\"1.0\"?><plist><dict><key>save</key><string>Save</string></dict></plist>"
        ],
        "Save", false
      ),
      (["App/res/values/strings.xml": resources("Don\\'t \\u0041")], "Don't A", false),
      (["App/res/values/a.xml": resources("Save"), "App/res/values-de/a.xml": resources("Sichern")], "Save", true),
      (["App/res/values/a.xml": resources("Save"), "App/res/values-night/a.xml": resources("Dark")], "Save", false),
      (["App/moko-resources/base/a.xml": resources("Save"), "App/moko-resources/de/a.xml": ""], "Save", true),
      (["App/res/values/a.xml": "<resources><item type=\"string\" name=\"save\">A</item></resources>"], "A", false),
      (
        [
          "App/res/values/a.xml":
            "<resources><plurals name=\"save\"><item quantity=\"other\">All</item></plurals></resources>"
        ],
        "All", false
      ),
      (["App/l10n/my_app_en.arb": json("Save"), "App/l10n/my_app_de.arb": json("Sichern")], "Save", true),
      (["App/l10n/app_en.arb": #"{ "@@locale": "de", "save": "Sichern" }"#], nil, false),
      (["App/i18n/en.json": json("Save")], "Save", false), (["App/i18n/english.json": json("Save")], "Save", false),
      (["App/i18n/en-US.json": json("Save"), "App/i18n/fr.json": json("Garder")], "Save", true),
      (["App/public/en/a.json": json("Save"), "App/public/de/a.json": json("Sichern")], "Save", true),
      (["App/public/en/a.json": json("Save"), "App/public/de/b.json": json("Sichern")], "Save", false),
      // Without English, the language of most files is the source language; of equally many, the first.
      (["App/i18n/de.json": json("Sichern")], "Sichern", false),
      (["App/i18n/de.json": json("Sichern"), "App/i18n/fr.json": json("Garder")], "Sichern", true),
      (
        [
          "App/fr.lproj/A.strings": strings("Garder"), "App/de.lproj/A.strings": strings("Sichern"),
          "App/fr.lproj/B.strings": "",
        ],
        "Garder", true
      ),
      (["App/po/de.po": po("de", "Sichern"), "App/po/en_GB.po": po("en-GB", "Keep")], "save", true),
      (["App/po/en_GB.po": po("en-GB", "Keep")], "save", false),
    ] as [([String: String], String?, Bool)])
  func source(files: [String: String], text: String?, isTranslated: Bool) throws {
    let app = try Self.read(files)
    let entry = app.texts.text(forKey: "save", near: "App/A.swift")
    #expect(entry?.text == text && (entry?.isTranslated ?? false) == isTranslated)
    #expect(app.unread.isEmpty)
  }

  /// Of several tables with a key, the one that is nearest to the button counts, in all formats.
  @Test(
    arguments: [
      ("App/Editor/A.swift", "Keep"), ("App/Main/A.swift", "Save"), ("App/Android/src/A.kt", "Store"),
    ])
  func nearest(file: String, text: String) throws {
    let app = try Self.read([
      "App/Main/en.lproj/A.strings": Self.strings("Save"), "App/Editor/i18n/en.json": Self.json("Keep"),
      "App/Android/src/res/values/a.xml": Self.resources("Store"),
    ])
    #expect(app.texts.text(forKey: "save", near: file)?.text == text)
  }

  /// Broken tables are reported with the place, and the texts before it are followed.
  @Test(
    arguments: [
      ("App/i18n/en.json", "{ \"save\": \"Save\",\n\"b\": }", "Save", "2:6: "),
      ("App/i18n/en.json", "{ \"save\": \"Save\"", "Save", "1:"), ("App/i18n/en.json", "\0", nil, "1:1: "),
      ("App/l10n/app_en.arb", "{ \"save\": \"Save\" ", "Save", "1:"),
      ("App/A.xcstrings", "{ \"strings\": { \"save\": {},\n", "save", "2:"),
      ("App/en.lproj/A.strings", "\"save\" = \"Save\";\n\"b\"", "Save", "2:"),
      ("App/en.lproj/A.strings", "<plist><dict><key>save</key>", nil, "1:"),
      ("App/res/values/a.xml", "<resources>\n<string name=\"save\">Save", nil, "2:1: "),
      ("App/po/de.po", "msgid \"save\"\nmsgstr \"", nil, "2:"),
      ("App/po/de.po", "msgid \"save\"\nmsgstr \"\"\n\0", nil, "3:"),
    ] as [(String, String, String?, String)])
  func broken(path: String, source: String, text: String?, reason: String) throws {
    let app = try Self.read([path: source])
    #expect(app.texts.text(forKey: "save", near: "App/A.swift")?.text == text)
    #expect(app.unread.map(\.path) == [path])
    #expect(app.unread.first?.reason.hasPrefix(reason) == true, "\(app.unread)")
  }

  @Test func refusesLargeTables() throws {
    let app = try Self.read(["App/i18n/en.json": Self.json(String(repeating: "a", count: 9 << 20))])
    #expect(app.texts.isEmpty && app.unread.map(\.reason) == ["larger than 8 MB"])
  }

  /// A title in the source that a table of any format has in another language, too.
  @Test(
    arguments: [
      ["App/po/de.po": po("de", "Sichern")], ["App/i18n/en.json": json("save"), "App/i18n/de.json": json("Sichern")],
      [
        "App/A.xcstrings":
          #"{ "strings": { "save": { "localizations": { "de": { "stringUnit": { "value": "S" } } } } } }"#
      ],
    ])
  func translatedKeys(files: [String: String]) throws {
    #expect(try Self.read(files).texts.translatedKeysByText == ["save": ["save"]])
  }

  /// A file beside the source language's that is given alone.
  @Test func seesTranslationsOfOneFile() throws {
    let read = try AppInMemory.read(
      ["App/i18n/en.json": Self.json("Save"), "App/i18n/de.json": Self.json("Sichern")], ["App/i18n/en.json"])
    #expect(read.texts.translatedKeysByText == ["Save": ["save"]])
  }
}
