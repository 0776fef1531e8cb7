import TestSupport
import Testing

/// What a button draws is the same before and after `--fix`, wherever it stands; where it would not be, the button is left.
///
/// Each table is one app with a file for each button. A result that begins with `!` is the reason for leaving it.
@Suite struct FixLookTests {
  // MARK: SwiftUI

  private enum Place: String {
    case content = "VStack {\n•\n}"
    case bar = "List {}.toolbar {\n•\n}"
    case confirmation = "List {}.toolbar { ToolbarItem(placement: .confirmationAction) {\n•\n} }"
    case menu = "Menu(\"…\") {\n•\n}"
    case swipe = "Text(name).swipeActions {\n•\n}"
    case alert = "List {}.alert(\"…\", isPresented: $isShown) {\n•\n}"
  }

  private static let swiftUI: [(place: Place, button: String, result: String)] = [
    // A title alone: dialogs draw nothing else, all other places would.
    (.content, #"Button("Share") { act() }"#, "Button(.share) { act() }.labelStyle(.titleOnly)"),
    (.bar, #"Button("Share") { act() }"#, "Button(.share) { act() }.labelStyle(.titleOnly)"),
    (.menu, #"Button("Share") { act() }"#, "Button(.share) { act() }.labelStyle(.titleOnly)"),
    (.swipe, #"Button("Share") { act() }"#, "Button(.share) { act() }.labelStyle(.titleOnly)"),
    (.alert, #"Button("Delete", role: .destructive) { act() }"#, "Button(.delete) { act() }"),
    // An icon alone: bars draw nothing else.
    (.content, icon("square.and.arrow.up", "Share"), "Button(.share) { act() }.labelStyle(.iconOnly)"),
    (.menu, icon("square.and.arrow.up", "Share"), "Button(.share) { act() }.labelStyle(.iconOnly)"),
    (.bar, icon("square.and.arrow.up", "Share"), "Button(.share) { act() }"),
    (.swipe, icon("square.and.arrow.up", "Share"), "Button(.share) { act() }.labelStyle(.iconOnly)"),
    // Both, and a style of the label.
    (.menu, #"Button("Share", systemImage: "square.and.arrow.up") { act() }"#, "Button(.share) { act() }"),
    (.content, label(".iconOnly"), "Button(.share) { act() }.labelStyle(.iconOnly)"),
    (.bar, label(".titleAndIcon"), "Button(.share) { act() }.labelStyle(.titleAndIcon)"),
    (.bar, label(".titleOnly"), "Button(.share) { act() }.labelStyle(.titleOnly)"),
    (.bar, label(".own"), "! it shows more than a text and an icon, or shows them in its own way"),
    // The name of an older release draws the same; a circle around it and an image of the app do not.
    (.menu, #"Button("Copy", systemImage: "doc.on.doc") { act() }"#, "Button(.copy) { act() }"),
    (
      .menu, #"Button("Close", systemImage: "xmark.circle") { act() }"#,
      "! draws 'xmark.circle', the catalogue 'xmark'"
    ),
    (.bar, icon("pencil.circle", "Edit"), "! draws 'pencil.circle', the catalogue 'pencil'"),
    (.menu, #"Button("Edit", image: .pencil) { act() }"#, "! draws 'pencil', the catalogue 'pencil'"),
    // Roles are drawn.
    (.bar, icon("trash", "Delete"), "! declares no role, and the catalogue's button is drawn as one that destroys"),
    (.content, #"Button("Delete") { act() }"#, "! declares no role, and the catalogue's button is drawn as one that"),
    (.alert, #"Button("Cancel") {}"#, "! declares no role, and the catalogue's button stands where a dialog is"),
    (.alert, #"Button("Cancel", role: .cancel) {}"#, "Button(.cancel) {}"),
    (.content, #"Button("Cancel") { act() }"#, "Button(.cancel) { act() }.labelStyle(.titleOnly)"),
    (.bar, #"Button("Save") { act() }"#, "! declares no role, and the catalogue's button is drawn as one that"),
    (.confirmation, #"Button("Save") { act() }"#, "Button(.save) { act() }.labelStyle(.titleOnly)"),
  ]

  private static func icon(_ symbol: String, _ label: String) -> String {
    #"Button { act() } label: { Image(systemName: "\#(symbol)").accessibilityLabel("\#(label)") }"#
  }

  private static func label(_ style: String) -> String {
    #"Button { act() } label: { Label("Share", systemImage: "square.and.arrow.up").labelStyle(\#(style)) }"#
  }

  @Test func keepsSwiftUI() throws {
    func source(_ place: Place, _ button: String) -> String {
      "struct A: View {\nvar body: some View {\n\(place.rawValue.replacing("•", with: button))\n}\n}\n"
    }
    try expect(
      Self.swiftUI.map { row in (source(row.place, row.button), source(row.place, row.result), row.result) },
      ending: "swift")
  }

  // MARK: UIKit

  private static let uiKit = [
    (#"UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(a))"#, "! draws its title, and"),
    ("UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(a))", "! declares the role 'plain'"),
    (
      "UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(a))",
      "! the system draws its item 'edit' as a word, or in its own way"
    ),
    (
      "UIBarButtonItem(barButtonSystemItem: .search, target: self, action: #selector(a))",
      "UIBarButtonItem(.search, target: self, action: #selector(a))"
    ),
    (#"UIAction(title: "Share") { _ in a() }"#, "! draws its title, and the generated form the icon"),
    (
      #"UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in a() }"#,
      "UIAction(.share) { _ in a() }"
    ),
    (
      #"UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up", withConfiguration: big)) { _ in a() }"#,
      "! it shows more than a text and an icon"
    ),
    (#"UIAction(title: "Delete", image: UIImage(systemName: "trash")) { _ in a() }"#, "! declares no role"),
    (
      #"UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in a() }"#,
      "UIAction(.delete) { _ in a() }"
    ),
  ]

  @Test func keepsUIKit() throws {
    func source(_ item: String) -> String {
      "final class Editor: UIViewController {\nfunc make() {\nshow(\n\(item)\n)\n}\n}\n"
    }
    try expect(Self.uiKit.map { (source($0.0), source($0.1), $0.1) }, ending: "swift")
  }

  // MARK: Compose

  private static let compose = [
    (
      #"IconButton(onClick = a) { Icon(Icons.Default.Search, contentDescription = "Search") }"#,
      "IconButton(Purpose.SEARCH, onClick = a)"
    ),
    (
      #"IconButton(onClick = a) { Icon(painterResource(R.drawable.ic_search_24dp), contentDescription = "Search") }"#,
      "IconButton(Purpose.SEARCH, onClick = a)"
    ),
    (
      #"IconButton(onClick = a) { Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back") }"#,
      "IconButton(Purpose.BACK, onClick = a)"
    ),
    (
      #"IconButton(onClick = a) { Icon(Icons.Default.ArrowBack, contentDescription = "Back") }"#,
      "! draws 'Icons.Default.ArrowBack', the catalogue 'arrow_back, flipped'"
    ),
    (#"IconButton(onClick = a) { Text("Search") }"#, "! draws its title, and the generated form the icon 'search'"),
    (#"Button(onClick = a) { Text("Share") }"#, "! draws its title, and the generated form the icon 'share'"),
    (
      """
      Button(onClick = a) {
        Icon(Icons.Default.Share, contentDescription = null, modifier = Modifier.size(ButtonDefaults.IconSize))
        Spacer(Modifier.size(ButtonDefaults.IconSpacing))
        Text("Share")
      }
      """, "Button(Purpose.SHARE, onClick = a)"
    ),
    (#"DropdownMenuItem(text = { Text("Share") }, onClick = a)"#, "! draws its title, and the generated form"),
    (
      #"DropdownMenuItem(text = { Text("Share") }, leadingIcon = { Icon(Icons.Default.Share, null) }, onClick = a)"#,
      "DropdownMenuItem(Purpose.SHARE, onClick = a)"
    ),
    // By position: the handler is the first, and an icon has a modifier and a tint behind its description.
    (#"IconButton(a) { Icon(Icons.Default.Search, "Search") }"#, "IconButton(Purpose.SEARCH, onClick = a)"),
    (
      #"IconButton(a, Modifier.size(48.dp)) { Icon(Icons.Default.Search, "Search") }"#,
      "! the generated form does not take over 'Modifier.size(48.dp)'"
    ),
    (
      #"IconButton(onClick = a) { Icon(Icons.Default.Search, "Search", Modifier, Color.Red) }"#,
      "! the generated form does not take over 'Modifier'"
    ),
    (#"OutlinedButton(onClick = a) { Text("Share") }"#, "! catalog generate has no form for 'OutlinedButton'"),
  ]

  @Test func keepsCompose() throws {
    func source(_ button: String, _ imports: String) -> String {
      "package app\n\(imports)@Composable\nfun Editor(a: () -> Unit) {\n\(button)\n}\n"
    }
    let rows = Self.compose.map { button, result in
      let imports = ["Button", "DropdownMenuItem", "IconButton"].filter { result.hasPrefix($0 + "(") } + ["Purpose"]
      return (source(button, ""), source(result, imports.map { "import purposes.\($0)\n" }.joined()), result)
    }
    try expect(rows, ending: "kt", generated: #"{ "kotlin": "purposes" }"#)
  }

  // MARK: React

  private static let react = [
    (
      #"<button type="button" title="Delete" onClick={a}>Delete</button>"#,
      #"<PurposeButton purpose="delete" locale={en} title="Delete" onClick={a} />"#
    ),
    // A form may be around the whole component.
    ("<button onClick={a}>Delete</button>", "! may submit a form; write type=\"button\""),
    ("<form><button onClick={a}>Delete</button></form>", "! may submit a form"),
    ("<body><Row><button onClick={a}>Delete</button></Row></body>", "! may submit a form"),
    ("<body>{wrap(<button onClick={a}>Delete</button>)}</body>", "! may submit a form"),
    (
      "<body><p><button onClick={a}>Delete</button></p></body>",
      #"<body><p><PurposeButton purpose="delete" locale={en} onClick={a} /></p></body>"#
    ),
    (
      #"<button type="button" aria-label="Close" onClick={a}>×</button>"#,
      "! draws the sign '×', and the generated form"
    ),
    (
      #"<button type="button" onClick={a}>Delete</button>"#,
      #"<PurposeButton purpose="delete" locale={en} onClick={a} />"#
    ),
    (#"<button aria-label="Delete" onClick={a}><TrashIcon /></button>"#, "! catalog generate has no form for React's"),
    ("<Button onClick={a}>Delete</Button>", "! the app's own component <Button> draws it"),
    (#"<button data-row="1" onClick={a}>Delete</button>"#, "! the generated form does not take over 'data-row'"),
  ]

  @Test func keepsReact() throws {
    func source(_ button: String, _ imports: String) -> String {
      "\(imports)export const Editor = ({ a }) => (\n<div>\n\(button)\n</div>\n);\n"
    }
    let line = "import { PurposeButton } from \"./react.js\";\n"
    try expect(
      Self.react.map { (source($0.0, ""), source($0.1, line), $0.1) }, ending: "tsx",
      generated: #"{ "typescript": "./react.js", "locale": "en" }"#)
  }

  // MARK: Comparing

  /// Expects each button to be rewritten, or to be left for a reason.
  private func expect(
    _ rows: [(source: String, fixed: String, result: String)], ending: String, generated: String = "{}",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = rows.enumerated().map { ("App/A\($0).\(ending)", $1.source) }
    let app = try FixedApp(Dictionary(files) { first, _ in first }, locales: ["ar", "en"])
    try app.name(generated)
    let reasons = try app.fixAndListReasons()
    for (index, row) in rows.enumerated() {
      let path = "App/A\(index).\(ending)"
      let text = try app.text(path)
      if row.result.hasPrefix("! ") {
        #expect(
          reasons[path]?.hasPrefix(row.result.dropFirst(2)) == true, "\(reasons[path] ?? "none"): \(text)",
          sourceLocation: sourceLocation)
        #expect(text == row.source, sourceLocation: sourceLocation)
      } else {
        #expect(text == row.fixed, "\(reasons[path] ?? "")", sourceLocation: sourceLocation)
      }
    }
  }
}
