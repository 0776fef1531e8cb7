internal import SourceText
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

  /// The pairs that the catalogue itself puts beside each other, if it is an overlay: in its screens, in places that it
  /// declares, extends or selects, and in its entries of purposes; and the opposites, which a toggle shows. nil for all.
  ///
  /// An app has few of the menus in which the purposes of the extended catalogue meet.
  static func own(of source: CatalogSource, _ screens: CheckedScreens) -> Set<CompanionPair>? {
    guard source.layers.count > 1 else { return nil }
    let layer = source.layers[0]
    var found: Set<CompanionPair> = []
    func add(_ names: [String], with others: Set<String>? = nil) {
      for (position, name) in names.enumerated() {
        guard let one = source.purposeIndex[name] else { continue }
        for other in names[..<position] where others.map({ $0.contains(name) || $0.contains(other) }) ?? true {
          guard let other = source.purposeIndex[other], one != other else { continue }
          found.insert(CompanionPair(first: min(one, other), second: max(one, other)))
        }
      }
    }
    for screen in screens.all { add(Array(screen.companions.prefix(mostInBar))) }
    let selected = Set((layer.manifest.root["places"]?.elements ?? []).compactMap(\.string))
    let declared = Dictionary(
      (layer.places?.root.members ?? []).map { ($0.key, $0.value["purposes"]?.elements?.compactMap(\.string) ?? []) }
    ) { first, _ in first }
    for place in source.places {
      if selected.contains(place.identifier) { add(place.purposes) }
      if let names = declared[place.identifier] { add(place.purposes, with: Set(names)) }
    }
    let entries = Set((layer.purposes?.root.members ?? []).map(\.key))
    for purpose in source.purposes {
      for other in purpose.appearsWith where entries.contains(purpose.identifier) || entries.contains(other) {
        add([purpose.identifier, other])
      }
      if let opposite = purpose.opposite { add([purpose.identifier, opposite]) }
    }
    return found
  }
}
