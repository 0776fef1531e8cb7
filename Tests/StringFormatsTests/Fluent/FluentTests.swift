import CatalogModel
import SourceText
import TableTestSupport
import Testing

@testable import StringFormats

@Suite("fluent")
struct FluentTests {
  private let format = FluentFormat()

  private func read(_ text: String) throws -> ReadTables {
    try format.read([SourceFile(path: "pl.ftl", text: text)], context: ReadContext())
  }

  @Test("A message with an attribute, and one with only an attribute")
  func layout() throws {
    let counted = "{count, plural, =0 {nic} one {# plik} few {# pliki} many {a\n b} other {}}"
    let units = [
      SmallTables.title("delete", "Delete", "Usuń", comment: "Why?"),
      StringUnit(
        key: UnitKey("delete/counted"), source: "{count, plural, one {#} other {#}}", target: counted,
        arguments: [SmallTables.count]),
      StringUnit(key: UnitKey("open/named"), source: "Open {name}", target: nil, arguments: [SmallTables.name]),
    ]
    let filled = try FormatOptions([("untranslated", "empty")], of: format.description)
    let file = try #require(try format.write([SmallTables.polish(units)], options: filled).files.first)
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        ### purpose-catalog: locale=pl

        # Button that does something.
        # Comment: Why?
        # \(units[0].base.note)
        # .counted: Button that does something.
        # .counted: {count}: a whole number, at most 9999.
        # .counted \(units[1].base.note)
        delete = Usuń
            .counted =
                { $count ->
                    [0] nic
                    [one] { $count } plik
                    [few] { $count } pliki
                    [many]
                        a
                        { " " }b
                   *[other] { "" }
                }

        # .named: Button that does something.
        # .named: {name}: a text.
        # .named \(units[2].base.note)
        open =
            .named = { "" }

        """)
  }

  @Test(
    "Fluent patterns as messages",
    arguments: [
      ("Back", "Back"), ("\n    one\n      two\n\n    three", "one\n  two\n\nthree"), ("one\n  two", "one\ntwo"),
      ("{ \"\" }", ""), ("{\"{\"}a{\"\\u0041\\U01F44D\\\"\\\\\"}", "'{'aA👍\"\\"),
      ("a { 1.5 } { $name }", "a 1.5 {name}"),
      ("{ NUMBER( $n , style : \"percent\" ) }", "{n, number, percent}"), ("{ NUMBER($n) }{{ $n }}", "{n, number}{n}"),
      ("{ $n ->\n *[other] x\n }", "{n, plural, other {x}}"),
      (
        "a { NUMBER($n) ->\n [0] z\n   [ one ] { $n }\n  *[ few ] #\n } b",
        "{n, plural, =0 {a z b} one {a # b} few {a '#' b} other {a '#' b}}"
      ),
      ("it's\r\n  so", "it's\nso"),
    ])
  func messages(fluent: String, message: String) throws {
    let read = try read("a = \(fluent)\nb = x\n")
    #expect(read.problems.isEmpty)
    #expect(read.tables[0].units.map(\.target) == [message, "x"])
  }

  @Test(
    "An error in one message does not hide the next",
    arguments: [
      ("a", "1:2: a message without '='; write 'name = Text'"), ("a =", "1:4: the message has no text; write { \"\" }"),
      ("a = {", "2:3: the placeable is not closed; write '}'"),
      ("a = }", "1:5: a closing brace without an opening one; write { \"}\" }"),
      ("a = { \"x }", "1:7: the text that begins here is not closed; add a quotation mark"),
      ("a = { \"\\uD800\" }", "1:8: the escape is not a character; write '\\u00E9'"),
      ("a = { b }", "1:1: the text refers to 'b'; write its words"),
      ("a = { -b.c }", "1:1: the text refers to '-b.c'; write its words"),
      ("a = { DATETIME($x) }", "1:1: the function 'DATETIME' is not known; write 'NUMBER($count)'"),
      ("a = { $x ->\n [one] y\n }", "3:2: a selector needs one default variant; write '*[other]'"),
      (
        "a = { $x ->\n [male] y\n *[other] z\n }",
        "1:1: variant '[male]' is not a plural category; write '[one]' or '[0]'"
      ),
      ("a = x\n    .b =", "2:9: attribute 'b' has no text; write { \"\" }"),
    ])
  func problems(fluent: String, problem: String) throws {
    let read = try read("\(fluent)\nb = x\n")
    #expect(read.problems.map { "\($0.place.position): \($0.message)" } == [problem])
    #expect(read.tables[0].units.map(\.target) == ["x"])
  }

  @Test("A thousand nested elements are an error", arguments: ["{", "{ A(", "A(b:", "A($b, c: "])
  func depth(opening: String) throws {
    let read = try read("a = { \(String(repeating: opening, count: 1_000))\nb = x\n")
    #expect(read.problems.map(\.message) == ["placeables are more than 50 levels deep"])
    #expect(read.tables[0].units.map(\.target) == ["x"])
  }

  @Test("Terms and comments are skipped, and a thousand braces are an error")
  func otherEntries() throws {
    let braces = String(repeating: "{", count: 1_000)
    let read = try read(
      "## group\n\n-brand = X\n    .gender = f\n# own\na = x\n# lone\n\nb = \(braces)\nc = y\na = z\n")
    #expect(read.tables[0].units.map(\.key.description) == ["a", "c", "a"])
    #expect(read.problems.map(\.message) == ["placeables are more than 50 levels deep"])
  }
}
