/// Checks that the keys of an object are in canonical order.
struct KeyOrder {
  /// The keys that come first; nil if any order is canonical.
  private let preferred: [String]?
  private var lastRank = -1
  private var lastKey = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  init(_ order: JSONFieldOrder) {
    switch order {
    case .asGiven: preferred = nil
    case .sorted: preferred = []
    case .preferred(let keys): preferred = keys
    }
  }

  /// Checks the next key, whose memory must remain valid until all have been checked.
  mutating func accepts(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let preferred else { return true }
    let rank = preferred.firstIndex { key.isSame(as: $0) } ?? preferred.count
    let isNext = lastRank < rank || lastRank == rank && lastKey.precedes(key)
    (lastRank, lastKey) = (rank, key)
    return isNext
  }
}
