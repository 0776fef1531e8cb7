/// Whether the keys of an object come in the order of its canonical form.
struct KeyOrder {
  /// The keys that come first; nil if all keys may stand anywhere.
  private let preferred: [String]?
  /// A bit for each length that one of those has, the highest for all from 63 on: it tells most keys apart from them.
  private let lengths: UInt64
  private var lastRank = -1
  private var lastKey = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  init(_ order: JSONFieldOrder) {
    switch order {
    case .asGiven: preferred = nil
    case .sorted: preferred = []
    case .preferred(let keys): preferred = keys
    }
    lengths = (preferred ?? []).reduce(0) { $0 | Self.bit(of: $1.utf8.count) }
  }

  private static func bit(of length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// Takes the next key, which must stay where it is until all have been taken.
  mutating func accepts(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let preferred else { return true }
    let mayBePreferred = lengths & Self.bit(of: key.count) != 0
    let rank = mayBePreferred ? preferred.firstIndex { sameBytes($0, key) } ?? preferred.count : preferred.count
    let isNext = lastRank < rank || lastRank == rank && precedes(lastKey, key)
    (lastRank, lastKey) = (rank, key)
    return isNext
  }
}
