import CatalogModel
import CatalogValidation
import SourceText
import Testing

@testable import CatalogReports

/// Texts in reports of differences: differences are visible, and no text affects its surroundings.
@Suite("Texts in reports")
struct ShownTextTests {
  @Test(
    "Two texts that look the same are spelt out",
    arguments: [
      ("Back", "Return", "Back", "Return"), ("Back", "Back ", "Back", "Back⟨U+0020⟩"),
      ("Back", "Back\u{A0}", "Back", "Back⟨U+00A0⟩"), ("a b", "a  b", "a⟨U+0020⟩b", "a⟨U+0020⟩⟨U+0020⟩b"),
      ("a\u{200B}b", "ab", "a⟨U+200B⟩b", "ab"), ("a\nb", "a b", "a⟨U+000A⟩b", "a⟨U+0020⟩b"),
      // The same letters, composed differently.
      ("é", "e\u{301}", "⟨U+00E9⟩", "e⟨U+0301⟩"),
      // A line end in a text that differs visibly stays on its line.
      ("a\nb", "c", "a⟨U+000A⟩b", "c"),
    ])
  func pairs(old: String, new: String, shownOld: String, shownNew: String) {
    let shown = ShownText.pair(Change(old: old, new: new))
    #expect(
      shown.old?.utf8.elementsEqual(shownOld.utf8) == true && shown.new?.utf8.elementsEqual(shownNew.utf8) == true)
  }

  @Test("A text that is new or gone is on one line")
  func single() {
    #expect(ShownText.pair(Change(old: nil, new: "a\nb")).new == "a⟨U+000A⟩b")
    #expect(ShownText.pair(Change(old: "a ", new: nil)).old == "a ")
  }

  @Test(
    "Right-to-left letters and bidi controls need isolation",
    arguments: [
      ("Back", false), ("حذف", true), ("חזרה", true), ("a\u{202E}b", true), ("\u{200F}", true), ("中文", false),
      ("", false),
      ("\u{1E900}", true), ("123", false),
    ])
  func isolation(text: String, isNeeded: Bool) { #expect(ShownText.needsIsolation(text) == isNeeded) }

  @Test(
    "Only a plain space is not spelt out",
    arguments: [
      ("a b", "a b"), ("a\u{A0}b", "a⟨U+00A0⟩b"), ("a\tb", "a⟨U+0009⟩b"), ("\u{FEFF}", "⟨U+FEFF⟩"),
      ("a\u{AD}b", "a⟨U+00AD⟩b"),
      ("\u{FE0F}", "⟨U+FE0F⟩"), ("é", "é"),
    ])
  func unhidden(text: String, shown: String) { #expect(ShownText.unhidden(text) == shown) }

  @Test(
    "Markdown's text",
    arguments: [
      ("plain", "plain"), ("a*b_c`d", #"a\*b\_c\`d"#), ("a|b", #"a\|b"#), ("[a](b)", #"\[a\](b)"#),
      ("<b>&", "&lt;b&gt;&amp;"),
      ("@name", "@<!-- -->name"), ("#1", "#<!-- -->1"), (":tada:", ":<!-- -->tada:"), ("GH-1", "GH<!-- -->-1"),
      ("https://a", "https:<!-- -->//a"), ("a @ b", "a @ b"), ("a\nb", "a⟨U+000A⟩b"), (#"\"#, #"\\"#),
      ("$x$", #"\$x\$"#),
      ("~~a~~", #"\~\~a\~\~"#), ("", ""),
    ])
  func markdown(text: String, escaped: String) { #expect(Markdown.escaped(text) == escaped) }

  @Test(
    "Markdown's code has a fence that no name closes",
    arguments: [
      ("delete", "`delete`"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a|b", #"`a\|b`"#), ("", "–"),
      ("a\nb", "`a⟨U+000A⟩b`"),
      ("<b>", "`<b>`"),
    ])
  func code(name: String, code: String) { #expect(Markdown.code(name) == code) }

  @Test(
    "JSON that people may see in a log",
    arguments: [
      ("plain", "plain"), ("a\u{202E}b", #"a\u202Eb"#), ("\u{7F}\u{85}", #"\u007F\u0085"#),
      ("a\u{2028}b", #"a\u2028b"#),
      ("##[x]", #"##\u005Bx]"#), ("##vso[x]", #"##vso\u005Bx]"#), ("#[x]", "#[x]"), ("## [x]", "## [x]"),
      ("é حذف", "é حذف"),
    ])
  func json(text: String, json: String) {
    #expect(ReportJSON.text(of: .string(text)).contains("\"\(json)\""))
  }

  @Test(
    "Columns of a table",
    arguments: [
      ([["a", "bb"], ["ccc", "d"]], Set<Int>(), ["a    bb", "ccc  d"]),
      ([["a", "1"], ["b", "20"]], [1], ["a   1", "b  20"]),
      // No line ends in spaces, and a row may be short.
      ([["a", ""], ["bbb", "c"]], [], ["a", "bbb  c"]), ([["a"], ["b", "c"]], [], ["a", "b  c"]), ([], [], []),
      ([["größe", "x"], ["e\u{301}", "y"]], [], ["größe  x", "e\u{301}      y"]),
    ] as [([[String]], Set<Int>, [String])])
  func tables(rows: [[String]], rightAligned: Set<Int>, lines: [String]) {
    #expect(TextTable.lines(rows, rightAligned: rightAligned) == lines)
  }

  @Test(
    "Wrapped lines",
    arguments: [
      ("one two three", nil, 0, ["one two three"]), ("one two three", 7, 0, ["one two", "three"]),
      ("one two three", 3, 0, ["one", "two", "three"]), ("a    one two", 8, 5, ["a    one", "     two"]),
      // A long word is not broken.
      ("one threefold", 5, 0, ["one", "threefold"]), ("", 5, 0, [""]),
    ] as [(String, Int?, Int, [String])])
  func wraps(line: String, columns: Int?, indent: Int, lines: [String]) {
    #expect(TextTable.wrapped(line, columns: columns, indent: indent) == lines)
  }

  @Test(
    "Icons",
    arguments: [
      (IconReference.name("arrow"), "arrow"),
      (.byDirection(leftToRight: "a", rightToLeft: "b"), "a, right-to-left b"),
      (.byRelease(name: "a", fallback: "b"), "a, older systems b"), (.byLocale(name: "a", locales: [:]), "a"),
    ])
  func icons(icon: IconReference, text: String) { #expect(icon.text == text) }
}
