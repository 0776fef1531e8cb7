package import CatalogFiles
package import CatalogValidation

extension Baseline {
  /// The baseline for what a check has found.
  ///
  /// - Parameters:
  ///   - findings: all that the check found, accepted or not.
  ///   - rules: the identifiers of the rules that ran; entries of others are kept.
  ///   - growth: an entry's reason, owner and last day for findings that are new; nil to take none in.
  package func updated(for findings: [Finding], rules: Set<String>, data: DataVersions, growth: Entry?) -> Baseline {
    let identities = Set(findings.map(\.identity))
    let kept = entries.filter { entry in
      identities.contains(entry.identity) || !rules.contains(String(entry.identity.prefix { $0 != ":" }))
    }
    let known = Set(kept.map(\.identity))
    let new = growth.map { growth in
      identities.subtracting(known).map { identity in
        Entry(identity: identity, reason: growth.reason, owner: growth.owner, expires: growth.expires)
      }
    }
    return Baseline(data: data, entries: kept + (new ?? []))
  }
}
