import TableTestSupport
import Testing

@testable import StringFormats
@testable import StringTables

/// Which of two texts an app shows differs between platforms, so none of them is taken.
@Suite("Units that files have twice")
struct RepeatedUnitTests {
  /// A file with two texts of `pack-box` and, where the format states it, the German locale.
  private static let files: [(format: String, path: String, text: String)] = [
    ("csv", "de.csv", "key,text (de)\npack-box,ONE\npack-box,TWO\n"),
    ("properties", "M_de.properties", "pack-box = ONE\npack-box = TWO\n"),
    ("strings", "de.lproj/L.strings", "\"pack-box\" = \"ONE\";\n\"pack-box\" = \"TWO\";\n"),
    ("fluent", "de.ftl", "pack-box = ONE\npack-box = TWO\n"),
    (
      "android", "values-de/strings.xml",
      "<resources><string name=\"pack_box\">ONE</string><string name=\"pack_box\">TWO</string></resources>"
    ),
    (
      "resx", "R.de.resx",
      "<root><data name=\"pack_box\"><value>ONE</value></data><data name=\"pack_box\"><value>TWO</value></data></root>"
    ),
    (
      "gettext", "de.po",
      """
      msgid ""
      msgstr "Language: de\\n"

      msgctxt "pack-box"
      msgid "Pack Box"
      msgstr "ONE"

      msgctxt "pack-box"
      msgid "Pack Box"
      msgstr "TWO"

      """
    ),
    (
      "qt-ts", "app_de.ts",
      """
      <!DOCTYPE TS><TS version="2.1" language="de"><context><name>pack-box</name>
      <message><source>Pack Box</source><comment>title</comment><translation>ONE</translation></message>
      <message><source>Pack Box</source><comment>title</comment><translation>TWO</translation></message>
      </context></TS>
      """
    ),
    (
      "xliff-1.2", "de.xlf",
      """
      <xliff version="1.2"><file source-language="en" target-language="de" original="x" datatype="plaintext"><body>
      <trans-unit id="pack-box"><source>Pack Box</source><target>ONE</target></trans-unit>
      <trans-unit id="pack-box"><source>Pack Box</source><target>TWO</target></trans-unit>
      </body></file></xliff>
      """
    ),
    (
      "xliff-2.1", "de.xlf",
      """
      <xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="de"><file id="x">
      <unit id="pack-box"><segment><source>Pack Box</source><target>ONE</target></segment></unit>
      <unit id="pack-box"><segment><source>Pack Box</source><target>TWO</target></segment></unit>
      </file></xliff>
      """
    ),
  ]

  @Test("Two different texts are a conflict, and neither goes in", arguments: files)
  func different(format: String, path: String, text: String) throws {
    let entries = try MiniCatalogue().merged([path: text], format)
    #expect(entries.map(\.outcome) == [.conflict, .conflict], "\(entries.map(\.reason))")
    #expect(entries.allSatisfy { $0.reason?.contains("twice") == true && $0.isRefusal })
  }

  @Test("The same text twice goes in once", arguments: files)
  func same(format: String, path: String, text: String) throws {
    let entries = try MiniCatalogue().merged([path: text.replacing("TWO", with: "ONE")], format)
    #expect(entries.count { $0.outcome == .updated } == 1)
    #expect(entries.allSatisfy { [.updated, .unchanged].contains($0.outcome) }, "\(entries.map(\.reason))")
  }

  @Test("An empty text never wins, whether it is first or last")
  func empty() throws {
    for text in ["pack-box,\npack-box,Packen\n", "pack-box,Packen\npack-box,\n"] {
      let entries = try MiniCatalogue().merged(["de.csv": "key,text (de)\n" + text], "csv")
      #expect(Set(entries.map(\.outcome)) == [.updated, .unchanged])
    }
  }

  @Test("Files of one import count together")
  func severalFiles() throws {
    let sent = ["a/de.csv": "key,text (de)\npack-box,ONE\n", "b/de.csv": "key,text (de)\npack-box,TWO\n"]
    let entries = try MiniCatalogue().merged(sent, "csv")
    #expect(entries.map(\.outcome) == [.conflict, .conflict])
    #expect(
      entries.first?.reason
        == "the files have the unit twice: 'ONE' here and 'TWO' at b/de.csv:2:10; remove one of them")
  }
}
