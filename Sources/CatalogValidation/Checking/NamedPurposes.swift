internal import CatalogFiles
internal import CatalogModel

/// The purposes that have a name, by the name, to find purposes of one bar that share it.
struct NamedPurposes<Key: Hashable> {
  /// A purpose, by its index, and its name as the file writes it.
  struct Use {
    let purpose: Int
    let text: String
    /// True if the name is in the vocabulary, false if it is the purpose's own.
    let isOther: Bool
  }

  private var uses: [Key: [Use]] = [:]

  mutating func add(_ key: Key, _ use: Use) { uses[key, default: []].append(use) }

  /// The names that the vocabulary gives to a purpose and that a purpose beside it also has, in the order of the
  /// purposes.
  ///
  /// If both names are in the vocabulary, the result has that of the later purpose.
  func shared(among pairs: Set<CompanionPair>) -> [(use: Use, other: Use)] {
    var found: [(use: Use, other: Use)] = []
    for group in uses.values where group.count > 1 {
      for (index, use) in group.enumerated() where use.isOther {
        let other = group.enumerated().first { place, other in
          other.purpose != use.purpose && (!other.isOther || place < index)
            && pairs.contains(
              CompanionPair(first: min(use.purpose, other.purpose), second: max(use.purpose, other.purpose)))
        }
        if let other { found.append((use, other.element)) }
      }
    }
    return found.sorted { ($0.use.purpose, $0.use.text) < ($1.use.purpose, $1.use.text) }
  }
}
