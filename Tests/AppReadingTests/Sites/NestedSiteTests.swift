import Testing

@testable import AppReading

/// A button is found in whatever it is nested.
struct NestedSiteTests {
  @Test("One button, in all that can be around it", arguments: swift + kotlin + react + blueprint)
  func findsNested(_ row: Row) throws {
    #expect(try SiteOutline.of([row.path: row.source]).count == 1)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let path: String
    let source: String
    var testDescription: String { source }
  }

  /// The rows of sources in which `•` stands for a button.
  private static func rows(of path: String, button: String, _ sources: [String]) -> [Row] {
    sources.map { Row(path: path, source: $0.replacing("•", with: button)) }
  }

  private static let swift = rows(
    of: "A.swift", button: "Button(\"A\") { go() }",
    [
      "var body: some View { if let a, a.b { • } else { C() } }",
      "var body: some View { switch a { case .b(let c) where c > 1: •\ndefault: EmptyView() } }",
      "ForEach(a, id: \\.b) { c in • }", "List { Section { • } header: { Text(\"x\") } footer: { Text(\"y\") } }",
      "a.sheet(item: $b) { c in NavigationStack { • } }", "a = cond ? • : nil", "#if os(iOS)\n•\n#endif",
      "VStack { Text(\"a\\(b)\"); • }.padding()", "AnyView(•)", "let a: () -> some View = { • }", "a?.b.c { • }",
      "if case .a = b { • }", "guard let a = b else { return AnyView(•) }",
      "@ViewBuilder func a(_ b: Int) -> some View { let c = b + 1; • }",
      "import A\nstruct B: View { var body: some View { • } }",
      "func a() { view.addSubview(UIButton(primaryAction: UIAction(title: \"A\") { _ in })) }",
      "let a = b.map { UIAction(title: \"A\", handler: { _ in }) }",
      "return UIMenu(children: [UIAction(title: \"A\") { _ in }])",
      "lazy var a: UIButton = { let b = UIButton(); b.setTitle(\"A\", for: .normal); return b }()",
    ])

  private static let kotlin = rows(
    of: "A.kt", button: "TextButton(onClick = { go() }) { Text(\"A\") }",
    [
      "fun A() { if (a) • else B() }", "fun A() { when (a) { is B -> •\n else -> {} } }",
      "fun A() { items(list) { b -> • } }", "fun A() { a?.let { • } }",
      "fun A() { AnimatedVisibility(visible = a && b > 1) { • } }", "val a: @Composable () -> Unit = { • }",
      "fun A(b: @Composable () -> Unit = { • }) {}", "fun A() = Column { • }", "fun A() { C(d = { • }, e = f) }",
      "fun A() { for (b in c) { • } }", "fun A() { val b by remember { c(1) }\n • }",
      "fun A() { LaunchedEffect(Unit) { b() }\n • }", "class A : B()\n\n@C fun D() { • }",
    ])

  private static let react = rows(
    of: "A.tsx", button: "<Button onClick={go}>A</Button>",
    [
      "const A = () => (cond ? • : null);", "const A = () => { if (a) { return •; } return null; };",
      "const A = () => <>{list.map((a) => (•))}</>;", "const A = () => <B c={<D>•</D>} />;",
      "const A = () => a && b && •;", "const A = React.forwardRef<HTMLButtonElement, Props>((p, ref) => •);",
      "class A extends React.Component<P> { render() { const { a } = this.props; return •; } }",
      "function A(): JSX.Element { return (•); }", "const A = observer(function A({ b }: Props) { return •; });",
      "const A = () => { switch (a) { case 1: return •; default: return null; } };",
      "const A = () => <B>{(c) => •}</B>;", "const A = () => <B>text &nbsp; {`x ${y}`} •</B>;",
      "const A = () => <B {...c} d='e' f>{/* g */}•</B>;", "const a = [{ id: 'a', cell: ({ row }) => • }];",
      "const A = useCallback(() => •, []);", "const a = b < c ? • : d > e;",
      "type A<T> = B<T>;\nexport const C = () => •;",
    ])

  private static let blueprint = rows(
    of: "a.blp", button: "Button a { label: \"A\"; }",
    [
      "Adw.PreferencesPage { Adw.PreferencesGroup { header-suffix: •; } }",
      "Gtk.Stack { Gtk.StackPage { name: \"a\"; child: •; } }", "Adw.StatusPage { [child] • }",
      "Gtk.Popover a { Box { styles [\"x\"] • } }",
      "Adw.Window { child: Adw.ToolbarView b { content: Box c { • }; }; }",
    ])
}
