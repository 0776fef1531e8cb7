internal import CatalogValidation
internal import SourceText

/// A rule in SARIF's syntax (§3.49), which code scanning shows beside a result.
enum SARIFRule {
  /// - Parameter severity: the rule's severity in this check.
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
