internal import CatalogFiles
internal import MessageSyntax

/// What one pass over a text's words found.
///
/// Of a message only what it prints counts: literal text, not placeholders and selectors.
package struct TextFacts: Sendable, BitwiseCopyable {
  /// What occurs anywhere in the words.
  package private(set) var traits: TextTraits = []
  /// What the first character that is a letter is; empty where there is none.
  package private(set) var firstLetter: TextTraits = []
  /// The last character of the words, of a plural those of its last branch: U+FFFC where that is a placeholder, U+0000
  /// where there is nothing.
  package private(set) var last: Unicode.Scalar = "\0"
  private var endsInSpace = false

  /// Looks over a text's words.
  ///
  /// - Parameters:
  ///   - nodes: empty for a plain text.
  ///   - table: of the locale.
  init(of bytes: UnsafeBufferPointer<UInt8>, nodes: [MessageNode], _ table: inout TraitTable) {
    if nodes.isEmpty {
      add(bytes, &table)
    } else {
      for index in nodes.indices {
        switch nodes[index].kind {
        case .text: add(UnsafeBufferPointer(rebasing: bytes[nodes[index].range]), &table)
        case .plural: addPlural(at: index, nodes, bytes)
        case .numberSign, .argument, .number: addPlaceholder()
        default: break
        }
      }
    }
  }

  /// Takes in whether the branches of a plural are all the same; of one that has a single category, or no words, nothing
  /// can be said.
  private mutating func addPlural(at index: Int, _ nodes: [MessageNode], _ bytes: UnsafeBufferPointer<UInt8>) {
    var first: Int?
    var hasSecond = false
    for branch in MessageChildren(of: index, in: nodes) {
      guard case .category = nodes[branch].selector else { continue }
      guard let first else {
        first = branch
        continue
      }
      hasSecond = true
      let ranges = (nodes[first].contentRange, nodes[branch].contentRange)
      if !sameBytes(UnsafeBufferPointer(rebasing: bytes[ranges.0]), UnsafeBufferPointer(rebasing: bytes[ranges.1])) {
        traits.insert(.differingBranches)
        return
      }
    }
    if let first, hasSecond, Self.hasWords(first, nodes, bytes) { traits.insert(.sameBranches) }
  }

  /// Whether a branch prints a letter, as far as bytes tell.
  private static func hasWords(_ branch: Int, _ nodes: [MessageNode], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    nodes[branch..<nodes[branch].subtreeEnd].contains { node in
      node.kind == .text && bytes[node.range].contains { $0 >= 0x80 || ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    }
  }

  /// Takes in a literal part of the text.
  ///
  /// - Parameters:
  ///   - bytes: well-formed UTF-8.
  ///   - table: of the locale.
  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ table: inout TraitTable) {
    var wasSpace = endsInSpace
    var position = 0
    while position < bytes.count {
      let (scalar, length) = bytes.scalar(at: position)
      position += length
      let found = table.traits(of: scalar)
      traits.formUnion(found)
      let isSpace = found.contains(.space)
      if wasSpace {
        if isSpace { traits.insert(.adjacentSpaces) }
        if !firstLetter.isEmpty {
          if found.contains(.uppercase) { traits.insert(.laterCapital) }
          if found.contains(.lowercase) { traits.insert(.laterSmall) }
        }
      }
      if firstLetter.isEmpty, !found.isDisjoint(with: .letters) { firstLetter = found }
      wasSpace = isSpace
      last = scalar
    }
    endsInSpace = wasSpace
  }

  private mutating func addPlaceholder() {
    last = TextVariant.placeholder
    endsInSpace = false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at a byte, and how many bytes it takes; U+FFFD and one byte where the bytes are no UTF-8.
  ///
  /// Every character of every text is asked for so.
  @inline(__always)
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    return lead < 0x80 ? (Unicode.Scalar(lead), 1) : scalar(at: index, lead: lead)
  }

  private func scalar(at index: Int, lead: UInt8) -> (scalar: Unicode.Scalar, length: Int) {
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, index + length <= count else { return ("\u{FFFD}", 1) }
    // Not a loop: letters of most scripts take two bytes.
    var value = UInt32(lead & (0x7F >> UInt8(length))) << 6 | UInt32(self[index + 1] & 0x3F)
    if length > 2 { value = value << 6 | UInt32(self[index + 2] & 0x3F) }
    if length > 3 { value = value << 6 | UInt32(self[index + 3] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
