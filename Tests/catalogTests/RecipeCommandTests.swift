import Foundation
import TestSupport
import Testing

/// The code that CI runs in users' repositories: the action, the component, the recipe for Jenkins and the hooks. Each
/// runs on a catalogue with a warning, with and without an installed command.
@Suite struct RecipeCommandTests {
  // MARK: GitHub

  private static let sourcesTag: String = {
    let file = Program.root.appending(path: "Sources/CatalogValidation/ProgramVersion.swift")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.firstMatch(of: /number = "(.*)"/).map { "v\($0.1)" } ?? "no version"
  }()

  /// A tag is a release, a major version is that of the sources, and other references need the input.
  @Test(arguments: [
    ("v9.1.0", "", "v9.1.0"), ("v0", "", sourcesTag), ("main", "", ""),
    ("0123456789abcdef0123456789abcdef01234567", "9.1.0", "v9.1.0"), ("v9.1.0", "v9.2.0", "v9.2.0"),
  ])
  func actionChoosesTheRelease(reference: String, version: String, tag: String) throws {
    let (workspace, action) = (try CIWorkspace(), try Action())
    let result = try workspace.run(
      action.release.script + "\ncat \"$GITHUB_OUTPUT\"",
      variables: ["REFERENCE": reference, "VERSION": version, "GITHUB_ACTION_PATH": Program.root.path])
    #expect(result.status == 0 && result.output.hasPrefix("tag=\(tag)\nkey=purpose-catalog-"), "\(result.error)")
  }

  @Test func actionUsesTheInstalledCommand() throws {
    let (workspace, action) = (try CIWorkspace(), try Action())
    let install = try workspace.run(action.install.script, variables: action.install.variables)
    #expect(install.status == 0, "\(install.error)")
    try expectFindings(of: workspace, action)
  }

  /// A fake `gh` provides the release's tarball; in a second job, the command comes from the cache.
  @Test func actionInstallsTheRelease() throws {
    let (workspace, action) = (try CIWorkspace(), try Action())
    let tarball = """
      [ "$1 $2 $3 $4 $6" = "release download v9.0.0 --repo --pattern" ] || exit 1
      case $7 in purpose-catalog-9.0.0-linux-*.tar.gz) ;; *) exit 1 ;; esac
      folder=$(mktemp -d) && mkdir -p "$folder/purpose-catalog/bin" &&
        ln -s '\(Program.executable.path)' "$folder/purpose-catalog/bin/catalog" &&
        tar -C "$folder" -czf "$9/$7" purpose-catalog
      """
    try workspace.writeProgram("gh", tarball)
    let variables = ["REPOSITORY": "design/purpose-catalog", "TAG": "v9.0.0", "GH_TOKEN": ""]
    let script = action.install.script
    for _ in 1...2 {
      let install = try workspace.run(script, variables: variables, isInstalled: false)
      #expect(install.status == 0 && !install.output.contains("built"), "\(install.output)\(install.error)")
      try workspace.writeProgram("gh", "exit 1")
    }
    try expectFindings(of: workspace, action, isInstalled: false)
  }

  /// The reason for the missing release is reported, and the command is built.
  @Test(arguments: [("v9.0.0", "release not found"), ("", "name a release in the input 'version'")])
  func actionBuildsWithoutARelease(tag: String, reason: String) throws {
    let (workspace, action) = (try CIWorkspace(), try Action())
    try workspace.writeProgram("gh", "echo 'release not found' >&2; exit 1")
    let variables = [
      "REPOSITORY": "design/purpose-catalog", "TAG": tag, "GH_TOKEN": "",
      "GITHUB_ACTION_PATH": try workspace.layOutProduct(),
    ]
    let install = try workspace.run(action.install.script, variables: variables, isInstalled: false)
    #expect(install.status == 0, "\(install.error)")
    #expect(install.output.contains("::notice title=The catalog command is built") && install.output.contains(reason))
    try expectFindings(of: workspace, action, isInstalled: false)
  }

  /// The steps of action.yml that run scripts, with the defaults of its inputs.
  private struct Action {
    struct Step {
      let script: String
      let variables: [String: String]
    }

    let release: Step
    let install: Step
    let check: Step

    init() throws {
      let text = try String(contentsOf: Program.root.appending(path: "action.yml"), encoding: .utf8)
      let document = try #require(try YAML.documents(text).first as? [String: Any])
      let inputs = try #require(document["inputs"] as? [String: [String: String]])
      let runs = try #require(document["runs"] as? [String: Any])
      let steps = try #require(runs["steps"] as? [[String: Any]]).compactMap { step -> Step? in
        guard let script = step["run"] as? String else { return nil }
        let variables = step["env"] as? [String: String] ?? [:]
        return Step(
          script: script,
          variables: variables.mapValues { value in
            value.replacing(/\$\{\{ inputs\.([a-z-]+) \}\}/) { inputs[String($0.output.1)]?["default"] ?? "" }
          })
      }
      try #require(steps.count == 3)
      (release, install, check) = (steps[0], steps[1], steps[2])
    }
  }

  /// - Parameter isInstalled: whether `catalog` is in PATH without the folder that the action adds.
  private func expectFindings(of workspace: CIWorkspace, _ action: Action, isInstalled: Bool = true) throws {
    let addition = isInstalled ? "" : "PATH=\"$(tail -1 \"$GITHUB_PATH\"):$PATH\"\n"
    let result = try workspace.run(
      addition + action.check.script, variables: action.check.variables, isInstalled: isInstalled)
    #expect(result.status == 1 && result.output.contains("::warning file=Catalog/titles/de.json"), "\(result.error)")
    for report in ["catalogue.sarif", "catalogue.html"] { #expect(try workspace.reportsTheTitle(report)) }
  }

  // MARK: GitLab and Jenkins

  @Test(arguments: [true, false])
  func componentChecks(isInstalled: Bool) throws {
    let workspace = try CIWorkspace()
    let text = try String(contentsOf: Program.root.appending(path: "templates/catalog-check.yml"), encoding: .utf8)
    let documents = try YAML.documents(text)
    let header = try #require((documents[0] as? [String: Any])?["spec"] as? [String: Any])
    var inputs = try #require(header["inputs"] as? [String: [String: Any]]).mapValues { $0["default"] as? String ?? "" }
    inputs["repository"] = try workspace.layOutProduct()
    let script = try YAML.scripts(in: documents[1]).joined(separator: "\n")
      .replacing(/\$\[\[ inputs\.([a-z-]+) \]\]/) { inputs[String($0.output.1)] ?? "no such input" }
    let result = try workspace.run(script, isInstalled: isInstalled)
    #expect(result.status == 1, "\(result.error)")
    for report in ["catalogue.xml", "catalogue.html"] { #expect(try workspace.reportsTheTitle(report)) }
  }

  @Test func jenkinsChecks() throws {
    let workspace = try CIWorkspace()
    let recipe = try #require(try DocumentSnippet.all("groovy").first).text
    let reports = try #require(recipe.firstMatch(of: /REPORTS = '([^']*)'/)).1
    let script = try #require(recipe.firstMatch(of: /sh '(catalog check [^']*)'/)).1
    let result = try workspace.run(String(script), variables: ["REPORTS": String(reports)])
    #expect(result.status == 1, "\(result.error)")
    for report in ["catalogue.xml", "checkstyle.xml"] { #expect(try workspace.reportsTheTitle(report)) }
  }

  // MARK: pre-commit

  /// On a clean commit and on one with a finding. `catalog-check` needs no installed command.
  @Test(arguments: [("catalog-check", true), ("catalog-check", false), ("catalog-check-installed", true)])
  func runsAsAPreCommitHook(hook: String, isInstalled: Bool) throws {
    let hooks = try GitRepository()
    let manifest = Program.root.appending(path: ".pre-commit-hooks.yaml")
    try hooks.write([
      ".pre-commit-hooks.yaml": String(contentsOf: manifest, encoding: .utf8), "Scripts/.keep": "",
    ])
    let runner = Program.root.appending(path: "Scripts/run-catalog").path
    try FileManager.default.copyItem(atPath: runner, toPath: hooks.path("Scripts/run-catalog"))
    try hooks.link("Scripts/catalog", to: Program.executable.path)
    let revision = try hooks.commit("Hooks")
    let repository = try GitRepository()
    let catalogue = try DiskCatalogue()
    for name in ["catalog.json", "purposes.json", "titles/de.json", "titles/en.json"] {
      try repository.write(["Catalog/\(name)": catalogue.read(name)])
    }
    let recipe = try #require(
      try DocumentSnippet.all("yaml").first { $0.text.hasPrefix("# .pre-commit-config.yaml\n") })
    let config = recipe.text.replacing(/repo: \S+/, with: "repo: \(hooks.path())")
      .replacing(/rev: [^\n]+/, with: "rev: \(revision)")
      .replacing(/id: catalog-check [^\n]*/, with: "id: \(hook)")
    try repository.write([".pre-commit-config.yaml": config])
    try repository.commit("Catalogue")
    let right = try preCommit(in: repository, isInstalled: isInstalled)
    #expect(right.status == 0 && right.output.contains("check the purpose catalogue"), "\(right.output)")
    #expect(right.output.contains("Passed"), "\(right.output)")
    try repository.write(["Catalog/titles/de.json": #"{ "back": "" }"#])
    try repository.commit("An empty title")
    let wrong = try preCommit(in: repository, isInstalled: isInstalled)
    #expect(wrong.status == 1 && wrong.output.contains("[empty-title]"), "\(wrong.output)")
  }

  private func preCommit(in repository: GitRepository, isInstalled: Bool) throws -> (status: Int32, output: String) {
    let installed = isInstalled ? "\(Program.executable.deletingLastPathComponent().path):" : ""
    let outcome = try ChildProgram.run(
      ["pre-commit", "run", "--all-files"], in: repository.path(),
      environment: [
        "PATH": "\(installed)/usr/bin:/bin", "HOME": repository.path(),
        "PRE_COMMIT_HOME": repository.path(".git/pre-commit"), "GIT_CONFIG_NOSYSTEM": "1",
      ], errors: .withOutput)
    try #require(outcome.status != 127, "no 'pre-commit'; run Scripts/prerequisites test, which installs it")
    return (outcome.status, outcome.output)
  }
}
