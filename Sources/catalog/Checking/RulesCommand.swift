import ArgumentParser
import Audit
import CatalogReports
import CatalogValidation
import SourceText

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of 'catalog check' and 'catalog audit', or explain one.",
    discussion: """
      With the name of a rule: what it requires, why, and examples.

      Examples:
        catalog rules
        catalog rules title-collision
        catalog rules --format json
      """
  )

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown

    /// Markdown is the page of this project's documentation.
    static let allValueStrings = ["text", "json"]
  }

  @Argument(
    help: "The rule to explain, as findings show it in brackets.",
    completion: Completions.rules)
  var rule: String?

  @Option(help: "The output format.")
  var format: Format = .text

  func run() throws {
    let output = Terminal.standardOutput
    let rule = try rule.map { (name) throws(CannotRun) in try RuleDescription.named(name) }
    switch (format, rule) {
    case (.text, let rule?): try output.write(RuleText.explanation(of: rule, columns: output.readableColumns))
    case (.text, nil): try output.write(RuleText.list(of: ProgramRules.all, columns: output.readableColumns))
    case (.json, _):
      let trees = ProgramRules.commands.flatMap { command, rules in
        rules.filter { rule == nil || $0.identifier == rule?.identifier }.map { $0.tree(command: command) }
      }
      try output.write(json: .array(trees))
    case (.markdown, nil):
      try output.write(document: RulesPage.markdown(of: AllRules.all, audit: AuditRules.descriptions))
    case (.markdown, _?): throw CannotRun("the page in Markdown has every rule; leave out the rule's name")
    }
  }
}

extension RuleDescription {
  /// The rule as JSON.
  ///
  /// - Parameter command: the subcommand that checks it.
  fileprivate func tree(command: String) -> JSONTree {
    .fields([
      ("rule", .string(identifier)), ("command", .string(command)), ("severity", .string(severity.rawValue)),
      ("fixable", .bool(isFixable)),
      ("summary", .string(summary)), ("rationale", .string(rationale)),
    ])
  }
}
