import MessageSyntax
import Testing

/// The text of a message, as ICU's MessageFormat prints it.
struct Formatting: Sendable, CustomTestStringConvertible {
  let pattern: String
  let arguments: MessageArguments
  let expected: String

  init(_ pattern: String, _ arguments: MessageArguments = [:], _ expected: String) {
    self.pattern = pattern
    self.arguments = arguments
    self.expected = expected
  }

  var testDescription: String { "\(pattern) -> \(expected)" }
}

@Suite("Formatting")
struct FormattingTests {
  private func expect(_ row: Formatting) throws {
    #expect(try CompiledMessage.english(row.pattern).format(row.arguments) == row.expected)
  }

  /// ICU User Guide, "Formatting Messages", § Quoting/Escaping; UMSGPAT_APOS_DOUBLE_OPTIONAL in messagepattern.h.
  @Test(
    "Apostrophes",
    arguments: [
      Formatting("I don't know", "I don't know"),
      Formatting("I don''t know", "I don't know"),
      Formatting("I see '{many}'", "I see {many}"),
      Formatting("I said '{''Wow!''}'", "I said {'Wow!'}"),
      Formatting("This '{isn''t}' obvious", "This {isn't} obvious"),
      Formatting("'", "'"),
      Formatting("''", "'"),
      Formatting("'''", "''"),
      Formatting("''''", "''"),
      Formatting("'{'", "{"),
      Formatting("'}'", "}"),
      Formatting("'{''}'", "{'}"),
      Formatting("'{", "{"),
      Formatting("'{}", "{}"),
      Formatting("a '{b} c", "a {b} c"),
      Formatting("'''{'''", "'{'"),
      Formatting("it's '{'{name}'}'", ["name": "Ann"], "it's {Ann}"),
      Formatting("'{name}'", ["name": "Ann"], "{name}"),
      Formatting("''{name}''", ["name": "Ann"], "'Ann'"),
      Formatting("'#' is no syntax here: #", "'#' is no syntax here: #"),
      Formatting("{n, plural, other {'#' is #}}", ["n": 5], "# is 5"),
      Formatting("{n, plural, other {'# '' #'}}", ["n": 5], "# ' #"),
      Formatting("{n, plural, other {don't # '{#}'}}", ["n": 5], "don't 5 {#}"),
      Formatting("{s, select, other {'#' '{x}'}}", ["s": "a"], "'#' {x}"),
    ])
  func apostrophes(_ row: Formatting) throws { try expect(row) }

  @Test(
    "Arguments",
    arguments: [
      Formatting("", ""),
      Formatting("Close", "Close"),
      Formatting("Hello, {name}!", ["name": "Ann"], "Hello, Ann!"),
      Formatting("{ name }", ["name": "Ann"], "Ann"),
      Formatting("{\u{200E}name\u{2028}}", ["name": "Ann"], "Ann"),
      Formatting("{größe_2}", ["größe_2": "L"], "L"),
      Formatting("{a}{b}{a}", ["a": "1", "b": "2"], "121"),
      Formatting("{n}", ["n": 1_234_567], "1,234,567"),
      Formatting("{n}", ["n": 0.5], "0.5"),
      Formatting("{n}", ["n": 1234.5678], "1,234.568"),
      Formatting("{n}", ["n": -7], "-7"),
      Formatting("{n,number}", ["n": 1.25], "1.25"),
      Formatting("{n , number , integer}", ["n": 2.5], "2"),
      Formatting("{n, NUMBER, Integer}", ["n": 3.5], "4"),
      Formatting("{n, number, percent}", ["n": 0.25], "25%"),
      Formatting("{n, number, percent}", ["n": 2], "200%"),
    ])
  func arguments(_ row: Formatting) throws { try expect(row) }

  @Test(
    "Plurals",
    arguments: [
      Formatting("{n, plural, one {# item} other {# items}}", ["n": 1], "1 item"),
      Formatting("{n, plural, one {# item} other {# items}}", ["n": 0], "0 items"),
      Formatting("{n, plural, one {# item} other {# items}}", ["n": -1], "-1 item"),
      Formatting("{n, plural, one {# item} other {# items}}", ["n": 1.0], "1 item"),
      Formatting("{n, plural, one {# item} other {# items}}", ["n": 1.5], "1.5 items"),
      Formatting("{n, plural, one {# item} other {# items}}", ["n": 1234], "1,234 items"),
      Formatting("{n,plural,other{#}one{one}}", ["n": 1], "one"),
      Formatting("{n, Plural, few {few} other {other}}", ["n": 3], "other"),
      Formatting("{n, plural, =0 {none} one {# item} other {# items}}", ["n": 0], "none"),
      Formatting("{n, plural, one {category} =1 {value} other {}}", ["n": 1], "value"),
      Formatting("{n, plural, =1.5 {half more} other {#}}", ["n": 1.5], "half more"),
      Formatting("{n, plural, =-1 {minus} =+2 {plus} =1e3 {many} other {#}}", ["n": -1], "minus"),
      Formatting("{n, plural, =-1 {minus} =+2 {plus} =1e3 {many} other {#}}", ["n": 2], "plus"),
      Formatting("{n, plural, =-1 {minus} =+2 {plus} =1e3 {many} other {#}}", ["n": 1000], "many"),
      Formatting("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", ["n": 22], "22nd"),
      Formatting("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", ["n": 113], "113th"),
      Formatting("{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", ["n": 1003], "1,003rd"),
    ])
  func plurals(_ row: Formatting) throws { try expect(row) }

  /// ICU's PluralFormat: explicit values are compared before the offset is subtracted, categories are chosen after it.
  @Test("Offsets", arguments: [0: "nobody", 1: "Ann", 2: "Ann and 1 other", 3: "Ann and 2 others"])
  func offsets(count: Int, expected: String) throws {
    let message = try CompiledMessage.english(
      """
      {n, plural, offset:1 =0 {nobody} =1 {Ann} one {Ann and # other} other {Ann and # others}}
      """
    )
    #expect(try message.format(["n": .integer(Int64(count))]) == expected)
    #expect(try message.format(count: Int64(count)) == expected)
  }

  @Test(
    "Offsets and the number itself",
    arguments: [
      Formatting("{n, plural, offset: 2 one {# of {n}} other {# of {n}}}", ["n": 3], "1 of 3"),
      Formatting("{n, plural, offset:0.5 one {one: #} other {other: #}}", ["n": 1.5], "one: 1"),
      Formatting("{n, plural, offset:-1 one {one} other {#}}", ["n": 0], "one"),
      Formatting("{n, plural, offset:1 other {#}}", ["n": 0], "-1"),
    ])
  func offsetsAndNumber(_ row: Formatting) throws { try expect(row) }

  /// ICU's PluralSelectorProvider: the category is that of the number as the 'other' branch first prints it.
  @Test(
    "Categories follow the printed form",
    arguments: [
      Formatting("{n, plural, one {one} other {{n, number, integer}}}", ["n": 1.2], "one"),
      Formatting("{n, plural, one {one} other {# {n, number, integer}}}", ["n": 1.2], "1.2 1"),
      Formatting("{n, plural, one {one} other {{n} {n, number, integer}}}", ["n": 1.2], "1.2 1"),
      Formatting("{n, plural, one {one} other {{m, number, integer} {n}}}", ["n": 1.2, "m": 1.2], "1 1.2"),
      Formatting("{n, plural, one {one} other {{n, number, percent}}}", ["n": 0.01], "one"),
      Formatting("{n, plural, one {one} other {{n, number, percent}}}", ["n": 1], "100%"),
      Formatting(
        "{n, plural, one {one} other {{s, select, other {{n, number, integer}}}}}", ["n": 1.2, "s": ""], "1"),
      Formatting("{n, plural, one {{n, number, integer}} other {#}}", ["n": 1.2], "1.2"),
    ])
  func printedForm(_ row: Formatting) throws { try expect(row) }

  @Test(
    "Selects and nesting",
    arguments: [
      Formatting("{s, select, a {A} other {O}}", ["s": "a"], "A"),
      Formatting("{s, select, a {A} other {O}}", ["s": "A"], "O"),
      Formatting("{s, select, a {A} other {O}}", ["s": "other"], "O"),
      Formatting("{s, select, é {composed} other {O}}", ["s": "e\u{301}"], "O"),
      Formatting("{s, select, other {O} a {A}}", ["s": "a"], "A"),
      Formatting(
        "{s, select, one {1} other {{n, plural, one {# {s}} other {#s}}}}", ["s": "x", "n": 1], "1 x"),
      Formatting("{n, plural, other {{s, select, other {# {n}}} #}}", ["n": 3, "s": ""], "# 3 3"),
      Formatting("a{n, plural, other {b}}c", ["n": 3], "abc"),
      Formatting("{s, select, other {b}}c{n, plural, other {d}}'{'", ["n": 3, "s": ""], "bcd{"),
      Formatting("{n, plural, other {{m, plural, other {#}} #}}", ["n": 3, "m": 4], "4 3"),
      Formatting("{n, plural, offset:1 other {{n, plural, other {#}} #}}", ["n": 3], "3 2"),
    ])
  func nesting(_ row: Formatting) throws { try expect(row) }

  @Test("Texts longer than the buffer on the stack", arguments: [511, 512, 513, 5000])
  func longTexts(length: Int) throws {
    let text = String(repeating: "x", count: length)
    #expect(try CompiledMessage.english("{text}").format(["text": .text(text)]) == text)
    #expect(try CompiledMessage.english(text).format() == text)
  }

  @Test("A count needs no name")
  func count() throws {
    let message = try CompiledMessage.english("{n, plural, one {Delete # item} other {Delete # items}}")
    #expect(try message.format(count: 1) == "Delete 1 item")
    #expect(try message.format(count: .min) == "Delete -9,223,372,036,854,775,808 items")
    #expect(try CompiledMessage.english("Delete").format(count: 3) == "Delete")
  }

  /// Integers take the fast path for the most common form of message. Whole decimals print the same and never take it.
  @Test(
    "The fast path and the slow path give the same text",
    arguments: [
      "{n, plural, one {Delete # item} other {Delete # items}}", "{n, plural, one {one} other {many}}!",
      "<{n, plural, one {{n}} two {two} other {{n, number, integer}}}>",
      "{n, selectordinal, one {#st} other {#th}}",
      "{n} {n, plural, one {item} other {items}}", "{n, plural, one {# #} other {}}",
      "{n, plural, =0 {none} other {#}}", "{n, plural, offset:1 one {#} other {}}",
      "{n, plural, one {1} other {{n, number, percent}}}", "{n, plural, other {{n, plural, other {#}}}}",
    ],
    [0, 1, 2, 21, 101, 1_234_567, -1] as [Int64]
  )
  func fastWay(pattern: String, count: Int64) throws {
    let message = try CompiledMessage.english(pattern)
    let slow = try message.format(["n": .number(Double(count))])
    #expect(try message.format(count: count) == slow)
    #expect(try message.format(["n": .integer(count)]) == slow)
  }

  @Test("Bytes that are not UTF-8 are repaired")
  func invalidEncoding() throws {
    let tree = MessageTree(parsing: [0x61, 0xFF, 0x62])
    let message = try CompiledMessage(tree, rules: EnglishRules.rules, isRightToLeft: false)
    #expect(try message.format() == "a\u{FFFD}b")
  }

  @Test("Rules without tables give the same texts", arguments: [0, 1, 2, 99, 100, 101, 1_000_000, -1])
  func closures(count: Int64) throws {
    let tree = MessageTree(
      parsing: "{n, plural, one {# item} other {# items}} {n, selectordinal, one {#st} other {#}}")
    let tables = try CompiledMessage(tree, rules: EnglishRules.rules, isRightToLeft: false)
    let closures = try CompiledMessage(tree, rules: EnglishRules.rulesWithoutTables, isRightToLeft: false)
    #expect(try tables.format(count: count) == closures.format(count: count))
  }
}

extension Formatting {
  fileprivate init(_ pattern: String, _ expected: String) {
    self.init(pattern, [:], expected)
  }
}
