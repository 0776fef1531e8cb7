/// The order in which the canonical writer writes an object's members.
package enum JSONFieldOrder: Hashable, Sendable {
  /// Unchanged.
  case asGiven

  /// By key, scalar by scalar.
  case sorted

  /// These keys first, in this order; all others follow, sorted.
  case preferred([String])

  /// The members of an object in this order.
  func applied(to members: [JSONTree.Member]) -> [JSONTree.Member] {
    switch self {
    case .asGiven: return members
    case .sorted: return Self.sorted(members) { _ in 0 }
    case .preferred(let keys):
      return Self.sorted(members) { key in
        keys.firstIndex { $0.unicodeScalars.elementsEqual(key.unicodeScalars) } ?? keys.count
      }
    }
  }

  /// Sorts by rank, then by key; members with the same key keep their order.
  private static func sorted(
    _ members: [JSONTree.Member], by rank: (String) -> Int
  ) -> [JSONTree.Member] {
    let ranks = members.map { rank($0.key) }
    let order = members.indices.sorted { left, right in
      if ranks[left] != ranks[right] { return ranks[left] < ranks[right] }
      // UTF-8 sorts in the same order as its scalars.
      let (leftKey, rightKey) = (members[left].key.utf8, members[right].key.utf8)
      if leftKey.lexicographicallyPrecedes(rightKey) { return true }
      return left < right && !rightKey.lexicographicallyPrecedes(leftKey)
    }
    return order.map { members[$0] }
  }
}
