import CatalogModel
import SourceText
import StringFormats
import Testing

/// What is read of an app's own string tables, whatever their keys.
@Suite struct AppStringsTests {
  /// A file, and the texts in it: key, locale and text.
  @Test(
    arguments: [
      (
        "lib/app_de.arb", #"{ "@@locale": "de", "save": "Sichern", "@save": { "description": "A verb" } }"#,
        ["save de Sichern (A verb)"]
      ),
      ("locales/de.json", #"{ "a": { "b": "Sichern", "c": 7 } }"#, ["a.b de Sichern"]),
      (
        "de.lproj/A.strings", "/* A verb */\n\"save\" = \"Sichern\";\n// Other\n\"don't\" = \"\\\"Nein\\\"\";\n",
        ["save de Sichern (A verb)", "don't de \"Nein\" (Other)"]
      ),
      (
        "de.lproj/A.strings",
        "<?xml version=\"1.0\"?><plist><dict><key>save</key><string>Sichern</string></dict></plist>",
        ["save de Sichern"]
      ),
      (
        "res/values-de/strings.xml",
        """
        <resources>
          <!-- A verb -->
          <string name="save">Sicher\\'n</string>
          <string name="bold"><b>Fett</b></string>
          <string name="same">@string/save</string>
          <item type="string" name="open">Öffnen</item>
          <string name="close" product="tablet">Tablet</string>
          <string name="close">Zu</string>
          <color name="red">#f00</color>
        </resources>
        """, ["save de Sicher'n (A verb)", "open de Öffnen", "close de Zu"]
      ),
      (
        "po/de.po",
        """
        msgid ""
        msgstr "Language: de\\n"

        #. A verb
        #, fuzzy
        msgid "_Save"
        msgstr "_Sichern"

        msgid "Open"
        msgstr ""

        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d Datei"
        msgstr[1] "%d Dateien"
        """, ["_Save en Save (A verb)", "_Save de Sichern (A verb) needs review", "Open en Open"]
      ),
      (
        "A.xcstrings",
        """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "Save": { "comment": "A verb", "localizations": {
            "de": { "stringUnit": { "state": "needs_review", "value": "Sichern" } } } },
          "files": { "localizations": { "en": { "variations": { "plural": {} } } } } } }
        """, ["Save de Sichern (A verb) needs review", "Save en Save (A verb)"]
      ),
    ])
  func reads(path: String, text: String, found: [String]) throws {
    let strings = try Self.strings(path, text)
    #expect(
      strings.map { string in
        "\(string.key) \(string.locale) \(string.text)" + (string.comment.map { " (\($0))" } ?? "")
          + (string.needsReview ? " needs review" : "")
      } == found)
  }

  /// Malformed files, and where they are wrong.
  @Test(
    arguments: [
      ("de.json", "{ \"a\": }", "de.json:1:8: "),
      ("de.lproj/A.strings", "\"a\" = \"b", "de.lproj/A.strings:1:7: "),
      ("res/values/strings.xml", "<resources><string>", "res/values/strings.xml:1:"),
      ("A.xcstrings", "{", "A.xcstrings:1:2: "),
    ])
  func refuses(path: String, text: String, message: String) throws {
    let error = #expect(throws: StringTableError.self) { try Self.strings(path, text) }
    #expect(try #require(error).description.hasPrefix(message), "\(error?.description ?? "")")
  }

  /// Files that are read as far as possible, for naming buttons: key, text, and whether it may be copied. The rest is
  /// the reason why a part was not read.
  @Test(
    arguments: [
      ("de.json", "{ \"a\": \"A\", \"b\": , \"c\": \"C\" }", ["a A", "c C"], "1:18: "),
      ("de.json", "{ \"a\": \"A\"", ["a A"], "1:"), ("de.json", "[\"A\"]", [], nil),
      ("de.arb", "{ \"a\": \"A\",\n\"b\" \"B\" }", ["a A", "b B"], "2:"),
      ("de.lproj/A.strings", "\"a\" = \"A\";\n\"b\" = ;\n\"c\" = \"C\";", ["a A"], "2:7: "),
      ("de.lproj/A.strings", "bplist00", [], "the file is a binary property list"),
      ("A.xcstrings", "{ \"sourceLanguage\": \"de\", \"strings\": { \"A\": {}, \"B\": ", ["A A", "B B"], "1:"),
      (
        "A.xcstrings",
        """
        { "sourceLanguage": "en", "strings": {
          "n": { "localizations": { "en": { "variations": { "plural": {
            "one": { "stringUnit": { "value": "%d file" } },
            "other": { "stringUnit": { "value": "%d files" } } } } } } },
          "tap": { "localizations": { "en": { "variations": { "device": {
            "mac": { "stringUnit": { "value": "Click" } },
            "iphone": { "stringUnit": { "value": "Tap" } } } } } } },
          "none": { "localizations": { "en": { "variations": { "plural": {} } } } } } }
        """, ["n %d files form", "tap Tap form", "none none form"], nil
      ),
      (
        "res/values/strings.xml",
        """
        <resources>
          <plurals name="files"><item quantity="other">%d files</item><item quantity="one">A file</item></plurals>
          <plurals name="two"><item quantity="one">One</item><item quantity="few">Few</item></plurals>
          <plurals name="empty"/>
          <string name="bold">Save <b>now</b></string>
        </resources>
        """, ["files %d files form", "two Few form", "bold Save now form"], nil
      ),
      ("res/values/strings.xml", "<resources>\n<string name=\"a\">A", [], "2:1: "),
      (
        "po/de.po", "msgid \"\"\nmsgstr \"\"\n\nmsgid \"%d _file\"\nmsgid_plural \"%d _files\"\nmsgstr[0] \"\"\n",
        ["%d _file %d files form"], nil
      ),
      ("po/de.po", "msgid \"A\"\nmsgstr \"Ä\n", [], "2:"),
    ] as [(String, String, [String], String?)])
  func readsAsFarAsPossible(path: String, text: String, found: [String], fault: String?) throws {
    let table = try #require(AppTablePath(path, source: .english))
    var (shown, reason): ([String], String?) = ([], nil)
    do throws(StringTableError) {
      let strings = try table.readableStrings(of: SourceFile(path: path, text: text), source: .english)
      shown = strings.strings.map { "\($0.key) \($0.text)" + ($0.isWhole ? "" : " form") }
      reason = strings.fault?.reason
    } catch {
      reason = error.reason
    }
    #expect(shown == found)
    #expect((reason == nil) == (fault == nil) && (reason ?? "").hasPrefix(fault ?? ""), "\(reason ?? "")")
  }

  private static func strings(_ path: String, _ text: String) throws -> [AppString] {
    let table = try #require(AppTablePath(path, source: .english))
    return try table.strings(of: SourceFile(path: path, text: text), source: .english)
  }
}
