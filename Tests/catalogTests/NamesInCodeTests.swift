import Foundation
import TestSupport
import Testing

/// Generated code, fixes, advice and pages have the same name for each purpose.
@Suite struct NamesInCodeTests {
  @Test func agree() throws {
    let folder = try TemporaryFolder()
    for (path, text) in UnusualPurposes.files { try folder.write(text.utf8, to: "Own/\(path)") }
    try folder.write(#"{ "formatVersion": 1, "generated": { "kotlin": "own.names" } }"#.utf8, to: "Own/audit.json")
    try folder.write(Self.editor.utf8, to: "App/Editor.swift")
    try folder.write(Self.screen.utf8, to: "App/Screen.kt")
    let program = Program(folder: URL(filePath: folder.path))
    func read(_ path: String) throws -> String {
      try String(contentsOf: program.folder.appending(path: path), encoding: .utf8)
    }
    func run(_ arguments: String...) throws -> String {
      let result = try program.run(arguments)
      try #require(result.status == 0, "\(arguments): \(result.error)")
      return result.output
    }
    _ = try run("generate", "swift", "--output", "swift", "--catalog", "Own")
    _ = try run("generate", "kotlin", "--output", "kotlin", "--package", "own.names", "--catalog", "Own")
    _ = try run("publish", "--output", "site", "--catalog", "Own")
    let swift = try Self.cases(
      #/case `?(\w+)`?(?: = "([\w-]+)")?/#, in: read("swift/PurposeCatalog.Purpose.swift"))
    let kotlin = try Self.cases(#/`?(\w+)`?\((?:"([\w-]+)")?, Role\./#, in: read("kotlin/own/names/Purpose.kt"))
    #expect(swift.count == UnusualPurposes.identifiers.count)
    #expect(kotlin.count == UnusualPurposes.identifiers.count)

    let advice = try run("audit", "App", "--catalog", "Own", "--format", "json")
    _ = try run("audit", "App", "--catalog", "Own", "--fix")
    let (editor, screen) = (try read("App/Editor.swift"), try read("App/Screen.kt"))
    for (index, identifier) in UnusualPurposes.identifiers.enumerated() {
      let (swiftName, kotlinName) = (swift[identifier] ?? "none", kotlin[identifier] ?? "none")
      let page = try read("site/purposes/\(identifier).html")
      #expect(page.contains("Button(.\(swiftName)) { }") && page.contains("IconButton(Purpose.\(kotlinName)) { }"))
      #expect(editor.contains("Button(.\(swiftName)) { act(\(index)) }"), "\(identifier)")
      #expect(advice.contains("write Button(.\(swiftName)) { … }\""), "\(identifier)")
      #expect(advice.contains("write Button(Purpose.\(kotlinName)) { … }\""), "\(identifier)")
      #expect(screen.contains("act(\(index))"))
    }

    // Fixed buttons are the catalogue's in the next audit.
    let again = try run("audit", "App/Editor.swift", "--catalog", "Own")
    let count = UnusualPurposes.identifiers.count
    #expect(again.contains("\(count) of \(count) buttons"), "\(again)")
  }

  /// The names by identifier; a case without a raw value is its identifier.
  private static func cases(
    _ pattern: Regex<(Substring, Substring, Substring?)>, in code: String
  ) -> [String: String] {
    let pairs = code.matches(of: pattern).map { (String($0.output.2 ?? $0.output.1), String($0.output.1)) }
    return Dictionary(pairs.filter { UnusualPurposes.identifiers.contains($0.0) }) { first, _ in first }
  }

  private static let editor = """
    struct EditorView: View {
      var body: some View {
        VStack {
    \(UnusualPurposes.identifiers.indices.map { "      Button(\"\(UnusualPurposes.title($0))\") { act(\($0)) }" }.joined(separator: "\n"))
        }
      }
    }

    """

  private static let screen = """
    package own.app

    @Composable
    fun Screen(act: (Int) -> Unit) {
    \(UnusualPurposes.identifiers.indices.map { "    Button(onClick = { act(\($0)) }) { Text(\"\(UnusualPurposes.title($0))\") }" }.joined(separator: "\n"))
    }

    """
}
