import TestSupport
import Testing

@testable import AppReading

/// Calls and elements that look like a button and belong to no known component.
@Suite("Lookalikes of buttons")
struct LookalikeTests {
  @Test("Each is found", arguments: lookalikes)
  func finds(row: SourceRow) throws {
    let found = try AppInMemory.read(row.files).lookalikes.map(\.name)
    #expect(found == row.expected)
  }

  private static let lookalikes = [
    SourceRow("A.swift", #"AppCard(title: "Delete", onTap: { remove() })"#, "AppCard"),
    SourceRow("A.swift", #"AppCard("Delete", systemImage: "trash", action: remove)"#, "AppCard"),
    SourceRow("A.swift", #"AppCard("Delete") { model.remove() }"#, "AppCard"),
    SourceRow("A.swift", #"makeCloseButton(title: "Close", action: #selector(close))"#, "makeCloseButton"),
    SourceRow("A.swift", #"Text("Delete").onTapGesture { remove() }"#, "Text.onTapGesture"),
    SourceRow(
      "A.swift", #"HStack { Image(systemName: "trash"); Text("Delete") }.padding().onTapGesture { remove() }"#,
      "HStack.onTapGesture"),
    SourceRow("A.kt", #"AppCard(title = "Delete", onClick = { remove() })"#, "AppCard"),
    SourceRow(
      "A.kt", #"Row(modifier = Modifier.padding(8.dp).clickable { remove() }) { Text("Delete") }"#,
      "Row.clickable"),
    SourceRow("A.tsx", #"const a = <div onClick={remove}>Delete</div>"#, "div.onClick"),
    SourceRow("A.tsx", #"const a = <AppCard title="Delete" onPress={remove} />"#, "AppCard"),
    SourceRow("a.html", #"<div onclick="remove()">Delete</div>"#, "div.onclick"),
    SourceRow(
      "layout/a.xml",
      #"<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"><TextView android:text="Delete" android:onClick="remove"/></LinearLayout>"#,
      "TextView.android:onClick"),
    // A title and a closure do not make these a button.
    SourceRow("A.swift", #"Section("Danger") { rows }; Toggle("Sound", isOn: $sound); TextField("Name", text: $name)"#),
    SourceRow("A.swift", #"AppSection("Danger") { Text("Delete") }; log("Delete") { remove() }"#),
    SourceRow(
      "A.kt", #"SwitchRow(title = "Sound", onCheckedChange = { set(it) }); AppField(label = "Name", onValueChange = f)"#
    ),
    SourceRow(
      "A.tsx", #"const a = <AppField label="Name" onChange={set} />; const b = <a href="/" onClick={track}>Home</a>"#),
    // The button in it is what is pressed.
    SourceRow("A.swift", #"HStack { Button("Delete") { remove() } }.onTapGesture { hide() }"#),
    SourceRow("A.tsx", #"const a = <div onClick={stop}><button>Delete</button></div>"#),
  ]
}
