internal import CatalogFiles
internal import MessageSyntax

/// Reports `unknown-rule`: each name in `rules` of catalog.json is that of a rule.
package enum UnknownRuleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-rule",
    severity: .error,
    summary: "Each name in 'rules' of catalog.json is that of a rule.",
    rationale: "A setting under a misspelt name does nothing, and nobody notices.",
    breaking: [.rules(#"{ ↓"edge-whitespaces": "off" }"#)],
    passing: [.rules(#"{ "edge-whitespace": "off" }"#)]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let known = AllRules.identifiers
    for setting in catalog.source.ruleSettings where !known.contains(setting.rule) {
      let hint = NearestName.of(setting.rule, in: known).map { "did you mean '\($0)'?" } ?? "see 'catalog rules'"
      collector.report(self, "unknown rule '\(setting.rule)'; \(hint)", at: setting.place, Subject())
    }
  }
}
