import Foundation
import TestSupport
import Testing

/// Validates the CI recipes, the action and the component with their vendors' schemas.
@Suite struct RecipeTests {
  @Test func workflowsAreValid() throws {
    let workflows = try Self.blocks("# .github/workflows/catalogue.yml\n")
    #expect(workflows.count == 1)
    for workflow in workflows { try check(workflow, "vendor.github-workflows") }
    // The other block is a job to append to the workflow.
    let job = try #require(try Self.blocks("# .github/workflows/catalogue.yml, under jobs:\n").first)
    try check(try #require(workflows.last) + job, "vendor.github-workflows")
  }

  @Test func theActionIsValid() throws {
    try check(try Self.file("action.yml"), "vendor.github-actions")
  }

  /// The workflows of this repository.
  @Test(arguments: ["ci", "release"])
  func projectWorkflowsAreValid(name: String) throws {
    try check(try Self.file(".github/workflows/\(name).yml"), "vendor.github-workflows")
  }

  @Test func jobsAreValid() throws {
    let jobs = try Self.blocks("# .gitlab-ci.yml\n")
    #expect(jobs.count == 2)
    for job in jobs { try check(job, "vendor.gitlab-ci", "--data-transform", "gitlab-ci") }
  }

  /// The component's header is a separate document, which the schema of jobs does not cover.
  @Test func theComponentIsValid() throws {
    let parts = try Self.file("templates/catalog-check.yml").split(separator: "\n---\n")
    try #require(parts.count == 2)
    try check(String(parts[1]), "vendor.gitlab-ci", "--data-transform", "gitlab-ci")
  }

  /// The schemas refuse a broken recipe.
  @Test func mistakesAreRefused() throws {
    let workflow = try #require(try Self.blocks("# .github/workflows/catalogue.yml\n").first)
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

  /// The YAML blocks of the documents that begin with this comment.
  private static func blocks(_ beginning: String) throws -> [String] {
    try DocumentSnippet.all("yaml").map(\.text).filter { $0.hasPrefix(beginning) }
  }

  private static func file(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
  }
}
