internal import CatalogFiles
internal import SourceText

/// Reports `unknown-rule`: each name in `rules` of catalog.json is the identifier of a rule.
package enum UnknownRuleRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unknown-rule",
    severity: .error,
    reach: .settings,
    summary: "Each name in 'rules' of catalog.json is the identifier of a rule.",
    rationale: "A setting under a misspelt name has no effect, and nothing else would show it.",
    breaking: [.rules(#"{ ↓"edge-whitespaces": "off" }"#)],
    passing: [.rules(#"{ "edge-whitespace": "off" }"#)]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let known = AllRules.identifiers
    for setting in catalog.source.ruleSettings where !known.contains(setting.rule) {
      let advice = NearestName.advice(on: setting.rule, among: known, otherwise: "see 'catalog rules'")
      collector.report(self, "unknown rule '\(setting.rule)'; \(advice)", at: setting.place)
    }
  }
}
