internal import CatalogFiles

/// Reports `expired-baseline-entry`: no entry of the baseline accepts a finding past its last day.
package enum ExpiredBaselineEntryRule: SettingsRule {
  package static let description = RuleDescription(
    identifier: "expired-baseline-entry",
    severity: .warning,
    summary: "No baseline entry is past its last day while its finding remains.",
    rationale: "The team accepted the finding until a date. After that date it counts again.",
    breaking: [
      .baseline(
        #"↓{ "identity": "edge-whitespace:back:title:en:*:*", "reason": "After the release.", "expires": "2020-01-31" }"#
      )
    ],
    passing: [
      .baseline(#"{ "identity": "edge-whitespace:back:title:en:*:*", "reason": "After the release." }"#),
      .baseline(
        #"{ "identity": "edge-whitespace:back:title:en:*:*", "reason": "Later.", "expires": "9999-12-31" }"#),
    ]
  )

  static func findings(for entries: [(entry: Baseline.Entry, place: SourcePlace)]) -> [Finding] {
    var collector = FindingCollector()
    for (entry, place) in entries {
      let owner = entry.owner.map { " (\($0))" } ?? ""
      let date = entry.expires.map { " since \($0)" } ?? ""
      collector.report(
        self, "'\(entry.identity)' is no longer accepted\(date); fix it, or ask its owner\(owner) for another date",
        at: place)
    }
    return collector.findings
  }
}
