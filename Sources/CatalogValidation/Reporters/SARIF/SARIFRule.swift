internal import SourceText

/// A rule as SARIF describes it (§3.49): what code scanning shows beside a result.
enum SARIFRule {
  /// - Parameter severity: what the rule's findings have in this check.
  static func tree(_ rule: RuleDescription, in severity: Severity) -> JSONTree {
    .fields([
      ("id", .string(rule.identifier)),
      ("shortDescription", .fields([("text", .string(rule.summary))])),
      ("fullDescription", .fields([("text", .string("\(rule.summary) \(rule.rationale)"))])),
      (
        "help",
        .fields([
          ("text", .string(RuleText.explanation(of: rule))),
          ("markdown", .string(RulesPage.section(of: rule))),
        ])
      ),
      ("defaultConfiguration", .fields([("level", .string(severity.rawValue))])),
      ("properties", .fields([("fixable", .bool(rule.isFixable)), ("tags", .array([.string("localization")]))])),
    ])
  }
}
