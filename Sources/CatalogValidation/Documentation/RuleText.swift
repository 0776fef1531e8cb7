/// A rule's documentation as a terminal shows it.
package enum RuleText {
  /// Everything that there is to say of one rule.
  package static func explanation(of rule: RuleDescription) -> String {
    var lines = ["\(rule.identifier) (\(rule.severity.rawValue))", "", rule.summary, rule.rationale]
    if rule.isFixable { lines.append("'catalog check --fix' mends it.") }
    lines += examples(rule.breaking, "Breaks it (↓ marks where):") + examples(rule.passing, "Is right:")
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each rule: identifier, severity and what it asks for.
  package static func list(of rules: [RuleDescription]) -> String {
    let rows = rules.map { [$0.identifier, $0.severity.rawValue, $0.summary] }
    return TextTable.lines([["rule", "severity", "what it asks for"]] + rows, rightAligned: [])
      .joined(separator: "\n") + "\n"
  }

  private static func examples(_ examples: [RuleExample], _ title: String) -> [String] {
    examples.isEmpty ? [] : ["", title] + examples.flatMap { [""] + lines(of: $0) }
  }

  private static func lines(of example: RuleExample) -> [String] {
    example.shown.flatMap { path, text in
      ["  \(path)"] + text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    }
  }
}
