extension JSONParser {
  /// Reports every key of an object that has stood there before. Asked only for objects whose keys are not in
  /// order.
  ///
  /// Keys are compared as decoded text, byte by byte; keys with a problem of their own are left out.
  mutating func reportDuplicateKeys(of object: Int) {
    if hasFewDistinctKeys(object) { return }
    var keys: [Key] = []
    var index = object + 1
    while index < nodes[object].next {
      let node = nodes[index]
      if !node.flags.contains(.isBroken) {
        keys.append(Key(range: node.contentRange, decoded: decodedIfEscaped(node), node: index))
      }
      index = nodes[index + 1].next
    }
    // Few keys are compared with each other: most objects of a catalogue have fewer than eight.
    if keys.count <= 8 {
      for index in keys.indices {
        if let first = keys[..<index].first(where: { isSame($0, keys[index]) }) {
          reportDuplicate(keys[index], first: first)
        }
      }
    } else {
      reportDuplicates(amongMany: keys)
    }
  }

  /// Whether an object has at most four plain keys and no two are the same, as most of a catalogue have: `title` and
  /// `counted`. Asks without making anything.
  private func hasFewDistinctKeys(_ object: Int) -> Bool {
    let end = nodes[object].next
    var index = object + 1
    var count = 0
    while index < end {
      count += 1
      guard count <= 4, nodes[index].flags.isDisjoint(with: [.hasEscapes, .isBroken]) else { return false }
      var earlier = object + 1
      while earlier < index {
        if bytes.compare(nodes[earlier].contentRange, nodes[index].contentRange) == .same { return false }
        earlier = nodes[earlier + 1].next
      }
      index = nodes[index + 1].next
    }
    return true
  }

  /// A key of the object that is being checked.
  private struct Key {
    let range: Range<Int>
    let decoded: [UInt8]?
    let node: Int
  }

  /// Looks keys up in a hash table with linear probing. Swift's hash is seeded, so no file can be made to
  /// collide.
  private mutating func reportDuplicates(amongMany keys: [Key]) {
    var capacity = 32
    while capacity < keys.count * 2 { capacity *= 2 }
    var table = [Int32](repeating: -1, count: capacity)
    for (index, key) in keys.enumerated() {
      var slot = hash(key) & (capacity - 1)
      while true {
        if table[slot] < 0 {
          table[slot] = Int32(index)
          break
        }
        let earlier = keys[Int(table[slot])]
        if isSame(earlier, key) {
          reportDuplicate(key, first: earlier)
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
    }
  }

  private mutating func reportDuplicate(_ key: Key, first: Key) {
    report(
      .duplicateKey(key: excerpt(key), firstLine: line(at: first.range.lowerBound)),
      nodes[key.node].range)
  }

  private func excerpt(_ key: Key) -> String {
    guard let decoded = key.decoded else { return excerpt(key.range) }
    return String(decoding: decoded, as: UTF8.self)
  }

  private func decodedIfEscaped(_ node: JSONNode) -> [UInt8]? {
    node.flags.contains(.hasEscapes) ? JSONTextUnits(bytes, in: node.contentRange).decoded() : nil
  }

  private func isSame(_ left: Key, _ right: Key) -> Bool {
    if left.decoded == nil, right.decoded == nil { return bytes.compare(left.range, right.range) == .same }
    return withBytes(of: left) { left in
      withBytes(of: right) { right in left.elementsEqual(right) }
    }
  }

  private func hash(_ key: Key) -> Int {
    withBytes(of: key) { key in
      var hasher = Hasher()
      hasher.combine(bytes: key)
      return hasher.finalize()
    }
  }

  private func withBytes<Result>(of key: Key, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let decoded = key.decoded else { return body(bytes.slice(key.range)) }
    return decoded.withUnsafeBytes(body)
  }
}
