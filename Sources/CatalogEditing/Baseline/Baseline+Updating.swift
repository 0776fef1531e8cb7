package import CatalogFiles
package import CatalogValidation

extension Baseline {
  /// Returns the baseline updated for a check.
  ///
  /// An entry with an earlier identity of a finding gets the current one.
  ///
  /// - Parameters:
  ///   - findings: all findings of the check, accepted or not.
  ///   - rules: the identifiers of the rules that ran; entries of others are kept.
  ///   - growth: the reason, owner and last day for new findings; nil to accept none.
  ///   - today: the day on which entries with an earlier last day accept nothing.
  ///   - isJudged: returns true if the check covered everything that an entry is about; otherwise an entry without a
  ///     finding is kept.
  ///   - place: adds the place of the finding to an entry.
  package func updated(
    for findings: [Finding], rules: Set<String>, data: DataVersions?, growth: Entry?,
    today: CalendarDate = .today, isJudged: (Entry) -> Bool = { _ in true },
    place: (Finding, inout Entry) -> Void = { _, _ in }
  ) -> Baseline {
    let found = Dictionary(
      findings.flatMap { finding in finding.acceptedIdentities.map { ($0, finding) } }
    ) { first, _ in first }
    var known: Set<String> = []
    let patterns = entries.filter { entry in entry.isPattern && !(entry.expires.map { $0 < today } ?? false) }
    let kept = entries.compactMap { entry -> Entry? in
      var entry = entry
      if entry.isPattern {
        let isNeeded = findings.contains { $0.pattern(among: [entry]) != nil }
        return isNeeded || !rules.contains(entry.rule) || !isJudged(entry) ? entry : nil
      }
      if let finding = found[entry.identity] {
        entry.identity = finding.identity
        place(finding, &entry)
      } else if rules.contains(entry.rule), isJudged(entry) {
        return nil
      }
      return known.insert(entry.identity).inserted ? entry : nil
    }
    let new = growth.map { growth in
      findings.filter { $0.pattern(among: patterns) == nil && known.insert($0.identity).inserted }.map { finding in
        var entry = growth
        entry.identity = finding.identity
        place(finding, &entry)
        return entry
      }
    }
    return Baseline(data: data, entries: kept + (new ?? []))
  }
}
