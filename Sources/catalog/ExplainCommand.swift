import ArgumentParser
import CatalogValidation
import MessageSyntax

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
    guard let description = AllRules.description(of: rule) else {
      let hint = NearestName.suggestion(for: rule, in: AllRules.identifiers)
      throw CannotRun("there is no rule '\(rule)'\(hint); 'catalog rules' lists them all")
    }
    try Terminal.standardOutput.write(RuleText.explanation(of: description))
  }
}
