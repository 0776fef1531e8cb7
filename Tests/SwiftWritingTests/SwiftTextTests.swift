import SwiftWriting
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
}
