/// Compares a file with the form that ``CanonicalJSON`` writes, in one pass over its bytes and without building a value.
///
/// It is far cheaper than writing the file anew, and says where the file first departs from the form. What it cannot
/// decide at a glance, a key with escapes for example, counts as a departure: who writes the file anew sees for certain.
package struct CanonicalScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let order: CanonicalJSON.FieldOrder
  private var position = 0
  private var path: [String] = []

  /// Where a file first departs from the canonical form, in bytes from its beginning; nil where it is canonical.
  package static func firstDeparture(in bytes: [UInt8], order: CanonicalJSON.FieldOrder) -> Int? {
    withoutActuallyEscaping(order) { order in
      bytes.withUnsafeBufferPointer { bytes in
        var scanner = CanonicalScanner(bytes: bytes, order: order)
        do throws(Departure) {
          _ = try scanner.scanValue(level: 0, isInline: false)
          try scanner.expect("\n")
          guard scanner.position == bytes.count else { throw Departure(offset: scanner.position) }
          return nil
        } catch {
          return error.offset
        }
      }
    }
  }

  private struct Departure: Error {
    let offset: Int
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, order: @escaping CanonicalJSON.FieldOrder) {
    self.bytes = bytes
    self.order = order
  }

  private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func expect(_ text: StaticString) throws(Departure) {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { throw Departure(offset: position) }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] {
      throw Departure(offset: position + index)
    }
    position += count
  }

  private mutating func expectLine(_ level: Int) throws(Departure) {
    try expect("\n")
    for _ in 0..<level { try expect("  ") }
  }

  // MARK: Values

  /// Passes over a value; the answer is its width on one line, in Unicode scalars.
  private mutating func scanValue(level: Int, isInline: Bool) throws(Departure) -> Int {
    // The reader's limit on nesting bounds the recursion of a file that is read at all.
    guard level <= JSONDocument.maximumDepth else { throw Departure(offset: position) }
    switch next {
    case UInt8(ascii: "{"): return try scanContainer(isObject: true, level: level, isInline: isInline)
    case UInt8(ascii: "["): return try scanContainer(isObject: false, level: level, isInline: isInline)
    case Byte.quote: return try scanString()
    case UInt8(ascii: "t"):
      try expect("true")
      return 4
    case UInt8(ascii: "f"):
      try expect("false")
      return 5
    case UInt8(ascii: "n"):
      try expect("null")
      return 4
    default: return try scanNumber()
    }
  }

  private mutating func scanNumber() throws(Departure) -> Int {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(bytes[position]) { position += 1 }
    guard position > start else { throw Departure(offset: start) }
    return position - start
  }

  private mutating func scanContainer(isObject: Bool, level: Int, isInline: Bool) throws(Departure) -> Int {
    let closing: StaticString = isObject ? "}" : "]"
    position += 1
    if next == closing.utf8Start[0] {
      position += 1
      return 2
    }
    if isInline, isObject { try expect(" ") }
    var width = isObject ? 4 : 2
    var keys = isObject ? KeyOrder(order(path)) : nil
    while true {
      if !isInline { try expectLine(level + 1) }
      let start = position
      let depth = path.count
      if isObject { width += try scanKey(&keys) + 2 }
      width += try scanMember(from: start, level: level + 1, isInline: isInline)
      if path.count > depth { path.removeLast() }
      if next != UInt8(ascii: ",") { break }
      position += 1
      width += 2
      if isInline { try expect(" ") }
    }
    if isInline { if isObject { try expect(" ") } } else { try expectLine(level) }
    try expect(closing)
    return width
  }

  /// Passes over a member's or element's value, which stands on one line exactly where it fits.
  ///
  /// - Parameter start: where the member's line begins behind its indent.
  private mutating func scanMember(from start: Int, level: Int, isInline: Bool) throws(Departure) -> Int {
    if isInline { return try scanValue(level: level, isInline: true) }
    let valueStart = position
    let isContainer = next == UInt8(ascii: "{") || next == UInt8(ascii: "[")
    guard isContainer else { return try scanValue(level: level, isInline: false) }
    let isOnOneLine = position + 1 >= bytes.count || bytes[position + 1] != Byte.lineFeed
    let width = try scanValue(level: level, isInline: isOnOneLine)
    let comma = next == UInt8(ascii: ",") ? 1 : 0
    let reserved = level * 2 + scalars(in: start..<valueStart) + comma
    guard isOnOneLine == (width <= CanonicalJSON.lineLimit - reserved) else { throw Departure(offset: valueStart) }
    return width
  }

  // MARK: Strings

  private mutating func scanKey(_ keys: inout KeyOrder?) throws(Departure) -> Int {
    let start = position
    let width = try scanString(isKey: true)
    let content = UnsafeBufferPointer(rebasing: bytes[start + 1..<position - 1])
    guard keys?.accepts(content) ?? true else { throw Departure(offset: start) }
    try expect(": ")
    // Only the path of an object is ever asked for.
    if next == UInt8(ascii: "{") || next == UInt8(ascii: "[") { path.append(String(decoding: content, as: UTF8.self)) }
    return width
  }

  private mutating func scanString(isKey: Bool = false) throws(Departure) -> Int {
    guard next == Byte.quote else { throw Departure(offset: position) }
    let start = position
    position += 1
    var width = 2
    while true {
      width += scanPlainWords()
      guard position < bytes.count else { throw Departure(offset: position) }
      let byte = bytes[position]
      if byte == Byte.quote {
        position += 1
        return width
      }
      if byte == Byte.backslash {
        guard !isKey else { throw Departure(offset: start) }
        width += try scanEscape()
      } else if byte < 0x20 {
        throw Departure(offset: position)
      } else {
        if byte & 0xC0 != 0x80 { width += 1 }
        position += 1
      }
    }
  }

  /// Passes over eight bytes at a time up to a quote, a backslash or a control character, or to where fewer than eight are
  /// left; the answer is how many scalars begin among them.
  private mutating func scanPlainWords() -> Int {
    let base = UnsafeRawBufferPointer(bytes)
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var width = 0
    while position + 8 <= bytes.count {
      let word = base.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let (quote, backslash) = (word ^ (ones &* UInt64(Byte.quote)), word ^ (ones &* UInt64(Byte.backslash)))
      let special =
        (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- ones &* 0x20) & ~word)) & tops
      // The lowest bit is exact: only a byte that is special itself can disturb those above it.
      let count = special.trailingZeroBitCount / 8
      let continuations = word & ~(word << 1) & tops & ((1 << UInt64(count * 8)) &- 1)
      width += count - continuations.nonzeroBitCount
      position += count
      if special != 0 { break }
    }
    return width
  }

  /// Only the escapes that have to be, as ``JSONText`` writes them; the answer is how many characters it takes.
  private mutating func scanEscape() throws(Departure) -> Int {
    let start = position
    for scalar in Self.escaped {
      let text = JSONEscape.text(for: scalar)
      if bytes[start...].starts(with: text.utf8) {
        position += text.utf8.count
        return text.utf8.count
      }
    }
    guard position + 1 < bytes.count, [Byte.quote, Byte.backslash].contains(bytes[position + 1]) else {
      throw Departure(offset: start)
    }
    position += 2
    return 2
  }

  private static let escaped = (0..<0x20).map { Unicode.Scalar(UInt8($0)) }

  private func scalars(in range: Range<Int>) -> Int {
    bytes[range].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}

/// Whether the keys of an object come in its order.
private struct KeyOrder {
  private let order: JSONFieldOrder
  private var last: (rank: Int, key: UnsafeBufferPointer<UInt8>)?

  init(_ order: JSONFieldOrder) { self.order = order }

  /// Takes the next key.
  mutating func accepts(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    let rank: Int
    switch order {
    case .asGiven: return true
    case .sorted: rank = 0
    case .preferred(let keys): rank = keys.firstIndex { sameBytes($0, key) } ?? keys.count
    }
    defer { last = (rank, key) }
    guard let last else { return true }
    return last.rank < rank || last.rank == rank && precedes(last.key, key)
  }
}
