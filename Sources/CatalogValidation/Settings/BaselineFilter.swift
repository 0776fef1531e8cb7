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
    let all = file.baseline.entries
    let entries = Dictionary(all.filter { !$0.isPattern }.map { ($0.identity, $0) }) { first, _ in first }
    let patterns = all.filter { $0.isPattern && !isExpired($0) }
    var open: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      let named = finding.acceptedIdentities.lazy.compactMap { entries[$0] }.first
      if let entry = named.flatMap({ isExpired($0) ? nil : $0 }) ?? finding.pattern(among: patterns) {
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
    return placed.filter { isExpired($0.entry) && $0.entry.accepts(oneOf: identities) }
  }

  /// Entries without a finding, of rules that ran.
  package func unneeded(_ findings: [Finding], rules: Set<String>) -> [(entry: Baseline.Entry, place: SourcePlace)] {
    let identities = Set(findings.flatMap(\.acceptedIdentities))
    return placed.filter { entry, _ in
      !entry.accepts(oneOf: identities) && rules.contains(entry.rule)
    }
  }

  private var placed: [(entry: Baseline.Entry, place: SourcePlace)] {
    Array(zip(file.baseline.entries, file.places))
  }

  private func isExpired(_ entry: Baseline.Entry) -> Bool { entry.expires.map { $0 < today } ?? false }
}

extension Finding {
  /// The first pattern that accepts the finding.
  package func pattern(among patterns: [Baseline.Entry]) -> Baseline.Entry? {
    patterns.first { pattern in acceptedIdentities.contains { pattern.accepts($0) } }
  }
}

extension Baseline.Entry {
  fileprivate func accepts(oneOf identities: Set<String>) -> Bool {
    isPattern ? identities.contains(where: accepts) : identities.contains(identity)
  }
}
