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
    lines += examples(rule.breakingExcerpts, "Breaks it (↓ marks where):")
    lines += examples(rule.passingExcerpts, "Is right:")
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

  private static func examples(_ examples: [[RuleExcerpt]], _ title: String) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["", title]
      + examples.flatMap { example in
        [""] + example.flatMap { file in ["  \(file.path)"] + file.lines.map { "    \($0)" } }
      }
  }
}
