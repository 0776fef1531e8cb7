import SourceReading
import SourceText
import Testing

/// Whatever stands before a declaration, the declaration is one: a statement that is read too far would lose its type.
struct FollowingDeclarationTests {
  @Test("A type behind a statement of Swift", arguments: swift)
  func readsSwift(_ statement: String) { check(statement, "struct T { let u = 1 }", "type T{value u{1}}", .swift) }

  @Test("A function behind a statement of Kotlin", arguments: kotlin)
  func readsKotlin(_ statement: String) { check(statement, "fun t() { u() }", "function t{u()}", .kotlin) }

  @Test("A function behind a statement of TypeScript", arguments: typeScript)
  func readsTypeScript(_ statement: String) {
    check(statement, "function t() { u(); }", "function t{u()}", .typeScript)
  }

  private func check(_ statement: String, _ declaration: String, _ outline: String, _ language: SourceLanguage) {
    let found = Outline.of(statement + "\n" + declaration + "\n", as: language)
    #expect(found.hasSuffix(outline))
  }

  // Statements as apps have them: they are read, and none is compiled or run.
  private static let swift = [
    "import A", "import struct A.B", "@testable import A", "internal import A", "import A\nimport B\nimport C",
    "let a = 1", "let a = #\"x\"y\"#", "let a = /ab+c\"/", "func a<T: B>(_ b: T) where T: C {}",
    "protocol A { var b: Int { get set }; func c() }",
    "enum A: String, CaseIterable { case b = \"c\", d; var e: Int { switch self { case .b: 1; case .d: 2 } } }",
    "typealias A = (B) -> C", "let a: (Int) -> Void = { _ in }", "extension Array where Element == Int { }",
    "precedencegroup A { higherThan: B }", "let a = b as! C", "if #available(iOS 16, *) { a() }",
    "let a = \"\"\"\n  x \"y\" \\(z)\n  \"\"\"", "struct A { @Binding var b: Int; init() {} }",
    "var a: Int { get { 1 } set { b = newValue } }", "let a = [1, 2].map { $0 + 1 }.filter { $0 > 1 }",
    "let a = b ? c : d", "let a = b < c && d > e", "actor A { nonisolated func b() {} }",
    "@MainActor @Observable final class A<B: C>: D { deinit { e() } }", "subscript(a: Int) -> Int { 1 }",
    "let x = \\A.b.c", "func a() async throws(E) -> B { try await c() }", "let a = if b { 1 } else { 2 }",
    "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif", "class A { static let b: C = { let c = C(); return c }() }",
    "let a = b!.c?[0].d()", "for await a in b { }", "guard let self else { return }", "let a = 1_000.0e3",
    "func == (a: A, b: A) -> Bool { true }", "prefix func - (a: A) -> A { a }",
    "let a = \"\\(b, specifier: \"%.1f\")\"", "@available(*, deprecated, message: \"x\") func a() {}",
    "let (a, b) = (1, 2)", "init?(a: Int) { return nil }", "let a = { [weak self] (b: Int) -> Int in b }",
    "lazy var a: B = { B() }()", "let a = #selector(b(_:))", "let a: [String: [Int]] = [:]", "let a = ..<b",
    "var a = 1 { didSet { b() } }", "associatedtype A: B where B.C == D", "copy()", "let a = copy b",
  ]

  private static let kotlin = [
    "import a.b.*", "import a.b as c", "package a.b\n\nimport c.d", "@file:Suppress(\"a\")",
    "data class A(val b: Int = 1, private val c: (Int) -> Unit = {})", "sealed interface A { data object B : A }",
    "object A : B by C()", "class A @Inject constructor(val b: C) : D(b), E", "class A(b: B) : C<B>(b)",
    "fun <T> a(b: T): T where T : C = b", "typealias A = (B) -> C", "val a by lazy { b() }",
    "val a = \"\"\"x \"y\" $z\"\"\"", "val a = when (b) { is C -> 1; in 1..2 -> 2; else -> 3 }",
    "inline fun <reified T> a() = b<T>()", "val a: Int get() = 1", "var a: Int = 1\n  private set",
    "enum class A { B, C; fun d() {} }", "annotation class A", "fun A.b() = c", "val a = b as? C ?: return",
    "val a = b < c && d > e", "fun a() { label@ for (b in c) { break@label } }", "val a = '\\''",
    "value class A(val b: Int)", "suspend fun a() = withContext(b) { c() }",
    "val a = object : B { override fun c() {} }", "fun interface A { fun b() }", "val (a, b) = c",
    "val a = b::class.java", "try { a() } catch (e: E) { b() } finally { c() }", "val a = \"${b.c { \"d\" }}\"",
    "val a = b?.let { it } ?: run { c() }", "val a: (@Composable () -> Unit)? = null",
    "abstract class A<out B : C, in D>", "if (a) return", "while (a) b()",
  ]

  private static let typeScript = [
    "import a, { type B } from \"c\";", "export * from \"a\";", "interface A<T> { b: T }",
    "type A<T extends B = C> = new (...d: E[]) => T;", "export type Props<T> = { a: T };",
    "type A<T> = T extends B ? C : D;", "type A = { [K in keyof B]: C };", "enum A { B = \"c\" }",
    "class A<T = string> extends B<T> { c = 1 }", "const a = <T,>(b: T) => b;",
    "const [a, b] = React.useState<string | null>(null);", "const a = b as unknown as C<D>;",
    "const a = styled.div<{ $b: boolean }>`\n  color: ${(p) => p.a};\n`;", "const a = /[<>\"]/g.test(b);",
    "const a = b ? <C /> : null;", "const a: Record<string, () => void> = {};", "if (a < b && c > d) { e(); }",
    "const {a, ...b} = c;", "const x = a?.b?.[0] ?? c;", "const a = `${b ? `x${c}` : \"y\"}`;",
    "const a = { async b() {}, get c() { return 1; }, [d]: 1 };",
    "switch (a) { case \"b\": c(); break; default: d(); }", "const r = a.replace(/\\//g, \"x\");",
    "export function isA(b: any): b is A { return true; }", "const a = <B<C> d={1} />;",
  ]
}
