package import CatalogValidation

/// A rule's documentation for a terminal.
package enum RuleText {
  /// The full documentation of a rule.
  ///
  /// - Parameter columns: the width to wrap text at; nil for no wrapping. Examples are not wrapped.
  package static func explanation(of rule: RuleDescription, columns: Int? = nil) -> String {
    let paragraphs = [rule.summary, rule.rationale] + (rule.isFixable ? ["'catalog check --fix' fixes it."] : [])
    var lines = ["\(rule.identifier) (\(rule.severity.rawValue))", ""]
    lines += paragraphs.flatMap { TextTable.wrapped($0, columns: columns) }
    lines += examples(rule.breaking, "Breaks it (↓ marks where):") + examples(rule.passing, "Is right:")
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for each rule: identifier, severity and summary.
  ///
  /// - Parameter columns: the width to wrap summaries at; nil for no wrapping.
  package static func list(of rules: [RuleDescription], columns: Int? = nil) -> String {
    let rows =
      [["rule", "severity", "what it asks for"]] + rules.map { [$0.identifier, $0.severity.rawValue, $0.summary] }
    let indent = TextTable.start(ofColumn: 2, in: rows)
    return TextTable.lines(rows, rightAligned: []).flatMap { TextTable.wrapped($0, columns: columns, indent: indent) }
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
