import CatalogModel
import Testing

@testable import AppReading

/// The arguments of an unknown component that audit.json would name, so that the component counts as a button.
@Suite("Arguments of lookalikes")
struct LookalikeArgumentTests {
  @Test(
    "Titles, icons and actions by label or position",
    arguments: [
      ("A.swift", #"AppCard(title: "Delete", onTap: { remove() })"#, "action=onTap title=title"),
      (
        "A.swift", #"AppCard("Delete", systemImage: "trash", action: remove)"#, "action=action icon=systemImage title=0"
      ),
      ("A.swift", #"AppCard("Delete") { model.remove() }"#, "action=action title=0"),
      (
        "A.swift", #"AppCard(caption: "Delete", primaryAction: #selector(remove))"#,
        "action=primaryAction title=caption"
      ),
      (
        "A.swift", #"AppCard(accessibilityLabel: "Delete", onPress: remove)"#,
        "accessibilityLabel=accessibilityLabel action=onPress"
      ),
      ("A.swift", #"AppCard(buttonTitle: "Delete", closeAction: { })"#, "action=closeAction title=buttonTitle"),
      ("A.swift", #"addMenuItem(title: "Delete", handler: remove)"#, "action=handler title=title"),
      (
        "A.kt", #"AppCard(contentDescription = "Delete", icon = R.drawable.bin, onClick = ::remove)"#,
        "accessibilityLabel=contentDescription action=onClick icon=icon"
      ),
      ("A.kt", #"AppCard("Delete", onClick = { remove() })"#, "action=onClick title=0"),
      (
        "A.tsx", #"const a = <AppCard title="Delete" icon={<Bin />} onPress={remove} />"#,
        "action=onPress icon=icon title=title"
      ),
      (
        "A.tsx", #"const a = <AppCard aria-label="Delete" onClick={remove} />"#,
        "accessibilityLabel=aria-label action=onClick"
      ),
      // A plain element has no arguments to name.
      ("A.tsx", #"const a = <div title="Delete" onClick={remove} />"#, ""),
    ])
  func arguments(path: String, source: String, arguments: String) throws {
    let found = try #require(try AppInMemory.read([path: source]).lookalikes.first)
    #expect(
      found.arguments.sorted { $0.key < $1.key }.map { field, argument in
        switch argument {
        case .label(let label): "\(field)=\(label)"
        case .position(let position): "\(field)=\(position)"
        }
      }.joined(separator: " ") == arguments)
  }

  @Test(
    "Calls that only show, choose or measure something are not reported",
    arguments: [
      ("A.swift", #"AppCard("Delete")"#), ("A.swift", #"AppCard(title: "Delete", onTap: nil)"#),
      ("A.swift", #"AppCard("Delete") { Text("x") }"#), ("A.swift", "AppCard(onTap: remove)"),
      ("A.swift", #"track("Delete", action: remove)"#), ("A.swift", #"NavigationLink("Next") { go() }"#),
      ("A.swift", "Color.red.onTapGesture { hide() }"), ("A.swift", "Spacer().onTapGesture { hide() }"),
      ("A.kt", #"Checkbox(label = "Sound", onClick = set)"#), ("A.kt", "Box(Modifier.clickable { hide() })"),
      ("A.tsx", #"const a = <input aria-label="Name" onClick={focus} />"#),
      ("A.tsx", #"const a = <Link title="Home" onClick={track} />"#), ("A.tsx", "const a = <div onClick={hide} />"),
      ("a.html", #"<body onclick="hide()">x</body>"#), ("a.html", #"<div onmouseover="show()">x</div>"#),
    ])
  func silent(path: String, source: String) throws {
    #expect(try AppInMemory.read([path: source]).lookalikes.map(\.name) == [])
  }

  @Test(
    "The framework is that of the file, and of UIKit for a function that makes a button",
    arguments: [
      ("A.swift", #"AppCard(title: "Delete", onTap: remove)"#, Framework.swiftUI),
      ("A.swift", #"makeButton(title: "Delete", action: remove)"#, .uiKit),
      ("A.kt", #"AppCard(title = "Delete", onClick = remove)"#, .compose),
      ("A.tsx", #"const a = <AppCard title="Delete" onClick={remove} />"#, .react),
      ("a.html", #"<div onclick="remove()">Delete</div>"#, .html),
    ])
  func framework(path: String, source: String, framework: Framework) throws {
    #expect(try AppInMemory.read([path: source]).lookalikes.map(\.framework) == [framework])
  }
}
