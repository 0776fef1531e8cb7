package import CatalogFiles
package import CatalogValidation

extension Baseline {
  /// The baseline for what a check has found.
  ///
  /// An entry that names a finding by its earlier identity is given the present one.
  ///
  /// - Parameters:
  ///   - findings: all that the check found, accepted or not.
  ///   - rules: the identifiers of the rules that ran; entries of others are kept.
  ///   - growth: an entry's reason, owner and last day for findings that are new; nil to take none in.
  package func updated(for findings: [Finding], rules: Set<String>, data: DataVersions, growth: Entry?) -> Baseline {
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
