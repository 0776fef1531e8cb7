/// One occurrence of an argument in a message.
package struct Placeholder: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `{name}`: takes a text or a number.
    case bare
    /// `{name, number}`
    case number(NumberStyle)
    case plural(PluralKind)
    case select
    /// A malformed placeholder of unknown kind.
    case invalid
  }

  /// The argument's name; empty if a malformed placeholder has none.
  package let name: String
  package let kind: Kind
  /// The range of the placeholder in UTF-8 offsets, including braces.
  package let range: Range<Int>
  /// The range of the argument's name.
  package let nameRange: Range<Int>

  init?(_ node: MessageNode, in tree: MessageTree) {
    switch node.kind {
    case .argument: kind = .bare
    case .number: kind = .number(node.style)
    case .plural: kind = .plural(.cardinal)
    case .selectOrdinal: kind = .plural(.ordinal)
    case .select: kind = .select
    case .invalid: kind = .invalid
    case .message, .text, .quoteMark, .numberSign, .branch: return nil
    }
    name = tree.text(node.nameRange)
    range = node.range
    nameRange = node.nameRange
  }
}

extension MessageTree {
  /// Every placeholder of the message at any depth, in source order.
  package var placeholders: [Placeholder] {
    nodes.compactMap { Placeholder($0, in: self) }
  }
}
