import Testing

@testable import GeneratedCode

/// Messages in ICU's syntax as the model has them.
@Suite struct MessagePartsTests {
  @Test(
    arguments: [
      ("Delete", "'Delete'"), ("", ""), ("It''s", "'It's'"), ("'{'a'}'", "'{a}'"), ("{a} and {b}", "a|' and '|b"),
      ("{a, number}", "a decimal"), ("{a, number, integer}", "a integer"), ("{a, number, percent}", "a percent"),
      ("{n, plural, one {# item} other {# items}}", "[n: one=#|' item' other=#|' items']"),
      // In CLDR's order, and explicit values first.
      ("{n, plural, other {o} many {m} one {i} =0 {none}}", "[n: 0.0='none' one='i' many='m' other='o']"),
      ("{n, plural, offset:1 other {#}}", "[n - 1.0: other=#]"),
      ("{n, selectordinal, two {#nd} other {#th}}", "[ordinal n: two=#|'nd' other=#|'th']"),
      ("{g, select, female {she} other {they}}", "[g: female='she' other='they']"),
      // A number sign is text outside of plurals.
      ("# {n, plural, other {'#' #}}", "'# '|[n: other='# '|#]"),
      // The rules see the number as `other` shows it.
      ("{n, plural, other {{n, number, percent}}}", "[n percent: other=n percent]"),
      ("{n, plural, one {{n, number, percent}} other {{n}}}", "[n: one=n percent other=n]"),
      ("{n, plural, other {{m, number, percent} {n, number, integer}}}", "[n integer: other=m percent|' '|n integer]"),
    ])
  func reads(message: String, outline: String) { #expect(PartsOutline.of(SmallModel.parts(message)) == outline) }
}
