import Foundation
import TestSupport
import Testing

/// Which files `catalog audit` reads, and what it says of those that it could not read.
@Suite struct AuditedFilesTests {
  private static let screen = "struct A: View { var body: some View { Button(\"Delete\") { delete() } } }"
  private static let catalog = ["--catalog", Repository.standard.path]

  private static func app(_ files: [String: String]) throws -> (folder: TemporaryFolder, program: Program) {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text.utf8, to: path) }
    return (folder, Program(folder: URL(filePath: folder.path)))
  }

  /// What could not be read is listed with the reason, and the rest is read.
  @Test(
    "What is not read",
    arguments: [
      ("App/A.swift", "\u{FEFF}let a = 1", .utf16LittleEndian, "UTF-16; save it as UTF-8"),
      ("App/A.swift", "a\0b", .utf8, "not a text"),
      (
        "App/res/layout/a.xml", "<LinearLayout>\n<Button>\n</LinearLayout>", .utf8,
        "3:1: '</LinearLayout>' closes no element; '<Button>' of line 2 is open"
      ),
      (
        "App/res/values/strings.xml", "<resources><string name=\"a\">x</resources>", .utf8,
        "1:30: '</resources>' closes no element; '<string>' of line 1 is open"
      ),
      ("App/Localizable.xcstrings", "{ \"strings\": {", .utf8, "1:"),
      (
        "App/A.swift", String(repeating: "f {", count: 400), .utf8,
        "nested more than 160 levels deep; the rest of it was read"
      ),
    ] as [(String, String, String.Encoding, String)])
  func unread(path: String, text: String, encoding: String.Encoding, reason: String) throws {
    let (folder, program) = try Self.app(["App/Screen.swift": Self.screen])
    try folder.write([UInt8](try #require(text.data(using: encoding))), to: path)
    let result = try program.run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("not read:\n  \(path): \(reason)"), "\(result.output.suffix(600))")
    #expect(result.output.contains("App/Screen.swift:"))
  }

  /// Two apps with a component of one name, of which one takes its title from its own table.
  @Test func appsAreReadAlone() throws {
    func files(_ app: String, _ title: String) -> [String: String] {
      [
        "\(app)/Parts.swift": "struct RoundButton: View { var body: some View { Button(L10n.action) { act() } } }",
        "\(app)/Screen.swift": "struct \(app)Screen: View { var body: some View { RoundButton() } }",
        "\(app)/en.lproj/Localizable.strings": "\"action\" = \"\(title)\";",
      ]
    }
    let app = try Self.app(files("One", "Delete").merging(files("Two", "Hello there")) { first, _ in first })
    // What differs between two apps is no difference.
    let icons = try Self.app([
      "One/A.swift": "struct A: View { var body: some View { Button(\"Delete\", systemImage: \"trash\") { a() } } }",
      "Two/A.swift": "struct A: View { var body: some View { Button(\"Delete\", systemImage: \"minus\") { a() } } }",
    ])
    for (arguments, isListed) in [([], true), (["--by", "app"], false)] as [([String], Bool)] {
      let result = try icons.program.run(["audit", "One", "Two"] + arguments + Self.catalog)
      #expect(result.output.contains("purposes with several icons") == isListed, "\(result.output)")
    }
    // Nor is that of two platforms.
    let platforms = try Self.app([
      "App/A.swift": "struct A: View { var body: some View { Button(\"Delete\", systemImage: \"trash\") { a() } } }",
      "App/B.kt": """
      @Composable fun B() {
        IconButton(onClick = { b() }) { Icon(Icons.Default.Delete, contentDescription = "Delete") }
      }
      """,
    ])
    let result = try platforms.program.run(["audit", "App"] + Self.catalog)
    #expect(result.output.contains("delete certain") && !result.output.contains("several icons"), "\(result.output)")
    func figures(_ paths: String...) throws -> [Substring] {
      let result = try app.program.run(["audit", "--by", "app"] + paths + Self.catalog)
      return result.output.split(separator: "\n").filter { $0.contains("swift:") }
    }
    let together = try figures("One", "Two")
    #expect(together.sorted() == (try figures("One") + figures("Two")).sorted())
    #expect(together.contains { $0.contains("delete certain") } && together.contains { $0.contains("- none") })
  }
}
