/// The documentation of a rule, for the terminal, reports and the rules page.
package struct RuleDescription: Sendable {
  /// In kebab-case; stable, since configurations and baselines refer to it.
  package let identifier: String
  package let severity: Severity
  /// True if some findings have exactly one right answer, which `--fix` writes.
  package let isFixable: Bool
  /// The rule's requirement, in one sentence.
  package let summary: String
  /// The reason why it matters to users of the catalogue.
  package let rationale: String
  private let makeBreaking: @Sendable () -> [RuleExample]
  private let makePassing: @Sendable () -> [RuleExample]

  /// Examples that break the rule, with the places marked.
  package var breaking: [RuleExample] { makeBreaking() }
  /// Examples without findings of the rule.
  package var passing: [RuleExample] { makePassing() }

  /// Examples are created on demand: a check reads the descriptions of all rules, but no examples.
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
