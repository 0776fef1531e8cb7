/// A node of a parsed message: a few numbers that refer to the source and to the list of nodes.
///
/// The nodes of a message are in one array in pre-order, a node before its children. Offsets count UTF-8 bytes.
package struct MessageNode: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// The whole message; always the first node.
    case message
    /// Literal text, printed unchanged.
    case text
    /// An apostrophe that only quotes, or the first of two that print one: prints nothing.
    case quoteMark
    /// `#` in a branch of a plural: the number minus the offset.
    case numberSign
    /// `{name}`
    case argument
    /// `{name, number}`, with its style
    case number
    /// `{name, plural, …}`; its children are branches
    case plural
    /// `{name, selectordinal, …}`; its children are branches
    case selectOrdinal
    /// `{name, select, …}`; its children are branches
    case select
    /// A selector and its text in braces, inside a plural or a select; its children are the text's nodes.
    case branch
    /// A malformed placeholder, for which there is an error.
    case invalid
  }

  /// The selector of a branch.
  package enum Selector: Hashable, Sendable {
    case category(PluralCategory)
    /// `=2`: compared with the argument before the offset is subtracted.
    case explicitValue(Double)
    /// A select's keyword, at `nameRange`.
    case word
    /// A select's `other`.
    case otherWord
    /// A malformed selector, for which there is an error.
    case invalid
  }

  package var kind: Kind
  /// The style of a number; decimal for other kinds.
  package var style: NumberStyle = .decimal
  /// The categories of a plural's branches; empty for other kinds.
  package var categories: PluralCategorySet = []
  /// The selector of a branch; `invalid` for other kinds.
  package var selector: Selector = .invalid
  /// A plural's offset; 0 for other kinds.
  package var offset: Double = 0
  private var start: UInt32
  private var end: UInt32
  private var nameStart: UInt32 = 0
  private var nameEnd: UInt32 = 0
  private var contentStart: UInt32 = 0
  private var contentEnd: UInt32 = 0
  private var nextSibling: UInt32 = 0

  init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The bytes of the node, including braces.
  package var range: Range<Int> {
    get { Int(start)..<Int(end) }
    set { (start, end) = Self.packed(newValue) }
  }

  /// The bytes of a placeholder's argument name or of a branch's selector; empty for other kinds.
  package var nameRange: Range<Int> {
    get { Int(nameStart)..<Int(nameEnd) }
    set { (nameStart, nameEnd) = Self.packed(newValue) }
  }

  /// The bytes of a branch's text, without its braces; empty for other kinds.
  package var contentRange: Range<Int> {
    get { Int(contentStart)..<Int(contentEnd) }
    set { (contentStart, contentEnd) = Self.packed(newValue) }
  }

  /// The index of the first node after this one's descendants.
  package var subtreeEnd: Int {
    get { Int(nextSibling) }
    set { nextSibling = UInt32(truncatingIfNeeded: newValue) }
  }

  /// True if the node is a placeholder, with an argument's name.
  package var isPlaceholder: Bool {
    switch kind {
    case .argument, .number, .plural, .selectOrdinal, .select, .invalid: true
    case .message, .text, .quoteMark, .numberSign, .branch: false
    }
  }

  /// The plural rules of a plural; nil for other kinds.
  package var pluralKind: PluralKind? {
    switch kind {
    case .plural: .cardinal
    case .selectOrdinal: .ordinal
    default: nil
    }
  }

  private static func packed(_ range: Range<Int>) -> (UInt32, UInt32) {
    (UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
  }
}
