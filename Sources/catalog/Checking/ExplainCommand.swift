import ArgumentParser
import CatalogValidation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show what a rule asks for, why, and what breaks it.",
    discussion: """
      Examples:
        catalog explain missing-plural-category
      """
  )

  @Argument(
    help: "The rule's identifier, as findings have it in brackets.",
    completion: Completions.rules)
  var rule: String

  func run() throws {
    let output = Terminal.standardOutput
    try output.write(RuleText.explanation(of: .named(rule), columns: output.readableColumns))
  }
}
