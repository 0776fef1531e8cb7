import SourceText
import Testing

@testable import TextFormats

@Suite("Writing XML")
struct XMLWriterTests {
  @Test("Elements are indented, and texts are unchanged")
  func layout() {
    var xml = XMLWriter(prolog: "<!DOCTYPE a>")
    xml.element("a", [("b", "1"), ("c", nil)]) { xml in
      xml.element("d", text: " <e> & \"f\" ")
      xml.element("g", [("h", "\"<\n>\"")])
      xml.inline("i") { xml in
        xml.text("j ")
        xml.element("k", [("l", "m")])
        xml.element("n", text: "o")
      }
      xml.element("p") { _ in }
      xml.comment(" q -- r -")
    }
    #expect(
      String(decoding: xml.bytes, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE a>
        <a b="1">
          <d> &lt;e&gt; &amp; "f" </d>
          <g h="&quot;&lt;&#10;&gt;&quot;"/>
          <i>j <k l="m"/><n>o</n></i>
          <p/>
          <!-- q - - r - -->
        </a>

        """)
  }

  @Test(
    "Line feeds at the ends of a text are references, which are not layout",
    arguments: [
      ("a\nb", "a\nb"), ("\na\n\nb\n", "&#10;a\n\nb&#10;"), (" \n a \t\n", " &#10; a \t&#10;"), ("\n", "&#10;"),
      (" a ", " a "), ("\r\na", "&#13;&#10;a"), ("", ""),
    ])
  func lineFeedsAtTheEnds(text: String, written: String) throws {
    var xml = XMLWriter()
    xml.element("a", text: text)
    #expect(String(decoding: xml.bytes, as: UTF8.self).contains("<a>\(written)</a>"))
    let root = try XMLTree(SourceFile(path: "a.xml", bytes: xml.bytes)).root
    #expect(root.text.utf8.elementsEqual(text.utf8))
    #expect(root.unindentedText.utf8.elementsEqual(text.utf8))
  }

  @Test("Characters that XML cannot hold are named")
  func refused() {
    #expect(XMLCharacters.refused(in: "a\u{7}b") == "U+0007")
    #expect(XMLCharacters.refused(in: "\u{FFFE}") == "U+FFFE")
    #expect(XMLCharacters.refused(in: "a\tb\nc\rd\u{7F}\u{FFFD}𝒳") == nil)
  }
}
