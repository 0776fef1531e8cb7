package import CatalogFiles

/// Separates the findings that a baseline accepts from the others.
package struct BaselineFilter {
  package let file: BaselineFile
  package let today: CalendarDate

  package init(file: BaselineFile, today: CalendarDate) {
    self.file = file
    self.today = today
  }

  /// The open and accepted findings; an expired entry accepts nothing.
  package func split(_ findings: [Finding]) -> (open: [Finding], suppressed: [SuppressedFinding]) {
    let entries = Dictionary(file.baseline.entries.map { ($0.identity, $0) }) { first, _ in first }
    var open: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      if let entry = finding.acceptedIdentities.lazy.compactMap({ entries[$0] }).first, !isExpired(entry) {
        suppressed.append(SuppressedFinding(finding: finding, origin: .baseline, reason: entry.reason))
      } else {
        open.append(finding)
      }
    }
    return (open, suppressed)
  }

  /// Expired entries whose finding still exists.
  package func expired(_ findings: [Finding]) -> [(entry: Baseline.Entry, place: SourcePlace)] {
    let identities = Set(findings.flatMap(\.acceptedIdentities))
    return placed.filter { isExpired($0.entry) && identities.contains($0.entry.identity) }
  }

  /// Entries without a finding, of rules that ran.
  package func unneeded(_ findings: [Finding], rules: Set<String>) -> [(entry: Baseline.Entry, place: SourcePlace)] {
    let identities = Set(findings.flatMap(\.acceptedIdentities))
    return placed.filter { entry, _ in
      !identities.contains(entry.identity) && rules.contains(entry.rule)
    }
  }

  private var placed: [(entry: Baseline.Entry, place: SourcePlace)] {
    Array(zip(file.baseline.entries, file.places))
  }

  private func isExpired(_ entry: Baseline.Entry) -> Bool { entry.expires.map { $0 < today } ?? false }
}
