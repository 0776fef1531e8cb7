import Foundation
import TestSupport
import Testing

/// What the README's recipes run, as printed there, with the built program in place of `Scripts/catalog`.
@Suite struct RecipeCommandTests {
  private static let readme = Result {
    try String(contentsOf: Program.root.appending(path: "README.md"), encoding: .utf8)
  }

  /// GitHub's, GitLab's and Jenkins' commands that check, each with its options on one or several lines.
  @Test func checksAsTheRecipesDo() throws {
    let text = try Self.readme.get()
    let commands = text.matches(of: /\S*Scripts\/catalog (check Catalog --[^\n']*(?:\n +--[^\n']*)*)/)
      .map { $0.1.replacing(#/ *\\?\n +/#, with: " ") }
    #expect(commands.count == 3)
    let reports = try #require(text.firstMatch(of: /REPORTS = '([^']*)'/)).1
    for command in commands {
      let catalogue = try DiskCatalogue(german: "Zurück ")
      let parent = catalogue.folder.appending(path: "Catalog")
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
      for name in ["catalog.json", "purposes.json", "titles"] {
        try FileManager.default.moveItem(
          at: catalogue.folder.appending(path: name), to: parent.appending(path: name))
      }
      let arguments = command.replacing("$REPORTS", with: reports).split(separator: " ").map(String.init)
      let result = try Program(folder: catalogue.folder).run(arguments)
      #expect(result.status == 1, "\(command): \(result.error)")
      for output in arguments.indices.filter({ arguments[$0] == "--output" }).map({ arguments[$0 + 1] }) {
        #expect(try catalogue.read(output).contains("edge-whitespace"))
      }
    }
  }

  /// pre-commit with the hook for a `catalog` that is in PATH, on a commit that is right and on one that is not.
  @Test func runsAsAPreCommitHook() throws {
    let hooks = try GitRepository()
    let manifest = Program.root.appending(path: ".pre-commit-hooks.yaml")
    try hooks.write([".pre-commit-hooks.yaml": String(contentsOf: manifest, encoding: .utf8)])
    let revision = try hooks.commit("Hooks")
    let repository = try GitRepository()
    let catalogue = try DiskCatalogue()
    for name in ["catalog.json", "purposes.json", "titles/de.json", "titles/en.json"] {
      try repository.write(["Catalog/\(name)": catalogue.read(name)])
    }
    let recipe = try #require(try Self.readme.get().firstMatch(of: /# \.pre-commit-config\.yaml\n((?s:.)*?)```/)).1
    let config = recipe.replacing(/repo: \S+/, with: "repo: \(hooks.path())")
      .replacing(/rev: [^\n]+/, with: "rev: \(revision)")
      .replacing(/id: catalog-check [^\n]*/, with: "id: catalog-check-installed")
    try repository.write([".pre-commit-config.yaml": String(config)])
    try repository.commit("Catalogue")
    let right = try preCommit(in: repository)
    #expect(right.status == 0 && right.output.contains("check the purpose catalogue"), "\(right.output)")
    #expect(right.output.contains("Passed"), "\(right.output)")
    try repository.write(["Catalog/titles/de.json": #"{ "back": "" }"#])
    try repository.commit("An empty title")
    let wrong = try preCommit(in: repository)
    #expect(wrong.status == 1 && wrong.output.contains("[empty-title]"), "\(wrong.output)")
  }

  private func preCommit(in repository: GitRepository) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pre-commit", "run", "--all-files"]
    process.currentDirectoryURL = repository.folder
    process.environment = [
      "PATH": "\(Program.executable.deletingLastPathComponent().path):/usr/bin:/bin", "HOME": repository.path(),
      "PRE_COMMIT_HOME": repository.path(".git/pre-commit"), "GIT_CONFIG_NOSYSTEM": "1",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = pipe.fileHandleForWriting
    process.standardInput = FileHandle.nullDevice
    try process.run()
    try pipe.fileHandleForWriting.close()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus != 127, "no 'pre-commit'; run Scripts/prerequisites test, which installs it")
    return (process.terminationStatus, output)
  }
}
