import Foundation
import TestSupport
import Testing

/// Runs the code in README.md, CONTRIBUTING.md and Documentation. ConsumerTests builds the Swift code;
/// RecipeCommandTests also runs the checking recipes on a catalogue with a finding.
@Suite struct DocumentationTests {
  // MARK: Commands

  /// Runs each block in a reader's project: Standard with a few locales, in git, and an app's own files.
  @Test func commandsRun() throws {
    let project = try SampleProject()
    let blocks = try DocumentSnippet.all("sh")
    #expect(blocks.count >= 8)
    var page: String?
    for block in blocks {
      // The steps of the tutorial follow each other.
      let isTutorial = block.file.hasSuffix("/Tutorial.md")
      if block.file != page || !isTutorial { try project.reset() }
      // The readers of the readme and the tutorial have no catalogue yet.
      let begins = block.text.contains("catalog init --yes") || isTutorial && block.file != page
      if begins { try project.removeCatalogues() }
      page = block.file
      let (scripts, commands) = Self.split(block.text)
      for script in scripts {
        #expect(
          FileManager.default.isExecutableFile(atPath: Program.root.appending(path: script).path), "\(block): \(script)"
        )
      }
      let result = try project.run("set -euxo pipefail\n" + commands)
      #expect(result.status == 0, "\(block): \(result.error)")
    }
  }

  /// Separates the scripts that build or test this repository from other commands, and leaves out `--watch`, which
  /// never ends.
  private static func split(_ block: String) -> (scripts: [String], commands: String) {
    let scripts = block.matches(of: /(?m)^(Scripts\/(?!catalog)[a-z-]+|\.ci\/[a-z]+)/).map { String($0.1) }
    let others = block.split(separator: "\n").filter { line in
      !scripts.contains { line.hasPrefix($0) } && !line.contains("--watch")
    }
    return (scripts, others.joined(separator: "\n"))
  }

  /// Programs that read generated JSON, in a folder where `catalog generate json --output dist` ran.
  @Test(
    "Programs in other languages print an Arabic title",
    arguments: [("python", "python3 show.python"), ("go", "go run show.go")])
  func programsRun(language: String, command: String) throws {
    let folder = try TemporaryFolder()
    _ = try Program().run("generate", "json", "--locales", "ar", "--output", "\(folder.path)/dist")
    let block = try #require(try DocumentSnippet.all(language).first)
    try folder.write(block.text.utf8, to: "show.\(language)")
    let home = URL(filePath: folder.path)
    let result = try SampleProject.bash(["-c", command], in: home, home: home)
    #expect(result.output.hasPrefix("رجوع navigate rtl"), "\(block): \(result.error)")
  }

  // MARK: Continuous integration

  /// The recipes for GitHub, GitLab and Jenkins parse, and their `catalog` commands run.
  @Test func recipesRun() throws {
    let blocks = try DocumentSnippet.all("yaml")
    #expect(blocks.count >= 4)
    for block in blocks {
      for script in try YAML.scripts(in: try YAML.documents(block.text)) { try Self.run(script, block) }
    }
    for block in try DocumentSnippet.all("groovy") {
      for match in block.text.matches(of: /sh '([^']*)'/) { try Self.run(String(match.1), block) }
    }
  }

  private static func run(_ script: String, _ block: DocumentSnippet) throws {
    let syntax = try SampleProject.bash(["-n", "-c", script], in: Program.root)
    #expect(syntax.status == 0, "\(block): \(syntax.error)")
    guard script.hasPrefix("catalog diff") || script.contains("\ncatalog diff") else { return }
    let result = try CIWorkspace().run("set -x\n" + script)
    #expect(result.status == 0, "\(block): \(result.error)")
  }

  // MARK: Facts

  /// The manifest and Platforms.md name the same systems.
  @Test func namesThePlatforms() throws {
    let manifest = try String(contentsOf: Program.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(try #require(manifest.firstMatch(of: /platforms: \[(.*)\],/)).1 == ".macOS(.v15)")
    let page = try String(
      contentsOf: Program.root.appending(path: "Documentation/Reference/Platforms.md"), encoding: .utf8)
    #expect(page.contains("Systems: Linux is tested. macOS is expected to work and is not tested here."))
  }

  @Test func theReadmeIsShort() throws {
    let readme = try String(contentsOf: Program.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.split(whereSeparator: \.isWhitespace).count <= 600)
  }

  /// Ten pages for tasks, and facts to look up; the help and the errors say the rest.
  @Test func theDocumentationIsShort() throws {
    let words = try DocumentSnippet.pages(in: "Documentation").map { page in
      let text = try String(contentsOf: Program.root.appending(path: page), encoding: .utf8)
      return text.split(whereSeparator: \.isWhitespace).count
    }
    #expect(words.reduce(0, +) <= 25_000)
  }

  /// The first commands of the readme print what it says, in the folder of an app that has no catalogue.
  @Test func theReadmeWorksInAnApp() throws {
    let folder = try TemporaryFolder()
    try folder.write(("import SwiftUI\n" + SampleProject.editor).utf8, to: "App/EditorView.swift")
    let commands = try #require(try DocumentSnippet.all("sh").first { $0.file == "README.md" })
    let output = try #require(try DocumentSnippet.all("text").first { $0.file == "README.md" })
    var printed = ""
    for line in commands.text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      #expect(words.first == "catalog")
      let result = try Program(folder: URL(filePath: folder.path)).run(Array(words.dropFirst()))
      #expect(result.status == 0, "\(line): \(result)")
      printed += result.output
    }
    for line in output.text.split(separator: "\n") { #expect(printed.contains(line), "\(line)") }
  }

  /// Each link to a file or a heading of the repository has a target.
  @Test(arguments: DocumentSnippet.documents)
  func linksHaveTargets(document: String) throws {
    let file = Program.root.appending(path: document)
    let text = try String(contentsOf: file, encoding: .utf8)
    let links = text.matches(of: /\]\(([^)]+)\)|(?:src|srcset)="([^"]+)"/).map { String($0.1 ?? $0.2 ?? "") }
    for link in links where !link.hasPrefix("http") {
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? file : file.deletingLastPathComponent().appending(path: parts[0])
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(document): \(link)")
        continue
      }
      guard parts.count == 2 else { continue }
      let headings = try String(contentsOf: target, encoding: .utf8).matches(of: /(?m)^#+ (.*)$/).map {
        $0.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-")
      }
      #expect(headings.contains(parts[1]), "\(document): \(link)")
    }
  }

  /// CONTRIBUTING.md names only files that exist, by the end of their path.
  @Test func contributingNamesExistingFiles() throws {
    let folders = ["Sources", "Tests", "Catalogs", "Scripts"]
    let paths = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Program.root.appending(path: folder).path)
        .map { "/\(folder)/\($0)" }
    }
    let guide = try String(contentsOf: Program.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let names = guide.matches(of: /`([A-Za-z+]+(?:\/[A-Za-z+-]+)+|[A-Za-z+\/.]+\.(?:swift|json|md))`/).map(\.1)
    #expect(names.count >= 25)
    for name in names { #expect(paths.contains { $0.hasSuffix("/\(name)") }, "\(name)") }
  }

  // MARK: Files

  /// Each JSON block is valid by its file's schema.
  @Test func filesFollowTheirSchemas() throws {
    let blocks = try DocumentSnippet.all("json")
    #expect(blocks.count >= 6)
    let folder = try DiskCatalogue()
    let pairs = try blocks.enumerated().map { index, block in
      let (schema, text) = Self.file(block.text)
      try folder.write(text, to: "\(index).json")
      let path = Program.root.appending(path: "Catalogs/\(schema).schema.json").path
      return (schema: path as String?, file: folder.folder.appending(path: "\(index).json").path)
    }
    for (block, problems) in zip(blocks, try SchemaValidator().problems(of: pairs)) {
      #expect(problems == [], "\(block)")
    }
  }

  /// The schema for a block, and the block completed to a whole file.
  private static func file(_ piece: String) -> (schema: String, text: String) {
    if piece.contains("\"wrappers\"") { return ("audit", piece) }
    if piece.hasPrefix("\"rules\"") || piece.hasPrefix("\"stringTables\"") || piece.hasPrefix("\"outputs\"") {
      return ("catalog", #"{ "formatVersion": 1, "name": "Example", "extends": "Standard", \#(piece) }"#)
    }
    let schemas = [
      "formatVersion": "catalog", "license": "icon-set", "terms": "glossary", "kinds": "headers", "parent": "screens",
      "facts": "platforms", "synonyms": "vocabulary", "seenIn": "places",
    ]
    let schema = schemas.first { piece.contains("\"\($0.key)\"") }?.value ?? "purposes"
    return (schema, piece.hasPrefix("{") ? piece : "{ \(piece) }")
  }

  /// The overlay with its own icons, as printed: the check reports only missing icons, and reports them at the overlay.
  @Test func anOverlayHasItsOwnIcons() throws {
    let catalogue = try SampleProject.acme()
    let result = try Program(folder: catalogue.folder).run("check", "Acme", "--format", "json")
    #expect(result.status == 0, "\(result.error)")
    let findings = try #require(try result.json()["findings"] as? [[String: Any]])
    #expect(Set(findings.compactMap { $0["rule"] as? String }) == ["missing-icon"])
    #expect(Set(findings.compactMap { $0["file"] as? String }) == ["Acme/catalog.json"])
    // 228 purposes: two have an icon, three are accepted without one.
    #expect(findings.count == 223)
    let message = try #require(findings.first?["message"] as? String)
    #expect(
      message
        == #"no icon of 'acme-icons' for 'about'; it is inherited: add "about": { "icons": { "acme-icons": … } } to purposes.json"#
    )
  }
}
