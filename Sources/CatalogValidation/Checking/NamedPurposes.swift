internal import CatalogFiles
internal import CatalogModel

/// The purposes that have a name, by the name, to find purposes of one bar that share it.
struct NamedPurposes<Key: Hashable> {
  /// A purpose, by its index, and how its file writes the name.
  struct Use {
    let purpose: Int
    let text: String
    /// Whether the vocabulary has the name; else the purpose itself does.
    let isOther: Bool
  }

  private var uses: [Key: [Use]] = [:]

  mutating func add(_ key: Key, _ use: Use) { uses[key, default: []].append(use) }

  /// Each name that the vocabulary gives to a purpose and that one beside it has too, in the order of the purposes.
  ///
  /// Of two names in the vocabulary, the one of the later purpose is meant.
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
