import Foundation
import TestSupport
import Testing

/// `catalog audit --since`, `--by` and `--format`, on an app in git.
@Suite struct AuditReportTests {
  private static let buttons = ["Button(\"Cancel\") { stop() }", "Button(.delete) { delete() }"]

  private static func screen(_ buttons: [String] = buttons, name: String = "EditorView") -> String {
    "struct \(name): View {\n  var body: some View {\n    \(buttons.joined(separator: "\n    "))\n  }\n}\n"
  }

  private static let catalog = ["--catalog", Repository.standard.path]

  private static func app(_ files: [String: String] = [:]) throws -> (repository: GitRepository, program: Program) {
    let repository = try GitRepository()
    try repository.write(
      ["App/Sources/Editor/EditorView.swift": screen(), "App/Package.swift": ""].merging(files) { $1 })
    try repository.commit("The app")
    return (repository, Program(folder: repository.folder))
  }

  @Test func reportsWhatChanged() throws {
    let (repository, program) = try Self.app()
    try repository.remove("App/Sources/Editor/EditorView.swift")
    try repository.write([
      "App/Sources/Editor/Bars/EditorView.swift": "// Moved\n"
        + Self.screen(Self.buttons + ["Button(\"Save\") { keep() }"])
    ])
    let result = try program.run(["audit", "App", "--since", "HEAD"] + Self.catalog)
    #expect(result.status == 0, "\(result.error)")
    let place = "App/Sources/Editor/Bars/EditorView.swift:6:5"
    #expect(
      result.output == """
        \(place): note: a hand-made button for 'save'; write Button(.save) { … } [hand-made-button]

        adoption: 1 of 3 buttons with a certain purpose (33 %); in HEAD: 1 of 2 (50 %)
        new: 0 errors, 0 warnings, 1 note, 0 fixed

        """)
    let markdown = try program.run(["audit", "App", "--since", "HEAD", "--format", "markdown"] + Self.catalog)
    #expect(
      markdown.output.contains("**Adoption:** 1 of 3 buttons with a certain purpose (33 %); in `HEAD`: 1 of 2 (50 %)"))
    #expect(markdown.output.contains("#### New findings") && markdown.output.contains("EditorView.swift:6"))
    let json = try program.run(["audit", "App", "--since", "HEAD", "--format", "json"] + Self.catalog).json()
    let changes = try #require(json["changes"] as? [String: Any])
    #expect(changes["since"] as? String == "HEAD")
    #expect(changes["commit"] as? String == (try repository.git("rev-parse", "HEAD")))
    #expect((changes["new"] as? [[String: Any]])?.compactMap { $0["line"] as? Int } == [6])
    #expect((changes["fixed"] as? [Any])?.isEmpty == true)
    #expect((changes["before"] as? [String: Int])?["handMade"] == 1)
    #expect((json["findings"] as? [Any])?.count == 2)
  }

  /// Only new findings make it fail.
  @Test func failsOnNewFindings() throws {
    let (repository, program) = try Self.app()
    let arguments = ["audit", "App", "--fail-on", "note", "--quiet"] + Self.catalog
    #expect(try program.run(arguments).status == 1)
    #expect(try program.run(arguments + ["--since", "HEAD"]).status == 0)
    try repository.write(["App/Added.swift": Self.screen(["Button(\"Save\") { keep() }"], name: "AddedView")])
    let failed = try program.run(arguments + ["--since", "HEAD"])
    #expect(failed.status == 1 && failed.output.hasPrefix("App/Added.swift:3:5: note:"))
    try repository.remove("App/Added.swift")
    try repository.write(["App/Sources/Editor/EditorView.swift": Self.screen(["Button(.cancel) { stop() }"])])
    let fixed = try program.run(["audit", "App", "--since", "HEAD"] + Self.catalog)
    #expect(fixed.output.hasPrefix("fixed:\n  App/Sources/Editor/EditorView.swift:3:5: note:"))
  }

  /// Merge bases, new folders, single files and tables outside of the repository.
  @Test func readsRevisions() throws {
    let (repository, program) = try Self.app()
    let strings = try TemporaryFolder()
    try strings.write("\"save\" = \"Save\";\n".utf8, to: "en.lproj/Localizable.strings")
    try repository.git("checkout", "--quiet", "-b", "work")
    try repository.write(["More/More.swift": Self.screen(["Button(\"save\") { keep() }"], name: "MoreView")])
    try repository.commit("More")
    let since = try program.run(
      ["audit", "App", "More", "--since", "main...", "--strings", strings.path, "--format", "markdown"] + Self.catalog)
    #expect(since.status == 0, "\(since.error)")
    #expect(since.output.contains("'save'") && since.output.contains("'More' is not in main...: all of it is new"))
    let file = try program.run(
      ["audit", "App/Sources/Editor/EditorView.swift", "--since", "main"] + Self.catalog)
    #expect(file.output.contains("new: 0 errors, 0 warnings, 0 notes, 0 fixed"), "\(file.error)")
  }

  /// A clone without the contents of large files has everything that an audit reads.
  @Test func needsNoOtherFiles() throws {
    let (repository, program) = try Self.app(["App/video.bin": "large"])
    let blob = try repository.git("rev-parse", "HEAD:App/video.bin")
    try repository.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let result = try program.run(["audit", "App", "--since", "HEAD"] + Self.catalog)
    #expect(result.status == 0, "\(result.error)")
    let source = try repository.git("rev-parse", "HEAD:App/Sources/Editor/EditorView.swift")
    try repository.remove(".git/objects/\(source.prefix(2))/\(source.dropFirst(2))")
    let failed = try program.run(["audit", "App", "--since", "HEAD"] + Self.catalog)
    #expect(failed.status == 2 && failed.error.contains("EditorView.swift"), "\(failed.error)")
  }

  /// What is wrong with a command line, and its message.
  @Test(
    arguments: [
      (["--since", "gone"], "there is no commit 'gone' here"),
      (["--since", "main..HEAD"], "--since takes one commit"),
      (["--by", "owner"], "no CODEOWNERS for 'App'"),
      (["--by", "team"], "owner"),
    ])
  func refuses(arguments: [String], message: String) throws {
    let (repository, program) = try Self.app()
    let result = try program.run(["audit", "App"] + arguments + Self.catalog)
    #expect(result.status == 2 && repository.path() != "")
    #expect(result.error.contains(message), "\(result.error)")
  }

  /// The parts are in every report for people, and in JSON.
  @Test(arguments: ["text", "markdown", "html", "json"])
  func splits(format: String) throws {
    let (repository, program) = try Self.app(["CODEOWNERS": "/App/ @editors"])
    for (grouping, name) in [("app", "App"), ("module", "Editor"), ("owner", "@editors")] {
      let result = try program.run(["audit", "App", "--by", grouping, "--format", format] + Self.catalog)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains(name), "\(grouping)")
      if format == "text" { #expect(result.output.contains("by \(grouping):")) }
    }
    #expect(try repository.git("status", "--short") == "")
  }

  /// Several reports of one run, each in its place.
  @Test func writesSeveral() throws {
    let (repository, program) = try Self.app()
    let result = try program.run(
      [
        "audit", "App", "--format", "text", "--format", "html", "--output", "audit.html", "--format", "sarif",
        "--output", "audit.sarif",
      ]
        + Self.catalog)
    #expect(result.status == 0 && result.output.contains("adoption: 1 of 2"))
    #expect(try String(contentsOfFile: repository.path("audit.html"), encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
    #expect(try String(contentsOfFile: repository.path("audit.sarif"), encoding: .utf8).contains("hand-made-button"))
  }
}
