import ArgumentParser
import CatalogValidation
import SourceText

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of 'catalog check'.",
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
    let rules = AllRules.all
    let output = Terminal.standardOutput
    switch format {
    case .text: try output.write(RuleText.list(of: rules, columns: output.readableColumns))
    case .json: try output.write(json: .array(rules.map(\.tree)))
    case .markdown: try output.write(document: RulesPage.markdown(of: rules))
    }
  }
}

extension RuleDescription {
  /// The rule as JSON.
  fileprivate var tree: JSONTree {
    .fields([
      ("rule", .string(identifier)), ("severity", .string(severity.rawValue)), ("fixable", .bool(isFixable)),
      ("summary", .string(summary)), ("rationale", .string(rationale)),
    ])
  }
}
