import Testing

@testable import AppReading

/// Calls and elements that look like a button and belong to no known component.
@Suite("Lookalikes of buttons")
struct LookalikeTests {
  /// A source file, and the names that are reported for it.
  struct Row: CustomTestStringConvertible, Sendable {
    let path: String
    let source: String
    let found: [String]
    var testDescription: String { source }

    init(_ path: String, _ source: String, _ found: String...) {
      (self.path, self.source, self.found) = (path, source, found)
    }
  }

  @Test("Each is found", arguments: lookalikes)
  func finds(row: Row) throws {
    #expect(try AppInMemory.read([row.path: row.source]).lookalikes.map(\.name) == row.found)
  }

  private static let lookalikes = [
    Row("A.swift", #"AppCard(title: "Delete", onTap: { remove() })"#, "AppCard"),
    Row("A.swift", #"AppCard("Delete", systemImage: "trash", action: remove)"#, "AppCard"),
    Row("A.swift", #"AppCard("Delete") { model.remove() }"#, "AppCard"),
    Row("A.swift", #"makeCloseButton(title: "Close", action: #selector(close))"#, "makeCloseButton"),
    Row("A.swift", #"Text("Delete").onTapGesture { remove() }"#, "Text.onTapGesture"),
    Row(
      "A.swift", #"HStack { Image(systemName: "trash"); Text("Delete") }.padding().onTapGesture { remove() }"#,
      "HStack.onTapGesture"),
    Row("A.kt", #"AppCard(title = "Delete", onClick = { remove() })"#, "AppCard"),
    Row(
      "A.kt", #"Row(modifier = Modifier.padding(8.dp).clickable { remove() }) { Text("Delete") }"#,
      "Row.clickable"),
    Row("A.tsx", #"const a = <div onClick={remove}>Delete</div>"#, "div.onClick"),
    Row("A.tsx", #"const a = <AppCard title="Delete" onPress={remove} />"#, "AppCard"),
    Row("a.html", #"<div onclick="remove()">Delete</div>"#, "div.onclick"),
    Row(
      "layout/a.xml",
      #"<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"><TextView android:text="Delete" android:onClick="remove"/></LinearLayout>"#,
      "TextView.android:onClick"),
    // A title and a closure do not make these a button.
    Row("A.swift", #"Section("Danger") { rows }; Toggle("Sound", isOn: $sound); TextField("Name", text: $name)"#),
    Row("A.swift", #"AppSection("Danger") { Text("Delete") }; log("Delete") { remove() }"#),
    Row(
      "A.kt", #"SwitchRow(title = "Sound", onCheckedChange = { set(it) }); AppField(label = "Name", onValueChange = f)"#
    ),
    Row(
      "A.tsx", #"const a = <AppField label="Name" onChange={set} />; const b = <a href="/" onClick={track}>Home</a>"#),
    // The button in it is what is pressed.
    Row("A.swift", #"HStack { Button("Delete") { remove() } }.onTapGesture { hide() }"#),
    Row("A.tsx", #"const a = <div onClick={stop}><button>Delete</button></div>"#),
  ]
}
