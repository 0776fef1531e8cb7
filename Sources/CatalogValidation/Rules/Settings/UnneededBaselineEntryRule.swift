internal import CatalogFiles

/// Reports `unneeded-baseline-entry`: every entry of the baseline still accepts a finding.
package enum UnneededBaselineEntryRule: SettingsRule {
  package static let description = RuleDescription(
    identifier: "unneeded-baseline-entry",
    severity: .note,
    summary: "Every entry of the baseline still accepts a finding.",
    rationale: "Once a finding is fixed, its entry would let the same mistake come back unseen.",
    breaking: [.baseline(#"↓{ "identity": "edge-whitespace:delete:title:en:*:*", "reason": "Later." }"#)],
    passing: [.baseline(#"{ "identity": "edge-whitespace:back:title:en:*:*", "reason": "Later." }"#)]
  )

  static func findings(for entries: [(entry: Baseline.Entry, place: SourcePlace)]) -> [Finding] {
    var collector = FindingCollector()
    for (entry, place) in entries {
      collector.report(
        self, "'\(entry.identity)' is no longer found; remove the entry, or run with --update-baseline", at: place)
    }
    return collector.findings
  }
}
