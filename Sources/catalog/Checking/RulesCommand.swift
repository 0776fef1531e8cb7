import ArgumentParser
import Audit
import CatalogReports
import CatalogValidation
import SourceText

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of 'catalog check' and 'catalog audit'.",
    discussion: """
      Examples:
        catalog rules
        catalog rules --format json
        catalog explain title-collision
      """
  )

  /// The formats of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(help: "The output format.")
  var format: Format = .text

  func run() throws {
    let output = Terminal.standardOutput
    switch format {
    case .text: try output.write(RuleText.list(of: ProgramRules.all, columns: output.readableColumns))
    case .json:
      let checked = AllRules.all.map { $0.tree(command: "check") }
      try output.write(json: .array(checked + AuditRules.descriptions.map { $0.tree(command: "audit") }))
    case .markdown: try output.write(document: RulesPage.markdown(of: AllRules.all, audit: AuditRules.descriptions))
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
