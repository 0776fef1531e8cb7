import ArgumentParser
import CatalogReports
import CatalogValidation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it requires, why, and examples.",
    discussion: """
      Examples:
        catalog explain missing-plural-category
      """
  )

  @Argument(
    help: "The rule's identifier, which findings show in brackets.",
    completion: Completions.rules)
  var rule: String

  func run() throws {
    let output = Terminal.standardOutput
    try output.write(RuleText.explanation(of: .named(rule), columns: output.readableColumns))
  }
}
