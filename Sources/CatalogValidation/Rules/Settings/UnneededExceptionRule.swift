internal import CatalogFiles
internal import CatalogModel

/// Reports `unneeded-exception`: every exception in `rules` of catalog.json still accepts some finding.
package enum UnneededExceptionRule: SettingsRule {
  package static let description = RuleDescription(
    identifier: "unneeded-exception",
    severity: .note,
    summary: "Every exception in 'rules' of catalog.json still accepts some finding.",
    rationale: "Without its finding, an exception would hide the next finding at the same place.",
    breaking: [.rules(#"{ "edge-whitespace": { "exceptions": [↓{ "reason": "Some titles begin with a space." }] } }"#)],
    passing: [
      RuleExample([
        "catalog.json": RuleExample.manifest(
          rules: #"{ "edge-whitespace": { "exceptions": [{ "locales": ["en"], "reason": "It aligns the title." }] } }"#),
        "titles/en.json": #"{ "back": " Back", "delete": "Delete" }"#,
      ])
    ]
  )

  static func findings(for exceptions: [(rule: String, exception: RuleException)]) -> [Finding] {
    var collector = FindingCollector()
    for (rule, exception) in exceptions {
      collector.report(
        self, "this exception of '\(rule)' no longer accepts any finding; remove it", at: exception.place)
    }
    return collector.findings
  }
}
