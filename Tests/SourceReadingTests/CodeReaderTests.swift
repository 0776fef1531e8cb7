import SourceReading
import SourceText
import Testing

/// What is read of code in each language.
struct CodeReaderTests {
  struct Row: CustomTestStringConvertible {
    let source: String
    let outline: String
    var testDescription: String { source }

    init(_ source: String, _ outline: String) {
      self.source = source
      self.outline = outline
    }
  }

  @Test("Swift", arguments: swift)
  func readsSwift(_ row: Row) { #expect(Outline.of(row.source, as: .swift) == row.outline) }

  @Test("Kotlin", arguments: kotlin)
  func readsKotlin(_ row: Row) { #expect(Outline.of(row.source, as: .kotlin) == row.outline) }

  @Test("TypeScript and JSX", arguments: typeScript)
  func readsTypeScript(_ row: Row) { #expect(Outline.of(row.source, as: .typeScript) == row.outline) }

  @Test("A call is where its name is")
  func placesCalls() throws {
    let source = "let a = 1\n  view.toolbar { Button(\"Löschen\") { } }"
    let tree = SourceReader.read(SourceFile(path: "A.swift", text: source), as: .swift)
    var places: [String] = []
    for node in tree.nodes {
      node.walk { node in
        if case .call(let call) = node.kind {
          places.append("\(call.name) \(tree.file.position(at: call.nameRange.lowerBound))")
        }
        return true
      }
    }
    #expect(places == ["toolbar 2:8", "Button 2:18"])
  }

  @Test("Comments are kept with their places")
  func keepsComments() {
    let source = "// catalog: no purpose, a game\nButton(\"Play\") /* a /* b */ c */ { }"
    let tree = SourceReader.read(SourceFile(path: "A.swift", text: source), as: .swift)
    #expect(tree.comments.map(\.text) == [" catalog: no purpose, a game", " a /* b */ c "])
    #expect(tree.comments.first?.range == 0..<30)
  }

  static let swift = [
    Row(#"Button("Delete", role: .destructive) { delete() }"#, "Button('Delete', role: .destructive){delete()}"),
    Row(
      #"Button { save() } label: { Label("Save", systemImage: "check") }"#,
      "Button(){save()}label: {Label('Save', systemImage: 'check')}"),
    Row("Text(\"a\")\n  .padding()\n  .toolbar { x }", "Text('a')|padding()|toolbar(){x}"),
    Row(#"Text("\(count) of \(names["a"] ?? "b")")"#, #"Text('\(count) of \((?? names 'b'))')"#),
    Row(##"Text(#"a "b" \#(c)"#)"##, ##"Text('a "b" \(c)')"##),
    Row("let a = \"\"\"\n  one\n    two\n  \"\"\"", "value a{'one\n  two'}"),
    Row("if a.isEmpty { b() } else if c { d() } else { e() }", "(if a.isEmpty b() (if c d() e()))"),
    Row("guard let item else { return }", "(guard item (return ))"),
    Row("for item in list where item.isOn { show(item) }", "(for item list item.isOn show(item))"),
    Row("switch a { case .b: c(); default: d() }", "(switch a (case .b) c() (case ) d())"),
    Row(
      "struct A: View { var body: some View { Text(\"x\") } }", "type A:View{value body:some View{Text('x')}}"),
    Row("import A\nstruct B: View { }", "type B:View"),
    Row(
      "@MainActor final class A: UIViewController, B { override func viewDidLoad() { super.viewDidLoad() } }",
      "@MainActor type A:UIViewController,B{function viewDidLoad{super|viewDidLoad()}}"),
    Row("enum A: String { case b, c = \"d\" }", "type A:String{enumCase b; c = 'd'}"),
    Row("func a(_ b: Int = 3, c d: [String: Int]) -> some View { e }", "function a(b,d):some View{e}"),
    Row("let a = b as? C ?? D()", "value a{(?? b D())}"),
    Row("items.sorted { $0.a < $1.a }.map(\\.b)", "items|sorted(){(< $0.a $1.a)}|map(\\.b)"),
    Row("a { (b: Int) -> Void in c(b) }", "a(){b in c(b)}"),
    Row(
      "navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done)",
      "navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .done)"),
    Row(
      "UIAction(title: L10n.Common.delete, image: UIImage(systemName: \"trash\")) { _ in }",
      "UIAction(title: L10n.Common.delete, image: UIImage(systemName: 'trash')){_ in }"),
    Row("#if os(iOS)\na()\n#else\nb()\n#endif", "a(); b()"),
    Row("let a: [String: Int] = [\"b\": 1, c: 2]", "value a:[String: Int]{[b: 1, c: 2]}"),
    Row("a ? b : c", "(?: a b c)"),
    Row("Array<Int>(b)", "Array(b)"),
    Row("a < b", "(< a b)"),
    Row("try await a?.b(c)!.d", "a|b(c).d"),
    Row("{ copy() }", "{copy()}"), Row("let a = copy b", "value a{b}"),
    Row("import UIKit\n\nextension A { static let b = \"c\" }", "extension A{value b{'c'}}"),
    Row("import A\nimport B\n@testable import C\nstruct D { }", "type D"),
    // Calls, members and closures.
    Row("a.b.c(d).e(f)", "a.b|c(d)|e(f)"), Row("a?.b?(c)", "a|b(c)"), Row("a![0]?.b()", "a|b()"),
    Row("a(b) { c } d: { e } f: { g }", "a(b){c}d: {e}f: {g}"), Row("a(b)\n(c)", "a(b); c"),
    Row("a { $0.b } c: { d, e in f(e) }", "a(){$0.b}c: {d,e in f(e)}"),
    Row("a { [weak self] in self?.b() }", "a(){self|b()}"),
    Row("a { [weak b, c = d] (e: F) in g(e) }", "a(){e in g(e)}"),
    // A brace after a condition is a block.
    Row("if a(b) { c() }", "(if a(b) c())"),
    Row("if a.contains(where: { $0.b }) { c() }", "(if a|contains(where: {$0.b}) c())"),
    Row("while a { b() }", "(while a b())"), Row("for a in b.c { d(a) }", "(for a b.c d(a))"),
    Row("if !a { b() }", "(if a b())"), Row("return a { b() }", "(return a(){b()})"),
    // An operator that cannot begin a statement continues the line before it.
    Row("let a = b\n  && c", "value a{(&& b c)}"), Row("let a = b\n  || c", "value a{(|| b c)}"),
    Row("let a = b\n  ?? c", "value a{(?? b c)}"), Row("let a = b\n  ? c\n  : d", "value a{(?: b c d)}"),
    Row("let a = b\n  + c", "value a{(+ b c)}"), Row("a&&!b", "(&& a b)"), Row("a==-b", "(== a b)"),
    Row("a()\n-b", "a(); b"), Row("a()\n  .b()", "a()|b()"),
    // Generics and comparisons.
    Row("A<B<C>, D>(e)", "A(e)"), Row("A<[B: C]>()", "A()"), Row("a(b < c, d > e)", "a((< b c), (> d e))"),
    // Attributes.
    Row("@State private var a = false", "@State value a{false}"),
    Row("@Environment(\\.dismiss) private var a", "@Environment value a"),
    Row("@available(iOS 16, *) func a() { b() }", "@available function a{b()}"),
    Row("@ViewBuilder var a: some View { B() }", "@ViewBuilder value a:some View{B()}"),
    Row("@objc func a(_ b: C) { d() }", "@objc function a(b){d()}"),
    Row("#Preview { A() }", "#Preview(){A()}"),
  ]

  static let kotlin = [
    Row(
      "IconButton(onClick = { close() }) { Icon(Icons.Default.Close, contentDescription = \"Close\") }",
      "IconButton(onClick: {close()}){Icon(Icons.Default.Close, contentDescription: 'Close')}"),
    Row("val a = \"x $b ${c.d}\"", #"value a{'x \(b) \(c.d)'}"#),
    Row(
      "@Composable\nfun A(title: String = \"a\", onClose: () -> Unit) {\n  Text(title)\n}",
      "@Composable function A(title,onClose){Text(title)}"),
    Row(
      "class A : AppCompatActivity(), B { private val c by lazy { d() } }",
      "type A:AppCompatActivity,B{value c{lazy(){d()}}}"),
    Row("when (a) { B -> c(); else -> d() }", "(when a B c() (else ) d())"),
    Row("a?.let { b -> c(b) } ?: d()", "(?: a|let(){b in c(b)} d())"),
    Row(
      "builder.setPositiveButton(R.string.ok) { _, _ -> save() }",
      "builder|setPositiveButton(R.string.ok){_,_ in save()}"),
    Row("if (a) b() else c()", "(if a b() c())"),
    Row("object A { const val B = \"c\" }", "type A{value B{'c'}}"),
    Row("fun List<Int>.sum2(): Int = a + b", "function sum2:Int{(+ a b)}"),
    Row("val a: Int\n  get() = b", "value a:Int{b}"),
    Row("val a = 'x'", "value a{'x'}"),
    Row(
      "class A @Inject constructor(val b: C) : D(b),\n  E\n\n@X fun f() { g() }", "type A(b):D,E; @X function f{g()}"),
    Row("object A : B by C()\nfun f() { g() }", "type A:B,C; function f{g()}"),
    Row("package a.b\n\nimport c.d\nimport e.f as g\n\nclass H { }", "type H"),
    Row("import a.b\n\n@Composable fun C() { D() }", "@Composable function C{D()}"),
    Row("items(list) { item -> Row { Text(item) } }", "items(list){item in Row(){Text(item)}}"),
    Row("a(b = c, d = { e() })", "a(b: c, d: {e()})"), Row("a(b == c)", "a((== b c))"),
    Row("a.filter { it.b }.map { c -> d(c) }", "a|filter(){it.b}|map(){c in d(c)}"),
    Row("mutableStateOf<String?>(null)", "mutableStateOf(null)"), Row("a!!.b()", "a|b()"),
    Row("a(Model::close)", "a(Model.close)"),
    Row("a(::b)", "a(b)"), Row("a { (b, c) -> d(b) }", "a(){b,c in d(b)}"), Row("a as? B ?: c()", "(?: a c())"),
    Row("@Composable @Preview fun A() { B() }", "@Composable @Preview function A{B()}"),
    Row("@OptIn(A::class) class B { fun c() { d() } }", "@OptIn type B{function c{d()}}"),
    Row("if (a) { b() } else if (c) { d() }", "(if a b() (if c d()))"),
    Row("for (a in b) { c(a) }", "(for (in a b) c(a))"),
    Row("fun a(b: Int = 1, c: () -> Unit = {}) = d(b)", "function a(b,c){d(b)}"),
    Row("val a: List<Map<B, C>> = d()", "value a:List<Map<B, C>>{d()}"),
  ]

  static let typeScript = [
    Row(
      "<Button icon={<TrashIcon />} onClick={() => remove(id)} danger>{t(\"Delete\")}</Button>",
      "<Button icon=<TrashIcon> onClick={remove(id)} danger=true t('Delete')>"),
    Row("const a = (b: string, c = 2): void => { d(b); };", "value a{{b,c in d(b)}}"),
    Row("a && <B>c &amp; d</B>", "(&& a <B 'c & d'>)"),
    Row("<>{list.map((a) => <B key={a} {...c} />)}</>", "< list|map({a in <B key=a …=c>})>"),
    Row(
      "export default function A({ title, onClose }: Props) { return <B title={title} />; }",
      "function A(title,onClose){(return <B title=title>)}"),
    Row("const a = `x ${b}`;", #"value a{'x \(b)'}"#),
    Row("new A(b).c()", "new A(b)|c()"),
    Row("const a = { b: 1, c() { d(); }, ...e };", "value a{[b: 1, c: function c{d()}, e]}"),
    Row("const a = b < c;", "value a{(< b c)}"),
    Row("const a = b.replace(/\"/g, '');", "value a{b|replace(/\"/g, '')}"),
    Row(
      "class A extends B { private c = 1; render() { return <D />; } }",
      "type A:B{value c{1}; function render{(return <D>)}}"),
    Row("import A, { b } from \"c\";\nd();", "(import A b 'c'); d()"),
    Row("const a = b as C;", "value a{b}"),
    Row("if (a) { b(); } else { c(); }", "(if a b() c())"),
    Row("type A<T extends B = C> = new (...d: E[]) => T;\nf();", "f()"),
    Row("const f = async <T,>(a: T) => g(a);", "value f{{a in g(a)}}"),
    // JSX.
    Row("<A.B c='d' e={`f`} />", "<A.B c='d' e='f'>"), Row("<A>don't \"b\"</A>", "<A 'don't \"b\"'>"),
    Row("<A>{/* b */}<C /></A>", "<A <C>>"), Row("<A>\n  b\n  c\n</A>", "<A 'b c'>"),
    Row("<A b={c ? <D /> : <E />} />", "<A b=(?: c <D> <E>)>"), Row("<A>{b && <C />}</A>", "<A (&& b <C>)>"),
    Row("<A><B>c</B><B>d</B></A>", "<A <B 'c'> <B 'd'>>"), Row("<A b />", "<A b=true>"),
    Row("<a xlink:href=\"b\" aria-label=\"c\" />", "<a xlink:href='b' aria-label='c'>"),
    Row("<A<B> c={d} />", "<A c=d>"), Row("<A b={() => c(d > e)} />", "<A b={c((> d e))}>"),
    Row("<A b=\"c > d\">e</A>", "<A b='c > d' 'e'>"),
    // Generics, optional chains and functions.
    Row("useState<string | null>(null)", "useState(null)"), Row("new Map<string, A>()", "new Map()"),
    Row("a?.b?.(c)", "a|b(c)"), Row("a?.[0]?.b()", "a|b()"), Row("a!.b()", "a|b()"),
    Row("async () => { await a(); }", "{a()}"),
    Row("a((b) => c(b), (d, e) => { f(e); })", "a({b in c(b)}, {d,e in f(e)})"), Row("a => b(a)", "{a in b(a)}"),
    Row("function a<T>(b: T, c?: D): E { return f(b); }", "function a(b,c):E{(return f(b))}"),
    Row("const a = { async b() { c(); }, get d() { e(); } };", "value a{[b: function b{c()}, d: function d{e()}]}"),
    Row("a ? b() : c()", "(?: a b() c())"), Row("a ?? b", "(?? a b)"),
  ]

  /// TypeScript without JSX has casts in angle brackets.
  @Test(
    "Only files with JSX have elements",
    arguments: [("A.tsx", "value a{<B 'c'>}"), ("A.jsx", "value a{<B 'c'>}"), ("A.js", "value a{<B 'c'>}")])
  func readsElements(path: String, outline: String) {
    #expect(Outline.of("const a = <B>c</B>", as: .typeScript, path: path) == outline)
    #expect(Outline.of("const a = <B>c;", as: .typeScript, path: "A.ts") == "value a{c}")
  }
}
