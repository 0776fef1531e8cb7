/// What people read of a rule: in the terminal, in reports and in the documentation.
package struct RuleDescription: Sendable {
  /// In kebab-case; stable, since configurations and baselines name it.
  package let identifier: String
  package let severity: Severity
  /// Whether some finding of the rule has exactly one right answer, which `--fix` writes.
  package let isFixable: Bool
  /// What it asks for, in one sentence.
  package let summary: String
  /// Why that matters to somebody who uses the catalogue.
  package let rationale: String
  /// Catalogues that break it, each with the places marked.
  package let breaking: [RuleExample]
  /// Catalogues that it must stay silent on.
  package let passing: [RuleExample]

  package init(
    identifier: String, severity: Severity, isFixable: Bool = false, summary: String, rationale: String,
    breaking: [RuleExample], passing: [RuleExample]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.isFixable = isFixable
    self.summary = summary
    self.rationale = rationale
    self.breaking = breaking
    self.passing = passing
  }
}
