import Foundation
import TestSupport
import Testing

/// The recipes for CI in the README, by their vendors' own schemas.
@Suite struct RecipeTests {
  @Test func workflowsAreGitHubs() throws {
    let workflow = try #require(Self.blocks.first { $0.hasPrefix("# .github/workflows/catalogue.yml\n") })
    try check(workflow, "vendor.github-workflows")
    // The other job goes below the first.
    let job = try #require(Self.blocks.first { $0.hasPrefix("# .github/workflows/catalogue.yml, under jobs:\n") })
    try check(workflow + job, "vendor.github-workflows")
  }

  @Test func jobsAreGitLabs() throws {
    let jobs = Self.blocks.filter { $0.hasPrefix("# .gitlab-ci.yml\n") }
    #expect(jobs.count == 2)
    try check(jobs.joined(), "vendor.gitlab-ci", "--data-transform", "gitlab-ci")
  }

  /// A recipe that a vendor would refuse is refused here too.
  @Test func mistakesAreSeen() throws {
    let workflow = try #require(Self.blocks.first { $0.hasPrefix("# .github/workflows/catalogue.yml\n") })
    let result = try Self.validate(workflow.replacing("runs-on:", with: "run-on:"), ["vendor.github-workflows"])
    #expect(result.status == 1)
  }

  private func check(_ text: String, _ schema: String...) throws {
    let result = try Self.validate(text, schema)
    #expect(result.status == 0, "\(result.output)")
  }

  private static func validate(_ text: String, _ schema: [String]) throws -> (status: Int32, output: String) {
    try ExternalTool("check-jsonschema", from: "check-jsonschema from PyPI")
      .run(["--builtin-schema"] + schema + ["{}"], on: text, named: "recipe.yml")
  }

  /// The README's blocks of YAML.
  private static let blocks: [String] = {
    let file = Repository.root.appending(path: "README.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: /```yaml\n((?s:.)*?)```/).map { String($0.1) }
  }()
}
