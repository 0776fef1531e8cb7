import ArgumentParser
import CatalogValidation
import SourceText

struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List what 'catalog check' asks for.",
    discussion: """
      Examples:
        catalog rules
        catalog rules --format json
        catalog explain title-collision
      """
  )

  /// The forms of the list.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, markdown
  }

  @Option(help: "How to print.")
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
  /// For programs.
  fileprivate var tree: JSONTree {
    .fields([
      ("rule", .string(identifier)), ("severity", .string(severity.rawValue)), ("fixable", .bool(isFixable)),
      ("summary", .string(summary)), ("rationale", .string(rationale)),
    ])
  }
}
