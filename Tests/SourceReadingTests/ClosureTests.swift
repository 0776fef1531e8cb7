import SourceReading
import Testing

/// Code that a call receives: closures, lambdas and functions, which hold the actions of most buttons.
@Suite("Closures")
struct ClosureTests {
  typealias Row = CodeReaderTests.Row

  @Test("Swift", arguments: swift)
  func readsSwift(_ row: Row) { #expect(Outline.of(row.source, as: .swift) == row.outline) }

  @Test("Kotlin", arguments: kotlin)
  func readsKotlin(_ row: Row) { #expect(Outline.of(row.source, as: .kotlin) == row.outline) }

  @Test("TypeScript", arguments: typeScript)
  func readsTypeScript(_ row: Row) { #expect(Outline.of(row.source, as: .typeScript) == row.outline) }

  private static let swift = [
    Row("a { b() }", "a(){b()}"), Row("a(b) { c() }", "a(b){c()}"),
    Row("a(b: { c() })", "a(b: {c()})"), Row("a { b in c(b) }", "a(){b in c(b)}"),
    Row("a { [weak self] in self?.b() }", "a(){self|b()}"),
    Row("a { (b: C) -> D in e(b) }", "a(){b in e(b)}"), Row("let a = { b() }", "value a{{b()}}"),
    Row("a { b { c() } }", "a(){b(){c()}}"), Row("a(b) { c() } label: { d() }", "a(b){c()}label: {d()}"),
  ]

  private static let kotlin = [
    Row("a { b() }", "a(){b()}"), Row("a(b) { c() }", "a(b){c()}"), Row("a { b -> c(b) }", "a(){b in c(b)}"),
    Row("a(b = { c() })", "a(b: {c()})"), Row("a(::b)", "a(b)"), Row("val a = { b() }", "value a{{b()}}"),
    Row("a { b, c -> d(b, c) }", "a(){b,c in d(b, c)}"),
  ]

  private static let typeScript = [
    Row("a(() => b());", "a({b()})"), Row("a(b => c(b));", "a({b in c(b)})"),
    Row("a(async () => { await b(); });", "a({b()})"),
    Row("a(function () { b(); });", "a(function {b()})"), Row("const a = () => b();", "value a{{b()}}"),
    Row("a(() => ({ b: c }));", "a({[b: c]})"),
  ]
}
