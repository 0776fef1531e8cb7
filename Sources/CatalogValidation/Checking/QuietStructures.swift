internal import MessageSyntax

/// The structures of a locale's messages in which rules found nothing.
///
/// Nearly all messages of a locale have one of a few structures, such as `{count, plural, one {…} other {…}}`. Rules
/// that depend only on the structure (``MessageRule/looksOnlyAtStructure``) run once for each.
struct QuietStructures {
  private struct Structure {
    let kind: Int
    let nodes: [MessageNode]
    /// The text that the nodes refer to.
    let bytes: [UInt8]
  }

  private var known: [Structure] = []

  /// With many structures, searching takes longer than running the rules.
  private static let most = 16

  /// Whether a text's structure is stored.
  func contain(_ text: borrowing CheckedText) -> Bool {
    guard Self.isDecided(text) else { return false }
    let kind = text.locale.catalog.structureKinds[text.slot]
    return known.contains { $0.kind == kind && Self.isOf($0, text) }
  }

  /// Stores the structure of a text in which no rule found anything.
  mutating func remember(_ text: borrowing CheckedText) {
    guard Self.isDecided(text), known.count < Self.most, !text.nodes.contains(where: { $0.kind == .quoteMark }) else {
      return
    }
    known.append(
      Structure(
        kind: text.locale.catalog.structureKinds[text.slot], nodes: text.nodes, bytes: Array(text.bytes)))
  }

  /// Whether the structure alone decides the result of rules about it; quoting apostrophes count as structure.
  private static func isDecided(_ text: borrowing CheckedText) -> Bool {
    text.syntaxErrors.isEmpty && text.facts.traits.isDisjoint(with: [.digit, .numberSign])
  }

  private static func isOf(_ structure: Structure, _ text: borrowing CheckedText) -> Bool {
    structure.bytes.withUnsafeBufferPointer { bytes in
      MessageNode.areAlike(text.nodes, in: text.bytes, structure.nodes, in: bytes)
    }
  }
}
