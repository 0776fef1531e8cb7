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
    pairs(in: source.companies(showingIcons: showingIcons) + bars(of: screens), of: source)
      .sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// The pairs that an overlay itself puts beside each other, in its screens and its companies
  /// (``CatalogSource/ownCompanies``). For a catalogue that extends no other one, nil: all pairs are its own.
  static func own(of source: CatalogSource, _ screens: CheckedScreens) -> Set<CompanionPair>? {
    source.layers.count > 1 ? Set(pairs(in: source.ownCompanies + bars(of: screens), of: source)) : nil
  }

  /// The purposes of each bar.
  private static func bars(of screens: CheckedScreens) -> [[String]] {
    screens.all.map { Array($0.companions.prefix(mostInBar)) }
  }

  private static func pairs(in companies: [[String]], of source: CatalogSource) -> Set<CompanionPair> {
    var found: Set<CompanionPair> = []
    for company in companies {
      let shown = company.compactMap { source.purposeIndex[$0] }
      for (position, one) in shown.enumerated() {
        for other in shown[..<position] where one != other {
          found.insert(CompanionPair(first: min(one, other), second: max(one, other)))
        }
      }
    }
    return found
  }

  /// The number of purposes of a bar that are compared, since the number of pairs is quadratic. No bar has as many.
  private static let mostInBar = 50
}
