import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Tools and services fill missing translations with the source text, and mark it as not translated.
@Suite("Copies of the source text")
struct SourceCopyTests {
  private static func xliff(_ target: String) -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
    <file source-language="en" target-language="de" original="x" datatype="plaintext"><body>
    <trans-unit id="pack-box"><source>Pack Box</source>\(target)</trans-unit></body></file></xliff>
    """
  }

  private static func xliff21(_ segment: String) -> String {
    """
    <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="x">
    <unit id="pack-box" name="pack-box">\(segment)</unit></file></xliff>
    """
  }

  private static func xcstrings(_ state: String) -> String {
    """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "pack-box": { "localizations": {
    "en": { "stringUnit": { "state": "translated", "value": "Pack Box" } },
    "de": { "stringUnit": { "state": "\(state)", "value": "Pack Box" } } } } } }
    """
  }

  @Test(
    "A copy in a state that means untranslated is empty",
    arguments: [
      ("xliff-1.2", "de.xlf", xliff("<target state=\"new\">Pack Box</target>")),
      ("xliff-1.2", "de.xlf", xliff("<target state=\"needs-translation\">Pack Box</target>")),
      ("xliff-1.2", "de.xlf", xliff("<target state=\"needs-l10n\">Pack Box</target>")),
      ("xliff-1.2-xcode", "de.xliff", xliff("<target state=\"new\">Pack Box</target>")),
      (
        "xliff-2.1", "de.xlf",
        xliff21("<segment state=\"initial\"><source>Pack Box</source><target>Pack Box</target></segment>")
      ),
      // The state is 'initial' unless the segment has another one (XLIFF 2.1, § 4.3.1.36).
      ("xliff-2.1", "de.xlf", xliff21("<segment><source>Pack Box</source><target>Pack Box</target></segment>")),
      ("xcstrings", "L.xcstrings", xcstrings("new")),
      (
        "qt-ts", "app_de.ts",
        """
        <!DOCTYPE TS><TS version="2.1" language="de"><context><name>pack-box</name><message><source>Pack Box</source>
        <comment>title</comment><translation type="unfinished">Pack Box</translation></message></context></TS>
        """
      ),
      (
        "gettext", "de.po",
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, fuzzy\nmsgctxt \"pack-box\"\nmsgid \"Pack Box\"\nmsgstr \"Pack Box\"\n"
      ),
      ("csv", "de.csv", "key,source (en),text (de),state\npack-box,Pack Box,Pack Box,new\n"),
      (
        "arb", "app_de.arb",
        #"{ "@@locale": "de", "packBox": "Pack Box", "@packBox": { "source_text": "Pack Box", "x-state": "new" } }"#
      ),
    ])
  func untranslated(format: String, path: String, text: String) throws {
    let mini = try MiniCatalogue()
    let unit = try #require(
      try mini.read([path: text], format).tables.first { $0.locale.identifier == "de" }?.units.first)
    #expect(unit.target == "" && unit.isSourceCopy)
    let entry = try #require(try mini.merged([path: text], format).first)
    #expect(entry.outcome == .empty)
    #expect(entry.reason == "the source text, marked as not translated")
  }

  @Test(
    "The same text in another state, or another text, is a translation",
    arguments: [
      ("xliff-1.2", "de.xlf", xliff("<target state=\"translated\">Pack Box</target>")),
      ("xliff-1.2", "de.xlf", xliff("<target>Pack Box</target>")),
      ("xliff-1.2", "de.xlf", xliff("<target state=\"new\">Packe Kiste</target>")),
      (
        "xliff-2.1", "de.xlf",
        xliff21("<segment state=\"translated\"><source>Pack Box</source><target>Pack Box</target></segment>")
      ),
    ])
  func translated(format: String, path: String, text: String) throws {
    #expect(try MiniCatalogue().merged([path: text], format).map(\.outcome) == [.updated])
  }

  @Test("A catalogue's own copy, exported in state 'new', comes back as it was")
  func ownCopy() throws {
    let unit = SmallTables.title("pack-box", "Pack Box", "Pack Box", state: .new)
    let place = UnitPlace(path: "de.xlf", position: SourcePosition(line: 1, column: 1))
    var read = ReadUnit(
      key: unit.key, target: "Pack Box", source: "Pack Box", state: .new, base: unit.base, place: place)
    read.dropSourceCopy("Pack Box")
    #expect(read.target == "Pack Box")
  }

  @Test("A state that came back alone is reported as such")
  func onlyTheState() throws {
    let mini = try MiniCatalogue()
    let sent = try mini.exported("csv", "de", changes: [(",translated,", ",final,")])
    let entries = try mini.merged(sent, "csv")
    #expect(entries.first?.outcome == .updated, "\(entries)")
    #expect(entries.first?.reason == "only the state")
  }
}
