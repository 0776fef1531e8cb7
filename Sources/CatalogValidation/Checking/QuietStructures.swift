internal import MessageSyntax

/// The structures of a locale's messages in which rules have found nothing.
///
/// Nearly all messages of a locale are of a few structures, `{count, plural, one {…} other {…}}`: what depends on nothing else
/// (``MessageRule/looksOnlyAtStructure``) is asked about each of them once.
struct QuietStructures {
  private struct Structure {
    let kind: Int
    let nodes: [MessageNode]
    /// The text that the nodes point into.
    let bytes: [UInt8]
  }

  private var known: [Structure] = []

  /// Where messages are of many structures, looking for one takes longer than asking the rules.
  private static let most = 16

  /// Whether a text's structure was remembered.
  func contain(_ text: borrowing CheckedText) -> Bool {
    guard Self.isDecided(text) else { return false }
    let kind = text.locale.catalog.structureKinds[text.slot]
    return known.contains { $0.kind == kind && Self.isOf($0, text) }
  }

  /// Remembers the structure of a text in which no rule has found anything.
  mutating func remember(_ text: borrowing CheckedText) {
    guard Self.isDecided(text), known.count < Self.most, !text.nodes.contains(where: { $0.kind == .quoteMark }) else {
      return
    }
    known.append(
      Structure(
        kind: text.locale.catalog.structureKinds[text.slot], nodes: text.nodes, bytes: Array(text.bytes)))
  }

  /// Whether structure alone decides what rules about it say of a text; apostrophes that quote count as structure.
  private static func isDecided(_ text: borrowing CheckedText) -> Bool {
    text.syntaxErrors.isEmpty && text.facts.traits.isDisjoint(with: [.digit, .numberSign])
  }

  private static func isOf(_ structure: Structure, _ text: borrowing CheckedText) -> Bool {
    structure.bytes.withUnsafeBufferPointer { bytes in
      MessageNode.areAlike(text.nodes, in: text.bytes, structure.nodes, in: bytes)
    }
  }
}
