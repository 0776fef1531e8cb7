import Testing

@testable import StringTables

@Suite("Writing XML")
struct XMLWriterTests {
  @Test("Elements are indented, texts stay as they are")
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

  @Test("What XML cannot hold is named")
  func refused() {
    #expect(XMLCharacters.refused(in: "a\u{7}b") == "U+0007")
    #expect(XMLCharacters.refused(in: "\u{FFFE}") == "U+FFFE")
    #expect(XMLCharacters.refused(in: "a\tb\nc\rd\u{7F}\u{FFFD}𝒳") == nil)
  }
}
