import CatalogFiles
import CatalogModel
import SourceReading
import Synchronization
import Testing

@testable import AppReading

/// The whole reading of an app: constants, components and comments of all its files.
@Suite("Reading an app")
struct AppReaderTests {
  @Test(
    "Constants of other files",
    arguments: [
      (
        ["A.swift": "Button(Titles.delete) { }", "B.swift": "enum Titles { static let delete = \"Delete\" }"],
        ["swiftui.button 'Delete'"]
      ),
      (
        [
          "A.swift": "Button(Titles.Menu.delete) { }",
          "B.swift": "enum Titles { enum Menu { static var delete: String { \"Delete\" } } }",
        ],
        ["swiftui.button 'Delete'"]
      ),

      (
        [
          "A.kt": "fun A() { TextButton(onClick = go) { Text(Titles.DELETE) } }",
          "B.kt": "object Titles { const val DELETE = \"Delete\" }",
        ],
        ["compose.text-button 'Delete' @A do:go"]
      ),
      // A constant of a function is not seen in another file.
      (["A.swift": "Button(delete) { }", "B.swift": "func a() { let delete = \"Delete\" }"], ["swiftui.button '?'"]),
    ])
  func constants(files: [String: String], sites: [String]) throws { #expect(try SiteOutline.of(files) == sites) }

  @Test("The nearest string table gives the text of a key")
  func tables() throws {
    let files = [
      "A/A.swift": "Button(\"save\") { }", "B/B.swift": "Button(\"save\") { }",
      "A/en.lproj/L.strings": "\"save\" = \"Save\";", "B/en.lproj/L.strings": "\"save\" = \"Keep\";",
    ]
    #expect(try SiteOutline.of(files) == ["swiftui.button 'Save'", "swiftui.button 'Keep'"])
  }

  @Test("A component that nothing uses is a button, not a definition")
  func unused() throws {
    let card = "struct CloseRow: View { let title: String; var body: some View { Button(title) { close() } } }"
    #expect(try AppInMemory.read(["A.swift": card]).sites.map(\.isDefinition) == [false])
    #expect(
      try AppInMemory.read(["A.swift": card, "B.swift": "CloseRow(title: \"Close\")"]).sites.map(\.isDefinition)
        == [true, false])
  }

  @Test(
    "Comments for the audit",
    arguments: [
      ("A.swift", "// catalog:ignore\nButton(\"A\") { }", ["catalog:ignore"]),
      ("A.swift", "/* catalog: ignore unclear */", ["catalog: ignore unclear"]),
      ("A.swift", "//catalog:ignore", ["catalog:ignore"]), ("A.swift", "// The catalog: ignore", []),
      ("A.swift", "\"// catalog:ignore\"", []), ("A.kt", "// catalog:ignore", ["catalog:ignore"]),
      ("A.tsx", "const a = <>{/* catalog:ignore */}</>;", ["catalog:ignore"]),
      ("a.html", "<!-- catalog:ignore -->", ["catalog:ignore"]), ("a.blp", "// catalog:ignore", ["catalog:ignore"]),

    ])
  func comments(path: String, source: String, comments: [String]) throws {
    let found = try AppInMemory.read([path: source]).comments[path] ?? []
    #expect(found.map { $0.text.split(separator: " ").joined(separator: " ") } == comments)
  }

  @Test("Progress counts the sources, in batches")
  func progress() throws {
    let files = Dictionary(uniqueKeysWithValues: (0..<600).map { ("A\($0).swift", "") })
    let tree = MemoryFiles(files)
    let counts = Mutex<[String]>([])
    _ = AppReader(files: tree, settings: ReadingSettings()) { read, all in
      counts.withLock { $0.append("\(read)/\(all)") }
    }.read(try AppFiles(paths: ["."], in: tree))
    #expect(counts.withLock { $0 } == ["256/600", "512/600", "600/600"])
  }

  @Test("Previews are read if the settings say so")
  func previews() throws {
    let source = "struct A_Previews: PreviewProvider { static var previews: some View { Button(\"A\") { } } }"
    #expect(try AppInMemory.read(["A.swift": source], settings: ReadingSettings(readsPreviews: true)).sites.count == 1)
    #expect(try AppInMemory.read(["A.swift": source]).sites.isEmpty)
  }

  @Test("Two apps together have the sites of both, and the screens and texts of the first")
  func adds() throws {
    var app = try AppInMemory.read(["A/A.swift": "struct A: View { var body: some View { Button(\"A\") { } } }"])
    app.add(
      try AppInMemory.read([
        "B/B.swift": "struct B: View { var body: some View { Button(\"b\") { } } }", "B/C.swift": "\0",
        "B/de.lproj/L.strings": "\"b\" = \"Sichern\";",
      ]))
    #expect(app.sites.map(SiteOutline.of) == ["swiftui.button 'A' @A", "swiftui.button 'Sichern' @B"])
    #expect(app.screens.owners.map(\.name) == ["A"] && app.texts.isEmpty)
    #expect(app.languages.map(\.identifier) == ["de"] && app.unread.map(\.path) == ["B/C.swift"])
    #expect(app.files.keys.sorted() == ["A/A.swift", "B/B.swift"])
  }
}
