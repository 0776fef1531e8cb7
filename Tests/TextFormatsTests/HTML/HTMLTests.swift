import Testing

@testable import TextFormats

/// Texts and attributes are never markup, and nothing that HTML or XML refuses is written.
@Suite struct HTMLTests {
  /// XML 1.0 §2.2 Char, with the bounds of its ranges; noncharacters; commands of build servers.
  @Test(
    arguments: [
      ("<&>\"'", "&lt;&amp;&gt;&quot;'"), ("\t\n\r", "&#9;&#10;⟨U+000D⟩"),
      ("\u{0}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{20}", "⟨U+0000⟩⟨U+0008⟩⟨U+000B⟩⟨U+000C⟩⟨U+000E⟩⟨U+001F⟩ "),
      ("\u{D7FF}\u{E000}\u{FFFD}\u{FFFE}\u{FFFF}", "\u{D7FF}\u{E000}\u{FFFD}⟨U+FFFE⟩⟨U+FFFF⟩"),
      ("\u{10FFFF}", "⟨U+10FFFF⟩"), ("\u{10000}😀\u{10FFFD}", "\u{10000}😀\u{10FFFD}"),
      ("]]>", "]]&gt;"), ("حذف", "حذف"), ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("a\u{202E}b", "a⟨U+202E⟩b"),
      ("::error ##[x] a:b #1", ":&#58;error #&#35;[x] a:b #1"),
    ])
  func escapes(text: String, escaped: String) {
    #expect(MarkupText.escaped(text) == escaped)
    #expect(HTML.text(text).markup == escaped)
    #expect(HTML("\(text)").markup == escaped)
    #expect(HTML.element("b", [("title", text)], content: []).markup == "<b title=\"\(escaped)\"></b>")
  }

  @Test func writesAttributesInOrder() {
    let input = HTML.element("input", [("type", "checkbox"), ("id", nil), ("checked", "")])
    #expect(input.markup == "<input type=\"checkbox\" checked>")
    #expect(HTML.list("places", items: [["a ", .code("<b>")]]).markup.contains("<li>a <code>&lt;b&gt;</code></li>"))
  }

  /// The policy of a page that contains its style allows that, and no script.
  @Test func allowsItsStyle() {
    let page = HTML.selfContained(
      title: "</title>", style: EmbeddedCode("p { }", digest: "sha256-x"), body: ["</style>"])
    #expect(page.contains("style-src '\(PageStyle.base.digest)' 'sha256-x'; base-uri 'none'"))
    #expect(page.contains("<style>p { }</style>") && !page.contains("script-src"))
    #expect(page.contains("<title>&lt;/title&gt;</title>") && page.contains("<body>&lt;/style&gt;</body>"))
  }
}
