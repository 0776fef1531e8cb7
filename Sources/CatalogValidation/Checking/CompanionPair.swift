internal import CatalogFiles
internal import CatalogModel

/// Two purposes that appear together, by their indices.
package struct CompanionPair: Hashable, Sendable {
  /// The one whose identifier comes first.
  package let first: Int
  package let second: Int

  /// Every pair that one of the two lists in `appearsWith`, each once, in order.
  static func all(of source: CatalogSource) -> [CompanionPair] {
    var found: Set<CompanionPair> = []
    for (index, purpose) in source.purposes.enumerated() {
      for identifier in purpose.appearsWith {
        guard let other = source.purposeIndex[identifier], other != index else { continue }
        found.insert(CompanionPair(first: min(index, other), second: max(index, other)))
      }
    }
    return found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }
}
