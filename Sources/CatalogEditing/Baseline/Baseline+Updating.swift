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
  package func updated(for findings: [Finding], rules: Set<String>, data: DataVersions?, growth: Entry?) -> Baseline {
    let identities = Dictionary(
      findings.flatMap { finding in finding.acceptedIdentities.map { ($0, finding.identity) } }
    ) { first, _ in first }
    var known: Set<String> = []
    let kept = entries.compactMap { entry -> Entry? in
      var entry = entry
      if let identity = identities[entry.identity] {
        entry.identity = identity
      } else if rules.contains(String(entry.identity.prefix { $0 != ":" })) {
        return nil
      }
      return known.insert(entry.identity).inserted ? entry : nil
    }
    let new = growth.map { growth in
      Set(identities.values).subtracting(known).map { identity in
        Entry(identity: identity, reason: growth.reason, owner: growth.owner, expires: growth.expires)
      }
    }
    return Baseline(data: data, entries: kept + (new ?? []))
  }
}
