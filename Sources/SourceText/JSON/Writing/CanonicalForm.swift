/// Compares a parsed file with the form that ``CanonicalJSON`` writes.
///
/// The parser already knows the place of each token and the content of each string, so mostly the text between tokens
/// is compared. That is much cheaper than writing the file again, and finds the first difference. Anything that cannot
/// be decided quickly, such as a key with escapes, counts as not canonical; then writing the file decides.
package struct CanonicalForm {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let nodes: UnsafeBufferPointer<JSONNode>
  private let order: CanonicalJSON.FieldOrder
  private var position = 0
  private var path: [String] = []

  /// The byte offset of a file's first difference from the canonical form; nil if it is canonical or not JSON.
  package static func firstNonCanonicalOffset(in document: JSONDocument, order: CanonicalJSON.FieldOrder) -> Int? {
    guard document.problems.isEmpty else { return nil }
    return withoutActuallyEscaping(order) { order in
      document.source.bytes.withUnsafeBufferPointer { bytes in
        document.nodes.withUnsafeBufferPointer { nodes in
          var form = CanonicalForm(bytes: bytes, nodes: nodes, order: order)
          do throws(NonCanonical) {
            try form.pass(JSONDocument.rootIndex, level: 0, isInline: false)
            try form.expect(Byte.lineFeed)
            return form.position == bytes.count ? nil : form.position
          } catch {
            return error.offset
          }
        }
      }
    }
  }

  private struct NonCanonical: Error {
    let offset: Int
  }

  private init(
    bytes: UnsafeBufferPointer<UInt8>, nodes: UnsafeBufferPointer<JSONNode>,
    order: @escaping CanonicalJSON.FieldOrder
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.order = order
  }

  // MARK: Between tokens

  @inline(__always)
  private mutating func expect(_ byte: UInt8) throws(NonCanonical) {
    guard position < bytes.count, bytes[position] == byte else { throw NonCanonical(offset: position) }
    position += 1
  }

  @inline(__always)
  private mutating func expectLine(_ level: Int) throws(NonCanonical) {
    try expect(Byte.lineFeed)
    for _ in 0..<2 * level { try expect(Byte.space) }
  }

  // MARK: Values

  /// Compares a value.
  private mutating func pass(_ index: Int, level: Int, isInline: Bool) throws(NonCanonical) {
    let node = nodes[index]
    guard node.offset == position else { throw NonCanonical(offset: position) }
    switch node.kind {
    case .object, .array: try passContainer(index, level: level, isInline: isInline)
    case .string where node.flags.contains(.hasEscapes):
      try passEscapes(node.contentRange)
      position = node.range.upperBound
    default: position = node.range.upperBound
    }
  }

  private mutating func passContainer(_ index: Int, level: Int, isInline: Bool) throws(NonCanonical) {
    let node = nodes[index]
    let isObject = node.kind == .object
    position += 1
    if node.next > index + 1 {
      var keys = isObject ? KeyOrder(order(path)) : nil
      if isInline, isObject { try expect(Byte.space) }
      var child = index + 1
      while true {
        if !isInline { try expectLine(level + 1) }
        child = try passMember(child, &keys, level: level + 1, isInline: isInline)
        guard child < node.next else { break }
        try expect(Byte.comma)
        if isInline { try expect(Byte.space) }
      }
      if !isInline { try expectLine(level) } else if isObject { try expect(Byte.space) }
    }
    try expect(isObject ? Byte.closeBrace : Byte.closeBracket)
  }

  /// Compares a member or an element.
  ///
  /// - Parameter index: the index of its key or, in an array, of its value.
  /// - Returns: the index after it.
  @inline(__always)
  private mutating func passMember(
    _ index: Int, _ keys: inout KeyOrder?, level: Int, isInline: Bool
  ) throws(NonCanonical) -> Int {
    let start = position
    guard keys != nil else {
      try passLaidOut(index, from: start, level: level, isInline: isInline)
      return nodes[index].next
    }
    let key = nodes[index]
    guard key.offset == start, !key.flags.contains(.hasEscapes) else { throw NonCanonical(offset: start) }
    let content = UnsafeBufferPointer(rebasing: bytes[key.contentRange])
    guard keys?.accepts(content) ?? true else { throw NonCanonical(offset: start) }
    position = key.range.upperBound
    try expect(Byte.colon)
    try expect(Byte.space)
    let value = key.next
    guard nodes[value].isContainer else {
      try pass(value, level: level, isInline: isInline)
      return nodes[value].next
    }
    // Only paths of objects are used.
    path.append(String(decoding: content, as: UTF8.self))
    try passLaidOut(value, from: start, level: level, isInline: isInline)
    path.removeLast()
    return nodes[value].next
  }

  /// Compares a value, which must be on one line if and only if it fits.
  ///
  /// - Parameter start: the start of the line after its indentation.
  private mutating func passLaidOut(_ index: Int, from start: Int, level: Int, isInline: Bool) throws(NonCanonical) {
    guard !isInline, nodes[index].isContainer else { return try pass(index, level: level, isInline: isInline) }
    let valueStart = position
    let isOnOneLine = position + 1 >= bytes.count || bytes[position + 1] != Byte.lineFeed
    try pass(index, level: level, isInline: isOnOneLine)
    let comma = position < bytes.count && bytes[position] == Byte.comma ? 1 : 0
    let rest = CanonicalJSON.lineLimit - level * 2 - scalars(in: start..<valueStart) - comma
    let fits = isOnOneLine ? scalars(in: valueStart..<position) <= rest : inlineWidth(of: index, within: rest) != nil
    guard isOnOneLine == fits else { throw NonCanonical(offset: valueStart) }
  }

  // MARK: Widths

  /// The width of a value on one line, in Unicode scalars; nil if it is more than `limit`.
  private func inlineWidth(of index: Int, within limit: Int) -> Int? {
    let node = nodes[index]
    guard node.isContainer else {
      let width = width(of: node)
      return width <= limit ? width : nil
    }
    let isObject = node.kind == .object
    guard node.next > index + 1 else { return limit >= 2 ? 2 : nil }
    var width = isObject ? 4 : 2
    var child = index + 1
    while child < node.next {
      if child > index + 1 { width += 2 }
      if isObject {
        width += self.width(of: nodes[child]) + 2
        child += 1
      }
      guard let value = inlineWidth(of: child, within: limit - width) else { return nil }
      width += value
      child = nodes[child].next
    }
    return width <= limit ? width : nil
  }

  /// The width of a key or of a value that is not a container.
  private func width(of node: JSONNode) -> Int {
    node.flags.contains(.hasNonASCII) ? scalars(in: node.range) : node.range.count
  }

  private func scalars(in range: Range<Int>) -> Int {
    // All bytes but continuation bytes.
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }

  // MARK: Escapes

  /// Compares a string's content, whose escapes must be those that ``JSONText`` writes.
  private mutating func passEscapes(_ content: Range<Int>) throws(NonCanonical) {
    position = content.lowerBound
    while position < content.upperBound {
      if bytes[position] == Byte.backslash { try passEscape() } else { position += 1 }
    }
  }

  private mutating func passEscape() throws(NonCanonical) {
    let start = position
    for scalar in Self.escaped {
      let text = JSONEscape.text(for: scalar)
      if bytes[start...].starts(with: text.utf8) {
        position += text.utf8.count
        return
      }
    }
    guard position + 1 < bytes.count, [Byte.quote, Byte.backslash].contains(bytes[position + 1]) else {
      throw NonCanonical(offset: start)
    }
    position += 2
  }

  private static let escaped = (0..<0x20).map { Unicode.Scalar(UInt8($0)) }
}

extension JSONNode {
  fileprivate var isContainer: Bool { kind == .object || kind == .array }
}
