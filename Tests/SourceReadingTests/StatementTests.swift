import SourceReading
import Testing

/// Statements of control flow and closures, which are reduced to the expressions in them, in the order of the file.
@Suite("Statements")
struct StatementTests {
  typealias Row = CodeReaderTests.Row

  @Test("Swift", arguments: swift + swiftClosures)
  func readsSwift(_ row: Row) { #expect(Outline.of(row.source, as: .swift) == row.outline) }

  @Test("Kotlin", arguments: kotlin + kotlinClosures)
  func readsKotlin(_ row: Row) { #expect(Outline.of(row.source, as: .kotlin) == row.outline) }

  @Test("TypeScript", arguments: typeScript + typeScriptClosures)
  func readsTypeScript(_ row: Row) { #expect(Outline.of(row.source, as: .typeScript) == row.outline) }

  private static let swift = [
    Row("if let a, let b = c() { d() }", "(if a b = c() d())"),
    Row("do { try a() } catch B.c { d() } catch { e() }", "(do a() B.c d() e())"),
    Row("defer { a() }", "(defer a())"), Row("repeat { a() } while b", "(repeat a()); (while b)"),
    Row("switch a { case .b where c: d(); case let .e(f): g(f) }", "(switch a (case .b c) d() (case |e(f)) g(f))"),
    Row("switch (a, b) { case (1, _): c(); default: break }", "(switch [a, b] (case [1, _]) c() (case ) break)"),
    Row("return a ?? b", "(return (?? a b))"), Row("return\na()", "(return ); a()"), Row("throw A.b", "(throw A.b)"),
    Row("let a = if b { 1 } else { 2 }", "value a{(if b 1 2)}"), Row("a += 1; b()", "a = 1; b()"),
    Row("a.b = c; d()", "a.b = c; d()"), Row("self.a = { b() }", "self.a = {b()}"),
    Row("a(b) as! C", "a(b)"), Row("a is B", "a"), Row("a[b] = c", "a = c"),
    Row("Task { await a() }", "Task(){a()}"), Row("a(&b)", "a(b)"), Row("_ = a()", "_ = a()"),
    Row("for case let .a(b) in c { d(b) }", "(for |a(b) c d(b))"),
  ]

  private static let kotlin = [
    Row("try { a() } catch (e: B) { c() } finally { d() }", "(try a() e B c() d())"),
    Row("val a = try { b() } catch (e: C) { d() }", "value a{(try b() e C d())}"),
    Row("when { a -> b(); c && d -> e() }", "(when a b() (&& c d) e())"),

    Row("do { a() } while (b)", "(do a()); (while b)"), Row("return@a b()", "(return b())"),
    Row("val a = if (b) c() else d()", "value a{(if b c() d())}"), Row("while (a) b()", "(while a b())"),
    Row("a.b = c", "a.b = c"), Row("a += b", "a = b"), Row("throw A(b)", "(throw A(b))"),
    Row("a.apply { b = c; d() }", "a|apply(){b = c; d()}"), Row("a to b", "a; to; b"),
    Row("val (a, b) = c", "value {c}"), Row("init { a() }", "(init a())"),
  ]

  private static let typeScript = [
    Row("try { a(); } catch (e) { b(); } finally { c(); }", "(try a() e b() c())"),
    Row("for (const a of b) { c(a); }", "(for (of a b) c(a))"),
    Row("for (let i = 0; i < n; i++) a(i);", "(for i = 0 (< i n) i a(i))"),
    Row("while (a) b();", "(while a b())"), Row("do { a(); } while (b);", "(do a()); (while b)"),
    Row("switch (a) { case 'b': c(); break; default: d(); }", "(switch a (case 'b') c() break default d())"),

    Row("throw new A(b);", "(throw new A(b))"),
    Row("return;\na();", "(return ); a()"), Row("a.b = () => c();", "a.b = {c()}"), Row("{ a(); }", "({ a())"),
    Row("await a();", "a()"), Row("void a();", "a()"), Row("!a && b()", "(&& a b())"),
    Row("typeof a === 'b'", "(=== a 'b')"),
    Row("import './a.css';\nb();", "(import './a.css'); b()"),
    Row("import type { A } from 'b';\nc();", "(import A 'b'); c()"),
    Row("import A\nconst b = 1;", "(import A); value b{1}"),
    Row("enum A { B = 'c' }", "type A{B = 'c'}"), Row("interface A extends B { c: D }", "type A:B{c; D}"),
  ]
}
