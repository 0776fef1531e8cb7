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
  private let makeBreaking: @Sendable () -> [RuleExample]
  private let makePassing: @Sendable () -> [RuleExample]

  /// Catalogues that break it, each with the places marked.
  package var breaking: [RuleExample] { makeBreaking() }
  /// Catalogues that it must stay silent on.
  package var passing: [RuleExample] { makePassing() }

  /// The examples are made when somebody asks for them: a check reads the descriptions of all rules, and no example.
  package init(
    identifier: String, severity: Severity, isFixable: Bool = false, summary: String, rationale: String,
    breaking: @autoclosure @escaping @Sendable () -> [RuleExample],
    passing: @autoclosure @escaping @Sendable () -> [RuleExample]
  ) {
    self.identifier = identifier
    self.severity = severity
    self.isFixable = isFixable
    self.summary = summary
    self.rationale = rationale
    makeBreaking = breaking
    makePassing = passing
  }
}
