import SourceText
import Testing

@testable import TextFormats

@Suite("Reading XML")
struct XMLTreeTests {
  private func tree(_ text: String, doctype: XMLDoctype? = nil) throws -> XMLTree {
    try XMLTree(SourceFile(path: "a.xml", text: text), doctype: doctype)
  }

  private func position(_ offset: Int, in element: XMLTreeElement) -> String {
    "\(element.tree.file.position(at: offset))"
  }

  @Test("Elements, attributes and texts with their places")
  func places() throws {
    let root = try tree("<?xml version='1.0'?>\n<a>\n  <b x=\"1\" xml:space='preserve'> ż </b>\n  <c/>\n</a>\n").root
    let b = try #require(root.child("b"))
    #expect(b.text == " ż ")
    #expect(b["x"] == "1")
    #expect(b["space", in: XMLScopes.xmlNamespace] == "preserve")
    #expect(b["space"] == nil)
    #expect(position(b.offset, in: root) == "3:3")
    #expect(b.offset(of: "x").map { position($0, in: root) } == "3:9")
    #expect(root.child("c").map { position($0.offset, in: root) } == "4:3")
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children("c").count == 1)
  }

  @Test(
    "The meaning of texts",
    arguments: [
      ("&lt;&amp;&gt;&quot;&apos;&#65;&#x10FFFF;", "<&>\"'A\u{10FFFF}"), ("a\r\nb\rc\nd", "a\nb\nc\nd"),
      ("&#13;", "\r"), ("<![CDATA[<b>&amp;\r\n]]]]><![CDATA[>]]>", "<b>&amp;\n]]>"), ("a<!-- b -->c", "ac"),
      ("a<?b c?>d", "ad"), ("a<b>c<d/>e</b>f", "acef"), ("\u{85}\u{2028}\u{FEFF}", "\u{85}\u{2028}\u{FEFF}"),
    ])
  func texts(xml: String, text: String) throws {
    #expect(try tree("<a>\(xml)</a>").root.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(try tree("<a>\(xml)</a>").root.text.utf8.elementsEqual(text.utf8))
  }

  @Test("Attribute values are normalized (XML §3.3.3)")
  func values() throws {
    let root = try tree("<a b='x\ty\r\nz&#10;&#9;\"&apos;'/>").root
    #expect(root["b"] == "x y z\n\t\"'")
  }

  @Test("Prefixes are names for namespaces")
  func namespaces() throws {
    let root = try tree(
      "<x:a xmlns:x='urn:1' xmlns='urn:2'><b x:c='1' c='2'/><y:d xmlns:y='urn:1'/><e xmlns=''/></x:a>"
    )
    .root
    #expect(root.namespace == "urn:1" && root.name == "a")
    #expect(root.attributes.isEmpty)
    #expect(root.children.map(\.namespace) == ["urn:2", "urn:1", ""])
    let b = try #require(root.child("b", in: "urn:2"))
    #expect(b["c", in: "urn:1"] == "1" && b["c"] == "2")
    #expect(root.child("d", in: "urn:2") == nil)
  }

  @Test("A redeclared prefix regains its meaning after the element")
  func scopes() throws {
    let root = try tree(
      "<a xmlns='urn:1' xmlns:x='urn:2'><b xmlns='urn:3' xmlns:x='urn:4'><x:c xmlns:x='urn:5'/><x:c/></b><x:c/><c/></a>"
    )
    .root
    let b = try #require(root.child("b", in: "urn:3"))
    #expect(b.children.map(\.namespace) == ["urn:5", "urn:4"])
    #expect(root.children.map(\.namespace) == ["urn:3", "urn:2", "urn:1"])
    #expect(throws: TextFormatError.self) { try tree("<a><b xmlns:x='urn:1'/><x:c/></a>") }
  }

  /// A search through all prefixes would need ten thousand million comparisons.
  @Test("A prefix is found at once, however many there are", .timeLimit(.minutes(20)))
  func manyPrefixes() {
    let count = 100_000
    var scopes = XMLScopes()
    var found = 0
    for index in 0..<count where scopes.declare("p\(index)", as: "urn:\(index % 2)") { found += 1 }
    for _ in 0..<count where scopes.number(of: "p0") == 2 { found += 1 }
    #expect(found == 2 * count)
    scopes.restore(to: 1)
    #expect(scopes.count == 1)
    #expect(scopes.number(of: "p0") == 2)
    #expect(scopes.number(of: "p1") == nil)
  }

  @Test("The content of an element, in order")
  func content() throws {
    let parts = try tree("<a>one<b/><!-- two -->three<![CDATA[four]]></a>").root.content.map { content in
      switch content {
      case .element(let element): "<\(element.name)>"
      case .text(let text): text
      case .comment(let text): "#\(text)#"
      }
    }
    #expect(parts == ["one", "<b>", "# two #", "three", "four"])
  }

  @Test("UTF-16 with and without a byte-order mark", arguments: [true, false])
  func encodings(hasByteOrderMark: Bool) throws {
    let text = "\(hasByteOrderMark ? "\u{FEFF}" : "")<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a>ż𝒳</a>"
    let bytes = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(try XMLTree(SourceFile(path: "a.xml", bytes: bytes)).root.text == "ż𝒳")
  }

  @Test("Only a format's own document type declaration is skipped")
  func doctypes() throws {
    let plist = XMLDoctype("plist", publicIdentifier: "-//Apple//DTD PLIST 1.0//EN")
    let declaration =
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
    #expect(try tree("\(declaration)<plist/>", doctype: plist).root.name == "plist")
    #expect(try tree("<!DOCTYPE TS>\n<TS/>", doctype: XMLDoctype("TS")).root.name == "TS")
    for wrong in ["<!DOCTYPE TS SYSTEM 'x'>", "<!DOCTYPE TSX>", "<!DOCTYPE TS [<!ENTITY a 'b'>]>", "<!DOCTYPETS>"] {
      #expect(throws: TextFormatError.self) { try tree("\(wrong)<TS/>", doctype: XMLDoctype("TS")) }
    }
    #expect(throws: TextFormatError.self) { try tree("<!DOCTYPE plist SYSTEM 'x'><plist/>", doctype: plist) }
  }

  @Test(
    "Errors say where and what to do",
    arguments: [
      ("", "1:1: the file has no element"),
      ("{}", "1:1: the file is not XML"),
      ("<a>", "1:1: element '<a>' is not closed; the file is cut off, or '</a>' is missing"),
      ("<a>\n  <b></a>", "2:6: '</a>' closes no element; '<b>' of line 2 is open"),
      ("<a b='1' b='2'/>", "1:10: attribute 'b' is a duplicate; remove one"),
      ("<a x:b=''/>", "1:4: prefix 'x' is not declared; add xmlns:x=\"…\""),
      ("<a b=1/>", "1:6: the value of attribute 'b' has no quotes; write \"…\""),
      ("<a b='<'/>", "1:7: '<' in the value of attribute 'b'; write '&lt;'"),
      ("<a>1 < 2</a>", "1:7: the name of an element is missing; write '&lt;' for the character '<'"),
      ("<a>R & D</a>", "1:6: '&' does not begin a reference; write '&amp;' for the character"),
      (
        "<a>&nbsp;</a>",
        "1:4: unknown entity '&nbsp;'; XML has &amp;, &lt;, &gt;, &quot;, &apos; and numbers such as &#160;"
      ),
      (
        "<a>&#0;</a>",
        "1:4: '&#0;' is not a character of XML; XML has &amp;, &lt;, &gt;, &quot;, &apos; and numbers such as &#160;"
      ),
      ("<a>\u{7}</a>", "1:4: the text holds U+0007, which XML cannot hold; remove it"),
      ("<a>\u{FFFF}</a>", "1:4: the text holds U+FFFF, which XML cannot hold; remove it"),
      ("<a>]]></a>", "1:4: ']]>' in a text; write ']]&gt;'"),
      ("<a><!-- -- --></a>", "1:9: '--' in a comment; write '- -' or end it with '-->'"),
      ("<a><![CDATA[", "1:4: the CDATA section is not closed; the file is cut off, or ']]>' is missing"),
      ("<a/><b/>", "1:5: there is content after the outermost element; a file has only one"),
      (" <?xml version='1.0'?><a/>", "1:2: '<?xml' is allowed only at the beginning of a file; remove it"),
      (
        "<?xml version='1.0' encoding='ISO-8859-99'?><a/>",
        "1:31: the charset 'ISO-8859-99' that the file declares is not known; save the file as UTF-8 and declare that"
      ),
      (
        "<?xml version='1.0' encoding='UTF-16'?><a/>",
        "1:21: the file declares 'UTF-16' but is UTF-8; save it as UTF-8 and declare that"
      ),
      (
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "1:1: the document type declaration ('<!DOCTYPE') is not read; remove it"
      ),
      (
        "<!DOCTYPE a [<!ENTITY b 'bb'><!ENTITY c '&b;&b;'>]><a>&c;</a>",
        "1:1: the document type declaration declares entities or elements, which is not read; remove it"
      ),
    ])
  func errors(xml: String, message: String) {
    let error = #expect(throws: TextFormatError.self) { try tree(xml) }
    #expect(error?.description == "a.xml:\(message)")
  }

  @Test("Depth, attributes and size have bounds")
  func bounds() throws {
    let deep = String(repeating: "<a>", count: 300)
    #expect(throws: TextFormatError.self) { try tree(deep) }
    let wide = "<a " + (0..<200).map { "b\($0)=''" }.joined(separator: " ") + "/>"
    #expect(throws: TextFormatError.self) { try tree(wide) }
    let large = SourceFile(path: "a.xml", bytes: [UInt8](repeating: 0x20, count: 100 << 20))
    let error = #expect(throws: TextFormatError.self) { try XMLTree(large) }
    #expect(error?.description == "a.xml: the file is larger than 64 MiB; split it")
  }
}
