import Testing

@testable import AppReading

/// Declarations that have a body of views, and the signs in them of the kind of screen that they may be.
@Suite("Declarations that may be screens")
struct ScreenOwnerTests {
  @Test(
    "SwiftUI",
    arguments: [
      ("struct A: View { var body: some View { Text(\"a\") } }", ["A swiftui"]),
      ("struct NoteSheet: View { var body: some View { Text(\"a\") } }", ["NoteSheet swiftui modal screen"]),
      ("struct NoteScreen: View { var body: some View { Text(\"a\") } }", ["NoteScreen swiftui screen"]),
      ("struct A: View { var body: some View { TextField(\"a\", text: $a) } }", ["A swiftui text"]),
      ("struct A: View { var body: some View { Toggle(\"a\", isOn: $a) } }", ["A swiftui input"]),
      ("struct A: View { var body: some View { MySlider(a) } }", ["A swiftui input"]),
      // A view that brings its stack is the base of it.
      ("struct A: View { var body: some View { NavigationStack { B() } } }", ["A swiftui screen stack"]),
      ("struct A: View { @Binding var a: String; var body: some View { Text(a) } }", ["A swiftui input"]),
      ("struct A: View { @Binding var isOn: Bool; var body: some View { Text(\"a\") } }", ["A swiftui"]),
      // A view around the content of its users is no screen, whatever its name.
      (
        "struct ASheet<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { content() } }",
        ["ASheet swiftui modal wrapper"]
      ),
      ("struct Bar: ToolbarContent { var body: some ToolbarContent { Text(\"a\") } }", ["Bar swiftui wrapper"]),
      (
        "struct A: View { struct B: View { var body: some View { TextField(\"a\", text: $a) } }; var body: some View { B() } }",
        ["A swiftui", "B swiftui text"]
      ),
      ("struct A_Previews: PreviewProvider { static var previews: some View { A() } }", []),
      ("struct A: Codable { let b: Int }", []), ("func a() -> some View { Text(\"a\") }", []),
    ])
  func swiftUI(source: String, owners: [String]) throws {
    #expect(try ScreenOutline.facts("A.swift", source).owners.map(ScreenOutline.of) == owners)
  }

  @Test(
    "UIKit and AppKit",
    arguments: [
      ("class A: UIViewController { }", ["A uikit screen"]),
      ("class NoteViewController: BaseViewController { }", ["NoteViewController uikit screen"]),
      ("class A: UITabBarController { }", ["A uikit root screen"]),
      ("class A: UIViewController { let field = UITextField() }", ["A uikit screen text"]),
      ("class A: UIView { let on = UISwitch() }", ["A uikit input"]),
      ("class A: UINavigationController { }", ["A uikit wrapper"]),
      ("class A: UIHostingController<B> { }", ["A uikit wrapper"]),
      ("class A: NSObject { }", []),
      // A controller of AppKit is a part of its window, unless it has a task.
      ("class ListViewController: NSViewController { }", ["ListViewController appkit"]),
      ("class RenameViewController: NSViewController { }", ["RenameViewController appkit modal screen"]),
      ("class MainWindowController: NSWindowController { }", ["MainWindowController appkit root screen"]),
      ("import AppKit\nclass NoteViewController: BaseViewController { }", ["NoteViewController appkit"]),
      ("class A: NSHostingView<B> { }", ["A appkit wrapper"]),
    ])
  func apple(source: String, owners: [String]) throws {
    #expect(try ScreenOutline.facts("A.swift", source).owners.map(ScreenOutline.of) == owners)
  }

  @Test(
    "Compose, Android's views, React and GTK",
    arguments: [
      ("A.kt", "@Composable fun NoteScreen() { Text(\"a\") }", ["NoteScreen compose screen"]),
      ("A.kt", "@Composable fun NoteDialog() { AlertDialog(a) { } }", ["NoteDialog compose modal screen alert"]),
      ("A.kt", "@Composable fun A() { OutlinedTextField(value = a) }", ["A compose text"]),
      ("A.kt", "@Composable fun Card(content: @Composable () -> Unit) { content() }", ["Card compose wrapper"]),
      // A state of a screen's content.
      ("A.kt", "@Composable fun NoteLoadingScreen() { Text(\"a\") }", ["NoteLoadingScreen compose"]),
      ("A.kt", "fun noteScreen() { }", []),
      ("A.kt", "class NoteActivity : AppCompatActivity() { }", ["NoteActivity android-views screen"]),
      ("A.kt", "class A : BottomSheetDialogFragment() { }", ["A android-views modal screen"]),
      ("A.kt", "class A : PreferenceFragmentCompat() { }", ["A android-views push screen"]),
      ("A.kt", "class A : ViewModel() { }", []),
      ("A.tsx", "const NoteModal = () => <div><textarea /></div>;", ["NoteModal react modal screen text"]),
      ("A.tsx", "function Card({ children }) { return <div>{children}</div>; }", ["Card react wrapper"]),
      ("A.tsx", "class A extends Component { render() { return <select />; } }", ["A react input"]),
      ("A.tsx", "const useNote = () => 1; const Limit = 3;", []),
      ("a.blp", "template $NoteDialog: Adw.Dialog { Entry { } }", ["NoteDialog gtk modal screen text"]),
      ("a.blp", "Adw.ApplicationWindow window { Box { } }", ["window gtk root screen"]),
      ("a.blp", "template $Row: Gtk.ListBoxRow { Entry { } }", []),
      (
        "a.ui",
        "<interface><template class=\"A\" parent=\"AdwDialog\"><object class=\"GtkSwitch\"/></template></interface>",
        ["A gtk modal screen"]
      ),
    ])
  func others(path: String, source: String, owners: [String]) throws {
    #expect(try ScreenOutline.facts(path, source).owners.map(ScreenOutline.of) == owners)
  }

  @Test(
    "The views that a declaration makes are its parts",
    arguments: [
      (
        "A.swift", "struct A: View { var body: some View { VStack { Header(); if a { Row().bold() } } } }",
        ["Header", "Row", "VStack"]
      ),
      ("A.kt", "@Composable fun A() { Column { Header(); items.forEach { Row(it) } } }", ["Column", "Header", "Row"]),
      ("A.tsx", "const A = () => <Box><Header />{list.map((a) => <Row a={a} />)}</Box>;", ["Box", "Header", "Row"]),
    ])
  func parts(path: String, source: String, parts: [String]) throws {
    #expect(try ScreenOutline.facts(path, source).owners.first?.parts.sorted() == parts)
  }
}
