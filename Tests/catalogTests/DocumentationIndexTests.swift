import Foundation
import TestSupport
import Testing

/// Documentation/README.md, and the kind of each page.
@Suite struct DocumentationIndexTests {
  private static let folder = "Documentation"
  private static let commandLine = "\(folder)/CommandLine.md"

  /// Each page says its kind and its use in the first line, and the index lists it there, in the same words.
  @Test func eachPageIsListedUnderItsKind() throws {
    let index = try text(of: "\(Self.folder)/README.md")
    let sections = index.split(separator: "\n## ").dropFirst()
    let pages = DocumentSnippet.pages(in: Self.folder).filter { !$0.hasSuffix("/README.md") }
    #expect(pages.count > 20)
    for page in pages {
      let lines = try text(of: page).split(separator: "\n", maxSplits: 2)
      let first = try #require(
        lines[1].wholeMatch(of: /\*(Tutorial|How-to|Reference|Explanation): (.+)\.\*/), "\(page)")
      let section = try #require(sections.first { $0.hasPrefix("\(first.1)\n") })
      let row = "| [\(lines[0].dropFirst(2))](\(page.dropFirst(Self.folder.count + 1))) | \(first.2) |"
      #expect(section.contains(row), "\(page): \(row)")
    }
  }

  /// The page of the command line is what the command says.
  @Test func commandLineIsCurrent() throws {
    let dump = try Program().run("--experimental-dump-help").output
    let file = FileManager.default.temporaryDirectory.appending(path: "help-\(UUID().uuidString).json")
    try Data(dump.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let made = try SampleProject.bash(
      ["-c", "Scripts/packaging/command-line < '\(file.path)'"], in: Program.root)
    #expect(made.status == 0, "\(made.error)")
    let isCurrent = try text(of: Self.commandLine) == made.output
    #expect(
      isCurrent,
      "run 'Scripts/catalog --experimental-dump-help | Scripts/packaging/command-line > \(Self.commandLine)'")
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Program.root.appending(path: path), encoding: .utf8)
  }
}
