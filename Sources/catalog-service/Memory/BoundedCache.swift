import Synchronization

/// A cache of values up to a number of bytes.
///
/// There are two generations. When the young one has half of the bytes, it becomes the old one; values of the former
/// old generation that were not used since are dropped.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var young: [Key: (value: Value, bytes: Int)] = [:]
    var old: [Key: (value: Value, bytes: Int)] = [:]
    var bytes = 0
  }

  /// The maximum number of bytes, as ``keep(_:for:bytes:)`` counts them.
  let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  subscript(key: Key) -> Value? {
    state.withLock { state in
      if let known = state.young[key] { return known.value }
      guard let known = state.old.removeValue(forKey: key) else { return nil }
      Self.add(known, for: key, to: &state, half: limit / 2)
      return known.value
    }
  }

  /// Keeps a value, unless it takes more than an eighth of all bytes.
  func keep(_ value: Value, for key: Key, bytes: Int) {
    guard bytes <= limit / 8 else { return }
    state.withLock { Self.add((value, bytes), for: key, to: &$0, half: limit / 2) }
  }

  private static func add(
    _ entry: (value: Value, bytes: Int), for key: Key, to state: inout State, half: Int
  ) {
    if state.bytes + entry.bytes > half {
      state.old = state.young
      state.young = [:]
      state.bytes = 0
    }
    if let former = state.young.updateValue(entry, forKey: key) { state.bytes -= former.bytes }
    state.bytes += entry.bytes
  }
}
