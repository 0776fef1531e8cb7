import CatalogModel
import SourceText
import TableTestSupport
import Testing
import TextFormats

@testable import StringFormats

/// Tools change indentation whatever `xml:space` says. The white space that they add around a text is not part of it.
@Suite("XML files with changed indentation")
struct XMLLayoutTests {
  @Test(
    "White space with a line feed at the ends is layout, any other is text",
    arguments: [
      ("\n   a\n  ", "a"), ("\r\n\ta\r\n", "a"), (" a ", " a "), ("  a\n", "  a"), ("\n  a  ", "a  "),
      ("a\n  b", "a\n  b"), ("\n  ", ""), ("  ", "  "), ("", ""), (" &#10; a&#10;", " \n a\n"),
      ("\n  &#10;a&#xA;\n  ", "\na\n"), ("\n  <![CDATA[\n a ]]>\n", "\n a "), ("\n  <!-- b -->\n  a\n", "a"),
      ("\n  <b>\n    a\n  </b>\n  c\n", "a\n  c"), ("a\n <b>c</b>\n d", "a\n c\n d"), ("\n<?b c?>\n a", "a"),
    ])
  func ends(content: String, text: String) throws {
    let root = try XMLTree(SourceFile(path: "a.xml", text: "<a>\(content)</a>")).root
    #expect(root.unindentedText.utf8.elementsEqual(text.utf8), "\(root.unindentedText.debugDescription)")
  }

  private static let units = [
    SmallTables.title("apply", "Apply", "Zastosuj", comment: "Why?"),
    StringUnit(
      key: UnitKey("delete/counted"), source: "{count, plural, one {Delete # item} other {Delete # items}}",
      target: "{count, plural, one {Usuń # element} few {Usuń # elementy} many {Usuń # elementów} other {Usuń #}}",
      arguments: [SmallTables.count]),
    SmallTables.title("close", "Close", nil),
  ]

  @Test(
    "Texts on separate lines change nothing",
    arguments: ["xliff-1.2", "xliff-1.2-xcode", "xliff-2.1", "resx"])
  func indentedTexts(identifier: String) throws {
    let format = try AllFormats.format(identifier)
    let table = try SmallTables.polish(Self.units)
    let file = try #require(try format.write([table], options: FormatOptions()).files.first)
    var text = String(decoding: file.bytes, as: UTF8.self)
    for name in ["source", "target", "note", "value", "comment", "data", "mda:meta"] {
      let tag = try Regex("(<\(name)(?: [^>]*[^/>])?>)([^\\n<](?:.|\\n)*?)(</\(name)>)")
      text = text.replacing(tag) { match -> String in
        let parts = (1...3).map { match.output[$0].substring ?? "" }
        return "\(parts[0])\n          \(parts[1])\n        \(parts[2])"
      }
    }
    #expect(text.contains("\n          Zastosuj\n        </"))
    let before = try format.read([SourceFile(path: file.path, bytes: file.bytes)], context: ReadContext(table))
    let after = try format.read([SourceFile(path: file.path, text: text)], context: ReadContext(table))
    #expect(after.problems == [])
    func contents(_ read: ReadTables) -> [[String?]] {
      read.tables.flatMap(\.units).map { unit in
        [unit.key.description, unit.target, unit.comment, unit.state?.rawValue, unit.base?.attributes]
      }
    }
    #expect(contents(after) == contents(before))
    #expect(after.tables.flatMap(\.units).contains { $0.target == "Zastosuj" })
  }
}
