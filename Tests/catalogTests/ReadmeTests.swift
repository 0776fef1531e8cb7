import Foundation
import TestSupport
import Testing

/// What README.md prints, run as printed there. Its Swift is built by ConsumerTests, its hook for pre-commit is run by
/// RecipeCommandTests.
@Suite struct ReadmeTests {
  // MARK: Commands

  /// Each block in a project as a reader has it: the product with a few locales, in git, and an app's own files.
  @Test func commandsRun() throws {
    let project = try ReadmeProject()
    let blocks = try ReadmeSnippet.all("sh")
    #expect(blocks.count >= 8)
    for block in blocks {
      try project.reset()
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

  /// Parts commands that build or test the product itself, and `--watch`, which never ends, from the others.
  private static func split(_ block: String) -> (scripts: [String], commands: String) {
    let scripts = block.matches(of: /(?m)^(Scripts\/(?!catalog)[a-z-]+|\.ci\/run)/).map { String($0.1) }
    let others = block.split(separator: "\n").filter { line in
      !scripts.contains { line.hasPrefix($0) } && !line.contains("--watch")
    }
    return (scripts, others.joined(separator: "\n"))
  }

  // MARK: Continuous integration

  /// GitHub's and GitLab's recipes are YAML, their scripts parse, and those of their commands that are ours run.
  @Test func recipesRun() throws {
    let blocks = try ReadmeSnippet.all("yaml")
    #expect(blocks.count >= 4)
    for block in blocks {
      for script in try Self.scripts(in: try Self.parsed(block)) { try Self.run(script, block) }
    }
    for block in try ReadmeSnippet.all("groovy") {
      for match in block.text.matches(of: /sh '([^']*)'/) { try Self.run(String(match.1), block) }
    }
  }

  private static func run(_ script: String, _ block: ReadmeSnippet) throws {
    let syntax = try ReadmeProject.bash(["-n", "-c", script], in: Program.root)
    #expect(syntax.status == 0, "\(block): \(syntax.error)")
    guard script.contains("Scripts/catalog ") else { return }
    let workspace = try CIWorkspace()
    let result = try workspace.run("set -euxo pipefail\n" + script)
    #expect(result.status == 0, "\(block): \(result.error)")
  }

  private static func parsed(_ block: ReadmeSnippet) throws -> Any {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.argv[1]), default=str))",
      block.text,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0, "\(block): no YAML, or no python3-yaml: run Scripts/prerequisites test")
    return try JSONSerialization.jsonObject(with: output, options: .fragmentsAllowed)
  }

  /// The values of `run` and `script`, wherever they are.
  private static func scripts(in value: Any) throws -> [String] {
    if let list = value as? [Any] { return try list.flatMap(scripts) }
    guard let fields = value as? [String: Any] else { return [] }
    return try fields.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      guard ["run", "script"].contains(key) else { return try scripts(in: value) }
      let commands = try value as? [String] ?? [#require(value as? String)]
      // What they clone is there already.
      return commands.filter { !$0.hasPrefix("git clone") }
    }
  }

  /// The manifest asks for no system that nobody builds for.
  @Test func namesTheSystems() throws {
    let manifest = try String(contentsOf: Program.root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(try #require(manifest.firstMatch(of: /platforms: \[(.*)\],/)).1 == ".macOS(.v15)")
    let readme = try String(contentsOf: Program.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("Systems: Linux is tested. macOS is expected to work and is not tested here."))
  }

  // MARK: Files

  /// Each piece of JSON follows the schema of the file that it is for.
  @Test func filesFollowTheirSchemas() throws {
    let blocks = try ReadmeSnippet.all("json")
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

  /// The schema of a piece, and the piece as a whole file.
  private static func file(_ piece: String) -> (schema: String, text: String) {
    if piece.hasPrefix("\"rules\"") || piece.hasPrefix("\"stringTables\"") {
      return ("catalog", #"{ "formatVersion": 1, "name": "Example", "extends": "Standard", \#(piece) }"#)
    }
    let schemas = ["formatVersion": "catalog", "license": "icon-set", "terms": "glossary"]
    let schema = schemas.first { piece.contains("\"\($0.key)\"") }?.value ?? "purposes"
    return (schema, piece.hasPrefix("{") ? piece : "{ \(piece) }")
  }

  /// The team's own icons, as printed: what the overlay lacks is reported in the overlay, and nothing else is.
  @Test func anOverlayHasItsOwnIcons() throws {
    let catalogue = try ReadmeProject.acme()
    let result = try Program(folder: catalogue.folder).run("check", "Acme", "--format", "json")
    #expect(result.status == 0, "\(result.error)")
    let findings = try #require(try result.json()["findings"] as? [[String: Any]])
    #expect(Set(findings.compactMap { $0["rule"] as? String }) == ["missing-icon"])
    #expect(Set(findings.compactMap { $0["file"] as? String }) == ["Acme/catalog.json"])
    // 104 purposes; two have an icon, three are accepted without one.
    #expect(findings.count == 99)
    let message = try #require(findings.first?["message"] as? String)
    #expect(
      message
        == #"no icon of 'acme-icons' for 'about'; it is inherited: add "about": { "icons": { "acme-icons": … } } to purposes.json"#
    )
  }
}
