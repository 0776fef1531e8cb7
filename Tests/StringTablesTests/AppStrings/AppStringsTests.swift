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
          <color name="red">#f00</color>
        </resources>
        """, ["save de Sicher'n (A verb)"]
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
      ("de.json", "{ \"a\": }", "de.json:1:8: "), ("de.json", "[]", "de.json: the file is not a JSON object"),
      ("de.lproj/A.strings", "\"a\" = \"b", "de.lproj/A.strings:1:7: "),
      ("res/values/strings.xml", "<resources><string>", "res/values/strings.xml:1:"),
      ("A.xcstrings", "{", "A.xcstrings:1:2: "),
    ])
  func refuses(path: String, text: String, words: String) throws {
    let error = #expect(throws: StringTableError.self) { try Self.strings(path, text) }
    #expect(try #require(error).description.hasPrefix(words), "\(error?.description ?? "")")
  }

  private static func strings(_ path: String, _ text: String) throws -> [AppString] {
    let table = try #require(AppTablePath(path, source: .english))
    return try table.strings(of: SourceFile(path: path, text: text), source: .english)
  }
}
