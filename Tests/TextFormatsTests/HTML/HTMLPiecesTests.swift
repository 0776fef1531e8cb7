import Testing

@testable import TextFormats

/// The pieces of pages, each as its markup.
@Suite("Pieces of pages")
struct HTMLPiecesTests {
  @Test(
    "Markup",
    arguments: [
      (.code("a<b"), "<code>a&lt;b</code>"), (.bold("a&b"), "<b>a&amp;b</b>"), (.isolated("حذف"), "<bdi>حذف</bdi>"),
      (.link("a", to: "?b=\"c\"&d"), "<a href=\"?b=&quot;c&quot;&amp;d\">a</a>"),
      (.list(items: [["a"], ["b", .code("c")]]), "<ul><li>a</li><li>b<code>c</code></li></ul>"),
      (.list("x", items: []), "<ul class=\"x\"></ul>"), (.all(["a", .empty, "<"]), "a&lt;"), (.empty, ""),
      (.folded(summary: ["a"], content: ["b"]), "<details><summary>a</summary>b</details>\n"),
      (.section("A & b", content: ["c"]), "<section><h2>A &amp; b</h2>\nc</section>\n"),
      (.row([.column("a"), .rowHead(["b"])]), "<tr><th scope=\"col\">a</th><th scope=\"row\">b</th></tr>\n"),
      (
        .table(head: [.head(["a"])], rows: []),
        "<table><thead><tr><th scope=\"col\">a</th></tr>\n</thead>\n<tbody></tbody></table>\n"
      ),
      // An attribute without a value is left out, and one with an empty value has only its name.
      (.element("input", [("a", nil), ("b", ""), ("c", "d")]), "<input b c=\"d\">"), (.element("br"), "<br>"),
      (.element("p", [("title", "a\nb")], text: "c\td"), "<p title=\"a&#10;b\">c&#9;d</p>\n"),
    ] as [(HTML, String)])
  func markup(piece: HTML, markup: String) { #expect(piece.markup == markup) }

  @Test(
    "Attributes of reports in XML",
    arguments: [("a\"b", "a&quot;b"), ("<&>", "&lt;&amp;&gt;"), ("a\nb", "a&#10;b"), ("", "")])
  func attributes(value: String, escaped: String) {
    #expect(MarkupText.attributes(["x": value, "y": "1"]) == " x=\"\(escaped)\" y=\"1\"")
  }
}
