import SourceText
import Testing

@testable import TextFormats

/// The bytes of elements, which updates of a file replace.
@Suite("Places in XML")
struct XMLRangeTests {
  private static func root(_ text: String) throws -> XMLTreeElement {
    try XMLTree(SourceFile(path: "a.xml", text: text)).root
  }

  @Test(
    "The bytes of an element and of its content",
    arguments: [
      ("<r><a b='c'>d</a></r>", "<a b='c'>d</a>", "d"), ("<r><a/></r>", "<a/>", nil), ("<r><a></a></r>", "<a></a>", ""),
      ("<r><a b='>'/></r>", "<a b='>'/>", nil), ("<r><a b=\"'>\">c</a ></r>", "<a b=\"'>\">c</a >", "c"),
      ("<r>\n  <a>\n    <b/>\n  </a>\n</r>", "<a>\n    <b/>\n  </a>", "\n    <b/>\n  "),
      ("<r><a><!-- b --></a></r>", "<a><!-- b --></a>", "<!-- b -->"),
      ("<r><a><![CDATA[>]]></a></r>", "<a><![CDATA[>]]></a>", "<![CDATA[>]]>"),
      ("<r><a>ż<?b c?></a></r>", "<a>ż<?b c?></a>", "ż<?b c?>"),
      ("<r><x:a xmlns:x='u'>b</x:a></r>", "<x:a xmlns:x='u'>b</x:a>", "b"),
    ] as [(String, String, String?)])
  func ranges(text: String, source: String, content: String?) throws {
    let element = try #require(try Self.root(text).children.first)
    #expect(String(decoding: element.source, as: UTF8.self) == source)
    #expect(element.contentRange.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == content)
  }

  @Test("The pieces of an element's content")
  func pieces() throws {
    let text = "<r>a<b>c</b><!--d--><![CDATA[e]]></r>"
    let pieces = try Self.root(text).pieces.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    #expect(pieces == ["a", "<b>c</b>", "<!--d-->", "<![CDATA[e]]>"])
  }

  @Test(
    "Layout at the ends of a text is not part of it",
    arguments: [
      ("<a>\n  b\n</a>", "b"), ("<a> b </a>", " b "), ("<a>\n  b  c\n</a>", "b  c"), ("<a>b\n  c</a>", "b\n  c"),
      ("<a>\n  <b>\n    c\n  </b>\n</a>", "c"), ("<a>&#10;b</a>", "\nb"), ("<a>\n</a>", ""),
      ("<a>\n <!-- c -->\n b</a>", "b"),
      ("<a>b \n<!-- c --></a>", "b"), ("<a>\r\n\tb\r\n</a>", "b"), ("<a>b<c/>\n</a>", "b"),
    ])
  func layout(text: String, unindented: String) throws { #expect(try Self.root(text).unindentedText == unindented) }
}
