import Testing

/// Screens of Compose, React and GTK.
@Suite struct OtherScreenTests {
  @Test(arguments: compose + react + gtk)
  func tellsScreens(_ row: ScreenRow) throws { try row.check() }

  private static func graph(_ function: String) -> String {
    "fun NavGraphBuilder.note() {\n  \(function)<NoteRoute> {\n    NoteScreen(onBack = onBack)\n  }\n}\n"
  }
  private static func screen(icon: String) -> String {
    """
    @OptIn(ExperimentalMaterial3Api::class)
    @Composable
    fun NoteScreen(onBack: () -> Unit) {
      AppScaffold(topBar = {
        AppTopAppBar(title = "…", navigationIcon = painter(id = R.drawable.\(icon)), onNavigationIconClick = onBack)
      }) { NoteContent() }
    }
    """
  }

  static let compose = [
    ScreenRow(
      "NoteScreen", "page", left: ["back@leading"], shownBy: ["push by composableWithPushTransitions"],
      ["A.kt": graph("composableWithPushTransitions"), "B.kt": screen(icon: "ic_back")]),
    ScreenRow(
      "NoteScreen", "viewer", left: ["close@leading"],
      ["A.kt": graph("composableWithSlideTransitions"), "B.kt": screen(icon: "ic_close")]),
    ScreenRow(
      "NoteScreen", "dialog", left: ["close@leading"], header: ".dialog(dismiss: .cross)",
      [
        "A.kt": graph("composableWithSlideTransitions"), "B.kt": screen(icon: "ic_close"),
        "C.kt": "@Composable\nfun NoteContent() {\n  OutlinedTextField(value = text, onValueChange = {})\n}\n",
      ]),
    ScreenRow(
      "NoteScreen", "root", left: ["close@leading"],
      [
        "A.kt": graph("composableWithRootPushTransitions") + graph("composableWithSlideTransitions"),
        "B.kt": screen(icon: "ic_close"),
      ]),
    ScreenRow(
      "NoteScreen", "page", left: ["back@leading"],
      ["A.kt": graph("composable"), "B.kt": screen(icon: "ic_arrow_back")]),
    // An arrow goes back, from wherever the screen comes in.
    ScreenRow(
      "NoteScreen", "page", left: ["back@leading"],
      ["A.kt": graph("composableWithSlideTransitions"), "B.kt": screen(icon: "ic_back")]),
    // A plain destination with a cross.
    ScreenRow(
      "NoteScreen", "viewer", left: ["close@leading"], ["A.kt": graph("composable"), "B.kt": screen(icon: "ic_close")]),
    ScreenRow(
      "DayDialog", "dialog", left: ["cancel@bottom"], confirmed: ["ok@bottom"],
      [
        "A.kt": """
        @Composable
        fun DayDialog(onDismissRequest: () -> Unit) {
          BasicAlertDialog(onDismissRequest = onDismissRequest) {
            TextButton(onClick = onDismissRequest) { Text("Cancel") }
            TextButton(onClick = { choose(day) }) { Text("OK") }
          }
        }
        """
      ]),
    ScreenRow("NoteRow", nil, ["A.kt": "@Composable\nfun NoteRow() {\n  Text(\"…\")\n}\n"]),
  ]

  static let react = [
    ScreenRow(
      "Home", "page", left: ["back@system"], shownBy: ["push by Route in Routes"],
      [
        "routes.tsx":
          "export function Routes() {\n  return <Switch><Route path=\"/\" component={Home} /></Switch>;\n}\n",
        "Home.tsx": "export function Home() {\n  return <Layout><List /></Layout>;\n}\n",
      ]),
    // A module that is loaded when its route is shown, and what it exports.
    ScreenRow(
      "KeyedHome", "page", left: ["back@system"], shownBy: ["push by lazy"],
      [
        "app/routes.ts": "export const Home = lazy(() => import(\"~/scenes/Home\"));\n",
        "app/scenes/Home/index.tsx":
          "const KeyedHome = () => {\n  return <HomeList key={1} />;\n};\n\nexport default KeyedHome;\n",
      ]),
    ScreenRow(
      "ImportDialog", "dialog", left: [], shownBy: ["modal by openModal in Import"],
      [
        "Import.tsx": "function Import() {\n  const open = () => dialogs.openModal({ content: <ImportDialog /> });\n"
          + "  return <Button onClick={open}>Import</Button>;\n}\n",
        "ImportDialog.tsx": "function ImportDialog() {\n  return <Text>…</Text>;\n}\n",
      ]),
    // A route of what the same file declares changes a part of a screen.
    ScreenRow(
      "Recent", nil,
      [
        "Home.tsx": "function Home() {\n  return <Scene><Route path=\"a\"><Recent /></Route></Scene>;\n}\n"
          + "function Recent() {\n  return <List />;\n}\n"
      ]),
    ScreenRow(
      "Notice", nil,
      ["Notice.tsx": "export function Notice() {\n  return <button aria-label=\"Close\">x</button>;\n}\n"]),
  ]

  static let gtk = [
    ScreenRow(
      "NotesDialog", "dialog", left: [],
      ["a.blp": "using Gtk 4.0;\n\ntemplate $NotesDialog: Adw.Dialog {\n  Adw.ComboRow row {}\n}\n"]),
    ScreenRow(
      "NotesWindow", "dialog", left: ["cancel@leading"],
      [
        "a.blp": """
        template $NotesWindow: Adw.Window {
          content: Adw.ToolbarView {
            [top]
            Adw.HeaderBar {
              [start]
              Button cancel_button { label: _("_Cancel"); }
            }
          };
        }
        """
      ]),
    ScreenRow("NotesRow", nil, ["a.blp": "template $NotesRow: Gtk.ListBoxRow {\n  Label {}\n}\n"]),
  ]
}
