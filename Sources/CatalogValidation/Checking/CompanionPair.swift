internal import CatalogFiles
internal import CatalogModel

/// Two purposes that appear together, by their indices.
package struct CompanionPair: Hashable, Sendable {
  /// The purpose whose identifier comes first.
  package let first: Int
  package let second: Int

  /// Every pair that one of the two lists in `appearsWith`, and every pair that shares a bar, each once, in order.
  static func all(of source: CatalogSource, _ screens: CheckedScreens) -> [CompanionPair] {
    var found: Set<CompanionPair> = []
    func add(_ one: Int, _ other: Int) {
      if one != other { found.insert(CompanionPair(first: min(one, other), second: max(one, other))) }
    }
    for (index, purpose) in source.purposes.enumerated() {
      for identifier in purpose.appearsWith {
        if let other = source.purposeIndex[identifier] { add(index, other) }
      }
    }
    for screen in screens.all {
      let shown = screen.companions.prefix(Self.mostInBar).compactMap { source.purposeIndex[$0] }
      for (place, one) in shown.enumerated() { for other in shown[..<place] { add(one, other) } }
    }
    return found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The number of purposes of a bar that are compared, since the number of pairs is quadratic. No bar has as many.
  private static let mostInBar = 50
}
