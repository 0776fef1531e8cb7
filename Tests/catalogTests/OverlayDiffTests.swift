import Foundation
import TestSupport
import Testing

/// `catalog diff --git` of an overlay and its base, laid out as in CI systems. A small base stands in for Standard.
@Suite struct OverlayDiffTests {
  /// The location of this repository's checkout.
  enum Layout: String, CaseIterable {
    /// A checkout inside the workspace, as on GitHub and Jenkins.
    case inside = "purpose-catalog"
    /// A clone beside the workspace, as on GitLab.
    case beside = "../purpose-catalog"
    /// A folder that SwiftPM created, which git ignores.
    case checkout = ".build/checkouts/purpose-catalog"
    case submodule = "vendor/purpose-catalog"
  }

  /// Holds the product beside the team's repository.
  private let parent: GitRepository
  private var product: String { parent.path("purpose-catalog") }
  private var workspace: URL { parent.folder.appending(path: "workspace") }

  init() throws {
    parent = try GitRepository()
    try parent.write(base(german: "Zurück"))
    try run("init", "--quiet", "--initial-branch", "main", in: product)
    try commit("first", in: product)
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    try run("init", "--quiet", "--initial-branch", "main", in: workspace.path)
  }

  private func base(german: String) -> [String: String] {
    let folder = "purpose-catalog/Catalogs/Standard"
    return [
      "\(folder)/catalog.json":
        #"{ "formatVersion": 1, "name": "Base", "sourceLocale": "en", "locales": ["de", "en"], "iconSets": [] }"#,
      "\(folder)/purposes.json":
        #"{ "back": { "role": "navigate", "description": "Goes back.", "messages": { "title": {} } } }"#,
      "\(folder)/titles/en.json": #"{ "back": "Back" }"#,
      "\(folder)/titles/de.json": "{ \"back\": \"\(german)\" }",
    ]
  }

  private func run(_ arguments: String..., in folder: String) throws {
    _ = try parent.git(arguments: ["-C", folder, "-c", "protocol.file.allow=always"] + arguments)
  }

  private func commit(_ message: String, in folder: String) throws {
    try run("add", "--all", in: folder)
    try run("commit", "--quiet", "--message", message, in: folder)
  }

  /// Adds the base and an overlay to the workspace, and commits what a team would commit.
  private func layOut(_ layout: Layout) throws {
    switch layout {
    case .inside, .checkout:
      try run("clone", "--quiet", product, "workspace/\(layout.rawValue)", in: parent.path())
    case .beside: break
    case .submodule: try run("submodule", "--quiet", "add", product, layout.rawValue, in: workspace.path)
    }
    try parent.write([
      "workspace/Catalog/catalog.json":
        #"{ "formatVersion": 1, "name": "Own", "extends": "../\#(layout.rawValue)/Catalogs/Standard" }"#,
      "workspace/Catalog/titles/en.json": #"{ "back": "Return" }"#,
    ])
    try run("add", "Catalog", in: workspace.path)
    try run("commit", "--quiet", "--message", "first", in: workspace.path)
    try parent.write(["workspace/Catalog/titles/en.json": #"{ "back": "Go Back" }"#])
  }

  private func diff(_ arguments: String...) throws -> Program.Result {
    try Program(folder: workspace).run(["diff", "--git"] + arguments)
  }

  @Test(arguments: Layout.allCases)
  func showsOnlyTheOverlaysChanges(layout: Layout) throws {
    try layOut(layout)
    let result = try diff("HEAD", "Catalog")
    #expect(result.status == 0 && result.error == "")
    #expect(
      result.output.hasSuffix("\n\ntexts\n  en\n    ~ back: 'Return' → 'Go Back'\n\n1 text changed\n"), "\(result)")
    let note = "note: Catalog at HEAD: '\(layout.rawValue)/Catalogs/Standard' is read as it is on disk: "
    switch layout {
    case .inside, .checkout:
      #expect(result.output.contains("\(note)commit ") && result.output.contains("not have it\n"))
    case .beside: #expect(result.output.contains("\(note)it is outside the repository\n"))
    case .submodule: #expect(!result.output.contains("note:"))
    }
    // From the catalogue's own folder, and by an absolute path.
    let inside = try Program(folder: workspace.appending(path: "Catalog")).run("diff", "--git", "HEAD")
    #expect(inside.output.hasSuffix("\n\n1 text changed\n"))
    #expect(try diff("HEAD", workspace.path + "/Catalog").output.hasSuffix("\n\n1 text changed\n"))
    // For a range, both revisions use the same base.
    try run("commit", "--quiet", "--all", "--message", "second", in: workspace.path)
    #expect(try diff("HEAD^..HEAD", "Catalog").output.hasSuffix("\n\n1 text changed\n"))
  }

  /// A submodule is read at the commit's revision, so that the comparison includes its update.
  @Test func showsAnUpdateOfTheSubmodule() throws {
    try layOut(.submodule)
    try parent.write(base(german: "Retour"))
    try commit("second", in: product)
    try run("-C", Layout.submodule.rawValue, "pull", "--quiet", "origin", "main", in: workspace.path)
    let changed = "  de\n    ~ back: 'Zurück' → 'Retour'\n"
    #expect(try diff("HEAD", "Catalog").output.contains(changed))
    try run("commit", "--quiet", "--all", "--message", "second", in: workspace.path)
    let result = try diff("HEAD^..HEAD", "Catalog")
    #expect(result.output.contains(changed) && !result.output.contains("note:"), "\(result)")
  }

  /// A shallow clone of a submodule lacks earlier commits.
  @Test func reportsMissingCommitsOfASubmodule() throws {
    try layOut(.submodule)
    try parent.write(base(german: "Retour"))
    try commit("second", in: product)
    try parent.remove("workspace/\(Layout.submodule.rawValue)")
    let url = "file://\(product)"
    try run("clone", "--quiet", "--depth", "1", url, "workspace/\(Layout.submodule.rawValue)", in: parent.path())
    let report = try diff("HEAD", "Catalog", "--format", "json").json()
    let old = try #require(report["old"] as? [String: Any])
    let note = try #require((old["notes"] as? [String])?.first)
    #expect(
      note.hasPrefix(
        "'vendor/purpose-catalog/Catalogs/Standard' is read as it is on disk: the submodule 'vendor/purpose-catalog' "
          + "lacks commit "))
    #expect((report["texts"] as? [Any])?.count == 1)
    let markdown = try diff("HEAD", "Catalog", "--format", "markdown").output
    #expect(markdown.contains("\n\nNote: Catalog at HEAD"))
  }

  /// A checkout without `submodules:`. Everything inherited would look removed, so the command refuses it.
  @Test func refusesAMissingSubmodule() throws {
    try layOut(.submodule)
    try run("commit", "--quiet", "--all", "--message", "second", in: workspace.path)
    try run("submodule", "--quiet", "deinit", "--force", "--all", in: workspace.path)
    try parent.remove("workspace/.git/modules")
    let result = try diff("HEAD^", "Catalog", "--exit-code")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("cannot extend '../vendor/purpose-catalog/Catalogs/Standard'"), "\(result)")
  }

  /// Only `check` and similar commands continue without a base.
  @Test(arguments: [
    ["export", "--locale", "de", "--format", "json"], ["find", "back"], ["export", "--pseudo", "--output", "Pseudo"],
    ["import", "de.json"], ["set", "back", "--locale", "en", "--title", "Go"],
    ["rename", "purpose", "back", "return"],
  ])
  func refusesACatalogueWithoutItsBase(arguments: [String]) throws {
    try layOut(.beside)
    try parent.write(["workspace/de.json": #"{ "back": "Heim" }"#])
    try parent.remove("purpose-catalog")
    let result = try Program(folder: workspace).run(arguments + ["--catalog", "Catalog"])
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("cannot extend '../../purpose-catalog/Catalogs/Standard'"), "\(result)")
  }

  /// A damaged repository, or a partial clone.
  @Test func refusesUnreadableRepositories() throws {
    try layOut(.beside)
    try run("commit", "--quiet", "--all", "--message", "second", in: workspace.path)
    let object = try parent.git("-C", workspace.path, "rev-parse", "HEAD^:Catalog/titles/en.json")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try parent.remove("workspace/.git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
    let result = try diff("HEAD^", "Catalog")
    #expect(result.status == 2 && result.output.isEmpty)
    #expect(result.error.contains("object of 'Catalog/titles/en.json' is missing"), "\(result)")
  }

  @Test func notesTheBaseOfAnExport() throws {
    try layOut(.beside)
    let result = try Program(folder: workspace).run(
      "export", "--catalog", "Catalog", "--locale", "de", "--format", "json", "--only", "changed-since", "HEAD")
    #expect(result.error.hasPrefix("note: '../purpose-catalog/Catalogs/Standard' is read as it is on disk: "))
    #expect(result.status == 0)
  }
}
