import CatalogModel
import Foundation
import SourceText
import Testing
import TestSupport

@testable import StringFormats

/// Updates of the plurals in `.stringsdict` files.
@Suite("Updating stringsdict")
struct StringsdictUpdateTests: StringsUpdating {
  private func stringsdict(_ sentence: String, _ branches: String, type: String = "d") -> String {
    """
    <plist><dict>
      <key>delete.counted</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>\(sentence)</string>
        <!-- a variable -->
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key> <string>\(type)</string>
          \(branches)
        </dict>
      </dict>
    </dict></plist>
    """
  }

  @Test("Only differing categories are rewritten, with the file's specifier; unused ones are removed")
  func categories() throws {
    let old = stringsdict(
      "%#@n@",
      "<key>zero</key><string>Nic</string>\n      <key>one</key><string>Usuń %i element</string> <!-- 1 -->\n"
        + "      <key>other</key>\n        <string>Usuń %d %%d</string>\n      <key>few</key><string>Usuń %u elementy</string>"
    )
    let new = stringsdict(
      "%#@n@",
      "<key>one</key><string>Usuń %i element</string> <!-- 1 -->\n"
        + "      <key>other</key>\n        <string>Usuń %d elementu</string>\n      <key>few</key>"
        + "<string>Usuń %u elementy</string>\n      <key>many</key>\n      <string>Usuń %d elementów</string>")
    let updated = try update(old, [counted], path: pluralPath)
    let lines = { (text: String) in text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.sorted() }
    #expect(lines(text(updated)) == lines(new))
    let entry = try #require(try propertyList(updated.bytes)["delete.counted"] as? [String: Any])
    let plural = try #require(entry["n"] as? [String: String])
    #expect(plural["many"] == "Usuń %d elementów" && plural["other"] == "Usuń %d elementu" && plural["zero"] == nil)
    #expect(try update(text(updated), [counted], path: pluralPath).changed == 0)
  }

  @Test(
    "A sentence around a plural, and another type of number, are replaced as a whole",
    arguments: [("Usuń %#@n@", "d"), ("%#@n@", "@"), ("%#@n@ %#@n@", "d")])
  func whole(sentence: String, type: String) throws {
    let old = stringsdict(sentence, "<key>other</key><string>%d x</string>", type: type)
    let updated = try update(old, [counted], path: pluralPath)
    guard updated.changed == 1 else {
      // What cannot be read stays.
      #expect(text(updated) == old && updated.losses.count == 1)
      return
    }
    #expect(text(updated).contains("<!-- a variable -->"))
    let entry = try #require(try propertyList(updated.bytes)["delete.counted"] as? [String: Any])
    #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@count@")
    #expect((entry["count"] as? [String: String])?["few"] == "Usuń %lld elementy")
    #expect(text(try update(text(updated), [counted], path: pluralPath)) == text(updated))
  }

  @Test("Rules for widths, and keys that are not known, are kept and reported")
  func unknownRules() throws {
    let width =
      "<plist><dict><key>delete.counted</key><dict><key>NSStringVariableWidthRuleType</key>"
      + "<dict><key>20</key><string>x</string></dict></dict></dict></plist>"
    let twice = stringsdict("%#@n@", "<key>other</key><string>%d</string>")
      .replacing("</dict></plist>", with: "<key>delete.counted</key><dict/></dict></plist>")
    for old in [width, stringsdict("%#@n@", "<key>some</key><string>%d</string>"), twice] {
      let updated = try update(old, [counted], path: pluralPath)
      #expect(text(updated) == old && updated.losses.count == 1, "\(updated.losses)")
    }
  }

  @Test("Whatever surrounds our plurals stays, byte for byte", arguments: 0..<60 as Range<UInt64>)
  func randomPlurals(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let format = "<key>NSStringLocalizedFormatKey</key>"
    let pieces = [
      "<!-- a comment -->", "\n\n\t", "  <key>a</key><dict>\(format)<string>%d &#x61;</string></dict>\n",
      "<key>b</key>\n  <dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string/></dict></dict>",
      "<key  >c</key ><dict>\(format)<string><![CDATA[%#@x@ %#@y@]]></string></dict> <!-- behind -->\n",
      "\t<key>d</key><string>text</string>\n", "<key>e</key><array><integer>1</integer></array>", "<?pi?>",
    ]
    func foreign() -> String {
      (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    func own(_ key: String, _ few: String) -> String {
      let branches = ["one": "Usuń %d element", "few": few, "many": "Usuń %d elementów", "other": "Usuń %d elementu"]
      let written = branches.shuffled(using: &random).map { "<key>\($0.key)</key> <string>\($0.value)</string>\n" }
      return "<key>\(key)</key><dict>\(format)<string>%#@n@</string><key>n</key><dict>"
        + "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\(written.joined())</dict></dict>"
    }
    let (first, second) = (own("delete.counted", "@@"), own("copy.counted", "Usuń %d elementy"))
    let frame = "<plist><dict>\(foreign())\(first)\(foreign())\(second)\(foreign())</dict></plist>"
    let units = ["copy", "delete", "open"].map { purpose in
      StringUnit(
        key: UnitKey("\(purpose)/counted"), source: counted.source, target: counted.target, arguments: counted.arguments
      )
    }
    let old = frame.replacing("@@", with: "x")
    let updated = try update(old, units, path: pluralPath)
    #expect((updated.changed, updated.added, updated.losses) == (1, 1, []))
    let (expected, found) = (Array(frame.replacing("@@", with: "Usuń %lld elementy").utf8), updated.bytes)
    let start = zip(expected, found).prefix { $0 == $1 }.count
    let end = zip(expected.reversed(), found.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= expected.count)
    #expect(try update(text(updated), units, path: pluralPath).bytes == found)
  }
}
