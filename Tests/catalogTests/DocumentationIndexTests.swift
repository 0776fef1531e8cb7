import Foundation
import TestSupport
import Testing

/// Documentation/README.md, the kind of each page, and the page of the command line.
@Suite struct DocumentationIndexTests {
  private static let folder = "Documentation"

  /// Each page says its kind and its use in the first line, and the index lists it in the same words: ten pages for
  /// tasks, then those of Reference/.
  @Test func eachPageIsListedWithItsKind() throws {
    let sections = try text(of: "\(Self.folder)/README.md").split(separator: "\n## ").dropFirst()
    try #require(sections.map { $0.prefix { $0 != "\n" } } == ["Ten pages for tasks", "Reference"])
    let pages = DocumentSnippet.pages(in: Self.folder).filter { !$0.hasSuffix("/README.md") }
    #expect(pages.count > 20)
    let facts = pages.filter { $0.hasPrefix("\(Self.folder)/Reference/") }
    #expect(pages.count - facts.count == 10)
    for page in pages {
      let lines = try text(of: page).split(separator: "\n", maxSplits: 2)
      let first = try #require(
        lines[1].wholeMatch(of: /\*(Tutorial|How-to|Reference|Explanation): (.+)\.\*/), "\(page)")
      let section = try #require(facts.contains(page) ? sections.last : sections.first)
      let link = "[\(lines[0].dropFirst(2))](\(page.dropFirst(Self.folder.count + 1)))"
      let row = "| \(link) | \(first.1.lowercased()) | \(first.2) |"
      #expect(section.contains(row), "\(page): \(row)")
    }
  }

  /// `Scripts/documentation` makes a page from the command's help, with a section for each subcommand.
  @Test func theCommandLineHasEachSubcommand() throws {
    let dump = try Program().run("--experimental-dump-help")
    let file = FileManager.default.temporaryDirectory.appending(path: "help-\(UUID().uuidString).json")
    try Data(dump.output.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let made = try SampleProject.bash(
      ["-c", "Scripts/packaging/command-line < '\(file.path)'"], in: Program.root)
    #expect(made.status == 0, "\(made.error)")
    let root = try #require(try dump.json()["command"] as? [String: Any])
    let names = Self.leaves(of: root, path: [])
    #expect(names.count > 30)
    let headings = made.output.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
    #expect(headings == ["Exit codes"] + names)
  }

  /// The subcommands without further ones that the help shows, with those that they belong to.
  private static func leaves(of command: [String: Any], path: [String]) -> [String] {
    let name = path + [command["commandName"] as? String ?? ""]
    let subcommands = (command["subcommands"] as? [[String: Any]] ?? []).filter {
      $0["shouldDisplay"] as? Bool == true && $0["commandName"] as? String != "help"
    }
    if subcommands.isEmpty { return [name.joined(separator: " ")] }
    return subcommands.flatMap { leaves(of: $0, path: name) }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Program.root.appending(path: path), encoding: .utf8)
  }
}
