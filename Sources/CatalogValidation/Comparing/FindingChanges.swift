internal import CatalogFiles

/// The findings that only one of two checks made, compared by ``Finding/identity``.
package struct FindingChanges: Sendable {
  /// Findings of the later check only, in the order of reports.
  package let new: [Finding]
  /// Findings of the earlier check only, in the order of reports.
  package let resolved: [Finding]
  /// Findings of the earlier check that a problem of reading may hide in the later one, in the order of reports.
  package let unjudged: [Finding]
  /// The errors that an edit adds (``EditErrors``), in the order of reports.
  package let newErrors: [Finding]
  /// Everything that a reader of both reports sees change: also findings that have another wording or severity now.
  package let visible: (before: [Finding], after: [Finding])
  package let after: CheckReport

  /// Compares two checks of a catalogue.
  ///
  /// - Parameters:
  ///   - renamed: the new identifiers of purposes that were renamed in between, by the old ones.
  ///   - isOfSameFiles: true if both checks are of one reading, in which a problem hides the same parts from both.
  package init(
    from before: CheckReport, to after: CheckReport, renamed: [String: String] = [:], isOfSameFiles: Bool = false
  ) {
    let earlier = before.findings.map { (identity: $0.identity(renamed: renamed), finding: $0) }
    let old = Dictionary(earlier.map { ($0.identity, $0.finding) }) { first, _ in first }
    let now = Dictionary(after.findings.map { ($0.identity, $0) }) { first, _ in first }
    new = after.findings.filter { old[$0.identity] == nil }
    let absent = earlier.filter { now[$0.identity] == nil }.map(\.finding)
    let isWhole = isOfSameFiles || after.source.readingError == nil
    resolved = absent.filter { isWhole || Self.readingRules.contains($0.rule) }
    unjudged = isWhole ? [] : absent.filter { !Self.readingRules.contains($0.rule) }
    let hidden = Set(unjudged.map(\.identity))
    visible = (
      earlier.filter { now[$0.identity]?.looks(like: $0.finding) != true && !hidden.contains($0.finding.identity) }
        .map(\.finding),
      after.findings.filter { old[$0.identity]?.looks(like: $0) != true }
    )
    newErrors = EditErrors(renamed: renamed, before: before.source, after: after.source)
      .added(from: before.findings, to: after.findings)
    self.after = after
  }

  /// The later check with the findings of the earlier one that it could not judge; for the next comparison.
  package var known: CheckReport { after.adding(unjudged) }

  private static let readingRules = Set(AllRules.reading.map(\.identifier))
}

extension Finding {
  fileprivate func looks(like other: Finding) -> Bool { message == other.message && severity == other.severity }
}
