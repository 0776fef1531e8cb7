import MessageSyntax
import Testing

/// An invalid message and its errors, each with the text at its place.
struct BrokenMessage: Sendable, CustomTestStringConvertible {
  let source: String
  let errors: [Expected]

  struct Expected: Equatable, Sendable {
    let offset: Int
    let place: String
    let message: String

    init(_ offset: Int, _ place: String, _ message: String) {
      self.offset = offset
      self.place = place
      self.message = message
    }
  }

  init(_ source: String, _ errors: Expected...) {
    self.source = source
    self.errors = errors
  }

  var testDescription: String { source }

  func check() {
    let tree = MessageTree(parsing: source)
    let found = tree.errors.map { error in
      Expected(error.range.lowerBound, tree.text(error.range), error.message)
    }
    #expect(found == errors)
  }
}

@Suite("Syntax errors")
struct SyntaxErrorTests {
  private static let brace = "put the brace between apostrophes to print it"
  private static let types = "use 'number', 'plural', 'selectordinal' or 'select'"

  @Test(
    "Braces and quotes",
    arguments: [
      BrokenMessage(
        "a } b", .init(2, "}", "unmatched '}'; remove it, or put it between apostrophes to print it")),
      BrokenMessage("a {", .init(2, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage("a {name", .init(2, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage("{n, plural, ", .init(0, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage("{n, plural, one", .init(0, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage("{n, plural, offset:", .init(0, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage("{n, plural, other {#}", .init(0, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage("{n, plural, other {#", .init(18, "{", "'{' is never closed; add '}', or \(brace)")),
      BrokenMessage(
        "{n, plural, other {'{#}}",
        .init(19, "'", "quoted text is never closed; add an apostrophe at its end")),
    ])
  func braces(_ row: BrokenMessage) { row.check() }

  @Test(
    "Placeholders",
    arguments: [
      BrokenMessage("a {} b", .init(2, "{", "missing argument name after '{'; add it, or \(brace)")),
      BrokenMessage("{ , number}", .init(0, "{", "missing argument name after '{'; add it, or \(brace)")),
      BrokenMessage("{%d}", .init(0, "{", "missing argument name after '{'; add it, or \(brace)")),
      BrokenMessage("{0}", .init(1, "0", "argument '0' has a number for a name; give it a word")),
      BrokenMessage(
        "{007, number}", .init(1, "007", "argument '007' has a number for a name; give it a word")),
      BrokenMessage("{item-count}", .init(5, "-", "unexpected '-' after 'item'; write ',' or '}' there")),
      BrokenMessage("{two words}", .init(5, "w", "unexpected 'w' after 'two'; write ',' or '}' there")),
      BrokenMessage("{preis €}", .init(7, "€", "unexpected '€' after 'preis'; write ',' or '}' there")),
      BrokenMessage("{n,}", .init(2, ",", "missing argument type after ','; \(types)")),
      BrokenMessage("{n, 1}", .init(2, ",", "missing argument type after ','; \(types)")),
      BrokenMessage(
        "{n, plural one {a} other {b}}",
        .init(11, "o", "unexpected 'o' after 'plural'; write ',' or '}' there")),
      BrokenMessage("{n, date}", .init(4, "date", "unknown argument type 'date'; \(types)")),
      BrokenMessage("{n, date, short}", .init(4, "date", "unknown argument type 'date'; \(types)")),
      BrokenMessage("{t, time, HH'h'} {n}", .init(4, "time", "unknown argument type 'time'; \(types)")),
      BrokenMessage("{n, time}", .init(4, "time", "unknown argument type 'time'; \(types)")),
      BrokenMessage("{n, spellout}", .init(4, "spellout", "unknown argument type 'spellout'; \(types)")),
      BrokenMessage("{n, ordinal}", .init(4, "ordinal", "unknown argument type 'ordinal'; \(types)")),
      BrokenMessage("{n, duration}", .init(4, "duration", "unknown argument type 'duration'; \(types)")),
      BrokenMessage(
        "{n, choice, 0#none|1#one}", .init(4, "choice", "unknown argument type 'choice'; \(types)")),
      BrokenMessage(
        "{n, plurl, other {#}}", .init(4, "plurl", "unknown argument type 'plurl'; did you mean 'plural'?")),
      BrokenMessage("{n, numbr}", .init(4, "numbr", "unknown argument type 'numbr'; did you mean 'number'?")),
      BrokenMessage(
        "{n, selct, other {}}", .init(4, "selct", "unknown argument type 'selct'; did you mean 'select'?")),
    ])
  func placeholders(_ row: BrokenMessage) { row.check() }

  @Test(
    "Number styles",
    arguments: [
      BrokenMessage(
        "{n, number,}",
        .init(10, ",", "missing number style after ','; use 'integer' or 'percent', or remove the ','")),
      BrokenMessage(
        "{n, number, currency}",
        .init(12, "currency", "unknown number style 'currency'; use 'integer' or 'percent', or leave it out")),
      BrokenMessage(
        "{n, number, ::compact-short}",
        .init(
          12, "::compact-short",
          "unknown number style '::compact-short'; use 'integer' or 'percent', or leave it out")),
      BrokenMessage(
        "{n, number, #,##0.00}",
        .init(12, "#,##0.00", "unknown number style '#,##0.00'; use 'integer' or 'percent', or leave it out")),
      BrokenMessage(
        "{n, number, 'integer'} {n}",
        .init(12, "'integer'", "unknown number style ''integer''; did you mean 'integer'?")),
      BrokenMessage(
        "{n, number, precent}",
        .init(12, "precent", "unknown number style 'precent'; did you mean 'percent'?")),
    ])
  func numberStyles(_ row: BrokenMessage) { row.check() }

  @Test(
    "Branches",
    arguments: [
      BrokenMessage("{n, plural}", .init(0, "{n, plural}", "plural 'n' has no branches; add 'other {…}'")),
      BrokenMessage(
        "{n, select, }", .init(0, "{n, select, }", "select 'n' has no branches; add 'other {…}'")),
      BrokenMessage(
        "x {n, plural, one {#}} y",
        .init(2, "{n, plural, one {#}}", "missing 'other' branch in plural 'n'; add 'other {…}'")),
      BrokenMessage(
        "{n, selectordinal, one {#}}",
        .init(
          0, "{n, selectordinal, one {#}}", "missing 'other' branch in selectordinal 'n'; add 'other {…}'")),
      BrokenMessage(
        "{s, select, Other {}}",
        .init(0, "{s, select, Other {}}", "missing 'other' branch in select 's'; add 'other {…}'")),
      BrokenMessage(
        "{n, plural, on {#} other {#}}", .init(12, "on", "unknown plural category 'on'; did you mean 'one'?")),
      BrokenMessage(
        "{n, plural, singular {#} other {#}}",
        .init(
          12, "singular",
          "unknown plural category 'singular'; use 'zero', 'one', 'two', 'few', 'many' or 'other', or a value such as '=1'"
        )),
      BrokenMessage(
        "{n, plural, =x {#} other {#}}",
        .init(12, "=", "'=' is not a number; write a value such as '=1'"),
        .init(12, "=", "missing text after '='; write '= {…}'"),
        .init(
          13, "x",
          "unknown plural category 'x'; use 'zero', 'one', 'two', 'few', 'many' or 'other', or a value such as '=1'"
        )),
      BrokenMessage(
        "{n, plural, =1e {#} other {#}}",
        .init(12, "=1e", "'=1e' is not a number; write a value such as '=1'")),
      BrokenMessage(
        "{n, plural, =1e999 {#} other {#}}",
        .init(12, "=1e999", "'=1e999' is not a number; write a value such as '=1'")),
      BrokenMessage(
        "{s, select, =1 {} other {}}",
        .init(12, "=1", "explicit value '=1' in a select; use a word there, or make it a plural")),
      BrokenMessage(
        "{n, plural, {#} other {#}}",
        .init(12, "{", "missing selector before '{'; write when this branch applies, such as 'other'")),
      BrokenMessage(
        "{n, plural, one other {#}}", .init(12, "one", "missing text after 'one'; write 'one {…}'")),
      BrokenMessage(
        "{n, plural, one {#} one {#} other {#}}", .init(20, "one", "duplicate branch 'one'; keep one of them")
      ),
      BrokenMessage(
        "{n, plural, =1 {#} =1.0 {#} other {#}}",
        .init(19, "=1.0", "duplicate branch '=1.0'; keep one of them")),
      BrokenMessage(
        "{s, select, a {} b {} a {} other {}}", .init(22, "a", "duplicate branch 'a'; keep one of them")),
      BrokenMessage(
        "{n, plural, one {#}, other {#}}", .init(19, ",", "unexpected ',' between branches; remove it")),
    ])
  func branches(_ row: BrokenMessage) { row.check() }

  @Test(
    "Offsets",
    arguments: [
      BrokenMessage(
        "{n, plural, one {#} offset:1 other {#}}",
        .init(20, "offset:", "'offset:' comes after a branch; move it before the first one")),
      BrokenMessage(
        "{n, plural, offset:1 offset:2 other {#}}",
        .init(21, "offset:", "duplicate 'offset:'; keep one of them")),
      BrokenMessage(
        "{n, plural, offset:- other {#}}",
        .init(12, "offset:-", "'-' is not a number; write an offset such as 'offset:1'")),
    ])
  func offsets(_ row: BrokenMessage) { row.check() }

  @Test(
    "The parser continues after an error",
    arguments: [
      BrokenMessage(
        "{0} } {n, date} {n, plural, on {{} #} few {#}}",
        .init(1, "0", "argument '0' has a number for a name; give it a word"),
        .init(4, "}", "unmatched '}'; remove it, or put it between apostrophes to print it"),
        .init(10, "date", "unknown argument type 'date'; \(types)"),
        .init(28, "on", "unknown plural category 'on'; did you mean 'one'?"),
        .init(32, "{", "missing argument name after '{'; add it, or \(brace)"),
        .init(
          16, "{n, plural, on {{} #} few {#}}", "missing 'other' branch in plural 'n'; add 'other {…}'")),
      BrokenMessage(
        "{a b {x} '{' c} {d e}",
        .init(3, "b", "unexpected 'b' after 'a'; write ',' or '}' there"),
        .init(19, "e", "unexpected 'e' after 'd'; write ',' or '}' there")),
    ])
  func recovery(_ row: BrokenMessage) { row.check() }
}

@Suite("Limits")
struct LimitTests {
  private func nested(_ depth: Int) -> String {
    String(repeating: "{n, plural, other {", count: depth) + "#" + String(repeating: "}}", count: depth)
  }

  @Test("Branches nest up to 32 deep")
  func depth() {
    #expect(MessageTree(parsing: nested(32)).errors.isEmpty)
    let errors = MessageTree(parsing: nested(33)).errors
    #expect(errors.map(\.message) == ["branches are nested more than 32 deep; use fewer levels"])
    #expect(errors.map(\.range) == [626..<627])
  }

  @Test("A hundred thousand levels are one error too")
  func absurdDepth() {
    #expect(MessageTree(parsing: nested(100_000)).errors.map(\.kind) == [.nestedTooDeep(limit: 32)])
  }

  @Test("A select has up to 512 branches")
  func branches() {
    let list = (1...511).map { "w\($0) {}" }.joined(separator: " ")
    #expect(MessageTree(parsing: "{s, select, \(list) other {}}").errors.isEmpty)
    let errors = MessageTree(parsing: "{s, select, \(list) more {} other {}}").errors
    #expect(errors.map(\.message) == ["more than 512 branches; use fewer"])
  }

  @Test("Only the first 32 errors are kept")
  func errors() {
    #expect(MessageTree(parsing: String(repeating: "}", count: 1000)).errors.count == 32)
  }

  @Test("A message has up to 16 MiB")
  func length() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: MessageParser.maximumLength + 1)
    let tree = MessageTree(parsing: bytes)
    #expect(tree.errors.map(\.message) == ["message has more than 16777216 bytes; shorten it"])
    #expect(tree.reassembledSource == bytes)
    #expect(MessageTree(parsing: Array(bytes.dropLast())).errors.isEmpty)
  }

  @Test("Long names are shortened in errors, never inside a character")
  func excerpts() {
    let errors = MessageTree(parsing: "{\(String(repeating: "ä", count: 30)) x}").errors
    let short = String(repeating: "ä", count: 20)
    #expect(errors.map(\.message) == ["unexpected 'x' after '\(short)…'; write ',' or '}' there"])
  }
}
