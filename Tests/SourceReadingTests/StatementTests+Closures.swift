import SourceReading

/// Code that a call receives: closures, lambdas and functions, which hold the actions of most buttons.
extension StatementTests {
  static let swiftClosures = [
    Row("a { b() }", "a(){b()}"), Row("a(b) { c() }", "a(b){c()}"),
    Row("a(b: { c() })", "a(b: {c()})"), Row("a { b in c(b) }", "a(){b in c(b)}"),
    Row("a { [weak self] in self?.b() }", "a(){self|b()}"),
    Row("a { (b: C) -> D in e(b) }", "a(){b in e(b)}"), Row("let a = { b() }", "value a{{b()}}"),
    Row("a { b { c() } }", "a(){b(){c()}}"), Row("a(b) { c() } label: { d() }", "a(b){c()}label: {d()}"),
    Row(#"a.map(\.b) { c() }"#, #"a|map(\.b){c()}"#),
    Row("a(action: b.c)", "a(action: b.c)"),
  ]

  static let kotlinClosures = [
    Row("a { b() }", "a(){b()}"), Row("a(b) { c() }", "a(b){c()}"), Row("a { b -> c(b) }", "a(){b in c(b)}"),
    Row("a(b = { c() })", "a(b: {c()})"), Row("a(::b)", "a(b)"), Row("val a = { b() }", "value a{{b()}}"),
    Row("a { b, c -> d(b, c) }", "a(){b,c in d(b, c)}"),
    Row("a?.let { b(it) }", "a|let(){b(it)}"),
    Row("a(onClick = ::b)", "a(onClick: b)"),
  ]

  static let typeScriptClosures = [
    Row("a(() => b());", "a({b()})"), Row("a(b => c(b));", "a({b in c(b)})"),
    Row("a(async () => { await b(); });", "a({b()})"),
    Row("a(function () { b(); });", "a(function {b()})"), Row("const a = () => b();", "value a{{b()}}"),
    Row("a(useCallback(() => b(), [c]));", "a(useCallback({b()}, [c]))"),
    Row("a({ onPress: () => b() });", "a([onPress: {b()}])"),
    Row("a(() => ({ b: c }));", "a({[b: c]})"),
  ]
}
