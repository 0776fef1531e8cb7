internal import CatalogFiles
internal import CatalogModel

/// Two purposes that appear together, by their indices.
package struct CompanionPair: Hashable, Sendable {
  /// The purpose whose identifier comes first.
  package let first: Int
  package let second: Int

  /// Every pair that is seen together, in a company or in a bar, each once, in order.
  ///
  /// - Parameter showingIcons: true for the pairs whose icons are seen together: those of places with titles alone are
  ///   left out.
  static func all(
    of source: CatalogSource, _ screens: CheckedScreens, showingIcons: Bool = false
  ) -> [CompanionPair] {
    var found: Set<CompanionPair> = []
    func add(_ one: Int, _ other: Int) {
      if one != other { found.insert(CompanionPair(first: min(one, other), second: max(one, other))) }
    }
    let bars = screens.all.map { Array($0.companions.prefix(Self.mostInBar)) }
    for company in source.companies(showingIcons: showingIcons) + bars {
      let shown = company.compactMap { source.purposeIndex[$0] }
      for (position, one) in shown.enumerated() { for other in shown[..<position] { add(one, other) } }
    }
    return found.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The number of purposes of a bar that are compared, since the number of pairs is quadratic. No bar has as many.
  private static let mostInBar = 50
}
