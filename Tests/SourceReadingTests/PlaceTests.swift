import SourceReading
import SourceText
import Testing

/// The bytes of nodes: findings and fixes depend on them.
@Suite("Places of nodes")
struct PlaceTests {
  /// The source of the nodes of one kind, in the order of the file.
  private static func sources(of source: String, in language: SourceLanguage, where isWanted: (SourceNode) -> Bool)
    -> [String]
  {
    let tree = SourceReader.read(SourceFile(path: "A.tsx", text: source), as: language)
    let bytes = Array(source.utf8)
    var found: [String] = []
    for node in tree.nodes {
      node.walk { node in
        if isWanted(node) { found.append(String(decoding: bytes[node.range], as: UTF8.self)) }
        return true
      }
    }
    return found
  }

  @Test(
    "Calls with their arguments and closures, without the white space after them",
    arguments: [
      (.swift, "a(b, c: 1) { d() } e: { }  ", ["a(b, c: 1) { d() } e: { }", "d()"]),
      (.swift, "Löschen(\"ä\")\n  .b()", ["Löschen(\"ä\")\n  .b()", "Löschen(\"ä\")"]),
      (.swift, "a /* x */ (b)", ["a /* x */ (b)"]),
      (.kotlin, "A(b = { c() }) { d() }", ["A(b = { c() }) { d() }", "c()", "d()"]),
      (.typeScript, "new A(b).c(d)", ["new A(b).c(d)", "new A(b)"]), (.swift, "a(b", ["a(b"]),
      (.swift, "\u{FEFF}a()", ["a()"]), (.swift, "a(\r\n  b\r\n)\r\n", ["a(\r\n  b\r\n)"]),
    ] as [(SourceLanguage, String, [String])])
  func calls(language: SourceLanguage, source: String, calls: [String]) {
    #expect(Self.sources(of: source, in: language) { if case .call = $0.kind { true } else { false } } == calls)
  }

  @Test(
    "Strings with their quotes",
    arguments: [
      (.swift, "a(\"b\", #\"c\"#)", ["\"b\"", "#\"c\"#"]),
      (.swift, "a(\"\"\"\n  b\n  \"\"\")", ["\"\"\"\n  b\n  \"\"\""]),
      (.swift, "a(\"b \\(c(\"d\"))\")", ["\"b \\(c(\"d\"))\"", "\"d\""]), (.swift, "let a = \"b\nc", ["\"b"]),
      (.kotlin, "a(\"b ${c(\"d\")}\")", ["\"b ${c(\"d\")}\"", "\"d\""]),
      (.typeScript, "a('b', `c ${d}`)", ["'b'", "`c ${d}`"]),
      (.typeScript, "<A b=\"c\">d</A>", ["\"c\"", "d"]), (.html, "<a b='c' d=e>f</a>", ["'c'", "e", "f"]),
      (.blueprint, "A { b: \"c\"; d: 'e'; }", ["\"c\"", "'e'"]),
    ] as [(SourceLanguage, String, [String])])
  func strings(language: SourceLanguage, source: String, strings: [String]) {
    #expect(Self.sources(of: source, in: language) { if case .string = $0.kind { true } else { false } } == strings)
  }

  @Test(
    "Elements with their content and their end",
    arguments: [
      (.typeScript, "const a = <A b={c}><D />e</A>;", ["<A b={c}><D />e</A>", "<D />"]),
      (.typeScript, "const a = <A>b", ["<A>b"]), (.html, "<a><br>b</a>c", ["<a><br>b</a>", "<br>"]),
      (.html, "<ul><li>a<li>b</ul>", ["<ul><li>a<li>b</ul>", "<li>a", "<li>b"]),
      (.xml, "<?xml version=\"1.0\"?>\n<a>\n <b c=\"d\"/>\n</a>\n", ["<a>\n <b c=\"d\"/>\n</a>", "<b c=\"d\"/>"]),
      (.blueprint, "A b { [end] C { } }", ["A b { [end] C { } }", "C { }"]),
    ] as [(SourceLanguage, String, [String])])
  func elements(language: SourceLanguage, source: String, elements: [String]) {
    #expect(Self.sources(of: source, in: language) { if case .element = $0.kind { true } else { false } } == elements)
  }

  @Test(
    "Comments of each language",
    arguments: [
      (.swift, "a() // b\n/* c */ d() /// e", [" b", " c ", "/ e"]), (.swift, "\"// a\"", []),
      (.swift, "/* a /* b */ c */", [" a /* b */ c "]), (.swift, "// a\r\nb()", [" a\r"]),
      (.kotlin, "// a\nval b = \"/* c */\"", [" a"]), (.typeScript, "a(); // b\n<A>{/* c */}</A>", [" b", " c "]),
      (.typeScript, "<A>// b</A>", []), (.html, "<!-- a --><b><!--c--></b><!-- d", [" a ", "c", " d"]),
      (.html, "<script>// a</script>", []), (.blueprint, "// a\nB { /* c */ }", [" a", " c "]),
    ] as [(SourceLanguage, String, [String])])
  func comments(language: SourceLanguage, source: String, comments: [String]) {
    let tree = SourceReader.read(SourceFile(path: "A.tsx", text: source), as: language)
    #expect(tree.comments.map { $0.text } == comments)
  }
}
