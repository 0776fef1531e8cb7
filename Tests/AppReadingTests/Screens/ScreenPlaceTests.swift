import Testing

@testable import AppReading

/// Buttons that bars make from their arguments, the sides of a screen's content, and the exports of modules.
@Suite("Places on screens")
struct ScreenPlaceTests {
  @Test(
    "The leaving button of a bar",
    arguments: [
      (
        "A.kt", "@Composable fun A() { TopAppBar(navigationIcon = painter(R.drawable.ic_close), onClick = a) }",
        ["A close@leading"]
      ),
      (
        "A.kt",
        "@Composable fun A() { AppTopBar(onNavigationIconClick = a, navigationIcon = Icons.Default.ArrowBack) }",
        ["A back@leading"]
      ),
      ("A.kt", "@Composable fun A() { AppTopBar(onCancelClick = a) }", ["A cancel@leading"]),
      ("A.kt", "@Composable fun A() { AppTopBar(navigateUp = a) }", ["A back@leading"]),
      ("A.kt", "@Composable fun A() { AppTopBar(navigateUp = null) }", []),
      ("A.kt", "@Composable fun A() { AppBottomBar(onBackClick = a) }", ["A back@bottom"]),
      ("A.kt", "@Composable fun A() { AppTopBar(navigationIcon = R.drawable.ic_menu) }", []),
      ("A.kt", "@Composable fun A() { Card(onCloseClick = a) }", []),
      (
        "A.kt", "class A : AppCompatActivity() { fun b() { c.setHomeAsUpIndicator(R.drawable.ic_close) } }",
        ["A close@leading"]
      ),
      (
        "A.kt", "class A : Fragment() { fun b() { toolbar.setNavigationIcon(R.drawable.ic_arrow_back) } }",
        ["A back@leading"]
      ),
      (
        "a.blp",
        "template $A: Adw.Window { Adw.HeaderBar { [start] Button { label: _(\"_Cancel\"); } [end] Button { label: \"Done\"; } } }",
        ["A cancel@leading", "A done@trailing"]
      ),
      ("a.blp", "template $A: Adw.Window { Adw.HeaderBar { Button { label: _(\"_Help\"); } } }", []),
    ])
  func barButtons(path: String, source: String, buttons: [String]) throws {
    #expect(try ScreenOutline.facts(path, source).barButtons.map { "\($0.owner) \($0.exit)" } == buttons)
  }

  /// The source at each zone, with its side.
  @Test(
    "The sides of a view's content",
    arguments: [
      (
        "VStack { HStack { CloseButton(); Spacer(); Text(\"a\"); Spacer(); DoneButton() }; List { } }",
        ["CloseButton() leading", "DoneButton() trailing"]
      ),
      ("VStack { List { }; Button(\"Save\") { } }", ["Button(\"Save\") { } bottom"]),
      ("VStack { List { }; SaveButton() }", ["SaveButton() bottom"]),
      ("VStack { Text(\"a\"); HStack { A(); B() } }", ["HStack { A(); B() } bottom"]),
      ("List { }.overlay(alignment: .topTrailing) { CloseButton() }", ["{ CloseButton() } trailing"]),
      ("List { }.safeAreaInset(edge: .bottom) { SaveButton() }", ["{ SaveButton() } bottom"]),
      ("List { }.overlay { Badge() }", []), ("Button(\"Save\") { }", []),
      (
        "VStack { header; List { } }; var header: some View { HStack { CloseButton(); Spacer() } }",
        ["CloseButton() leading"]
      ),
    ])
  func zones(body: String, zones: [String]) throws {
    let source =
      "struct A: View { var body: some View { " + body.replacing("; var header", with: " }\n var header") + " } }"
    let found = try ScreenOutline.facts("A.swift", source).zones["A.swift"] ?? []
    let bytes = Array(source.utf8)
    #expect(found.map { "\(String(decoding: bytes[$0.range], as: UTF8.self)) \($0.side)" } == zones)
  }

  @Test(
    "The default export of a module",
    arguments: [
      ("const A = 1;\nexport default A;\n", "A"), ("export default observer(NoteScreen);\n", "NoteScreen"),
      ("export default function Note() { return 1; }\n", "Note"), ("export const Note = 1;\n", nil),
      ("export default withRouter(connect(map)(Note));", "Note"), ("export default 3;\n", nil),
    ] as [(String, String?)])
  func exports(source: String, name: String?) throws {
    #expect(try ScreenOutline.facts("A.tsx", source).exports["A.tsx"] == name)
  }
}
