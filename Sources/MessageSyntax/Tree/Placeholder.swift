/// One occurrence of an argument in a message.
package struct Placeholder: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `{name}`: takes a text or a number.
    case bare
    /// `{name, number}`
    case number(NumberStyle)
    case plural(PluralKind)
    case select
    /// A placeholder that breaks the syntax, of a kind that nobody knows.
    case invalid
  }

  /// The argument's name; empty when a broken placeholder has none.
  package let name: String
  package let kind: Kind
  /// The whole placeholder in UTF-8 offsets of the source, braces included.
  package let range: Range<Int>
  /// Its argument's name.
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
  /// Every placeholder of the message at whatever depth, in the order of the source.
  package var placeholders: [Placeholder] {
    nodes.compactMap { Placeholder($0, in: self) }
  }
}
