import CodeWriting
import Testing

/// Swift names and literals.
@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("delete", "delete"), ("select-all", "selectAll"), ("Standard", "standard"), ("My Own App", "myOwnApp"),
    ("GPS", "gps"), ("Größe 2", "größe2"), ("-", nil), ("42", nil), ("", nil),
  ])
  func makesNames(of text: String, name: String?) {
    #expect(SwiftText.lowerCamelCase(ofWords: text) == name)
  }

  @Test(arguments: [("import", "`import`"), ("default", "`default`"), ("delete", "delete")])
  func putsKeywordsInBackticks(_ name: String, declared: String) {
    #expect(SwiftText.name(name) == declared)
  }

  @Test(arguments: [
    ("plain", "#\"plain\"#"), ("a\"b", "#\"a\"b\"#"), ("\\n", "#\"\\n\"#"), ("#", "#\"#\"#"),
    ("a\nb\u{7F}", "#\"a\\#u{a}b\\#u{7f}\"#"), ("\\#\r", "##\"\\#\\##u{d}\"##"),
    ("\"#", "##\"\"#\"##"), ("\\#(x)", "##\"\\#(x)\"##"), ("\"##\"#", "###\"\"##\"#\"###"),
  ])
  func keepsLiteralsFromEndingEarly(_ text: String, literal: String) {
    #expect(SwiftText.rawLiteral(text) == literal)
  }

  @Test func commentsEachLine() {
    #expect(SwiftText.comment("one\n\r\ntwo */", indent: "  ") == "  /// one\n  ///\n  /// two */")
    #expect(SwiftText.comment("one\u{2028}\u{0}two\u{1B}") == "/// one\n/// ⟨U+0000⟩two⟨U+001B⟩")
  }

  @Test(arguments: [
    ("select-all", "selectAll"), ("pt-PT", "ptPT"), ("delete", "delete"), ("a_b", "aB"), ("-", "-"),
    ("skip-10", "skip10"),
  ])
  func makesNames(ofIdentifier identifier: String, name: String) {
    #expect(SwiftText.lowerCamelCase(ofIdentifier: identifier) == name)
  }

  /// After a dot and as a label, fewer words are reserved than in a declaration.
  @Test(arguments: [
    ("self", ".`self`", "self"), ("init", ".`init`", "init"), ("default", ".default", "default"),
    ("let", ".let", "`let`"),
    ("inout", ".inout", "`inout`"), ("title", ".title", "title"),
  ])
  func reservesFewWordsInUses(_ name: String, member: String, label: String) {
    #expect(SwiftText.member(name) == member && SwiftText.label(name) == label)
  }

  @Test(arguments: [
    ("a\"b\\", #""a\"b\\""#), ("a\nb\t", #""a\nb\t""#), ("\u{A0}\u{202E}\u{7F}", #""\u{A0}\u{202E}\u{7F}""#),
    ("\\(x)", #""\\(x)""#), ("é 😀", "\"é 😀\""), ("", "\"\""),
  ])
  func escapesLiterals(_ text: String, literal: String) { #expect(SwiftText.literal(text) == literal) }

  @Test(arguments: [(1.0, "1"), (0.5, "0.5"), (-3, "-3"), (1e20, "1e+20")])
  func writesNumbers(_ value: Double, literal: String) { #expect(SwiftText.number(value) == literal) }

  @Test(arguments: [("a\u{202E}b", "ab"), ("a\u{A0}b", "ab"), ("a b", "a b"), ("a\nb", "ab"), ("é", "é")])
  func leavesOutInvisibleCharacters(_ text: String, visible: String) { #expect(SwiftText.visible(text) == visible) }
}
