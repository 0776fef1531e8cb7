/// An entry of a document's tape: 16 bytes on the kind and place of a value.
///
/// A document is a contiguous array of nodes in file order. An object is followed by its members, each a key node and
/// the value's nodes; an array by its elements. `next` is the index after a node and its descendants.
package struct JSONNode: Hashable, Sendable, BitwiseCopyable {
  /// The kind of a node.
  package enum Kind: UInt8, Hashable, Sendable, BitwiseCopyable {
    case object, array, key, string, number, `true`, `false`, null

    /// A missing or unreadable value, for which a problem has been reported.
    case invalid
  }

  /// Properties of the text of a key or a string, found by the parser. Flags describe the decoded text: `\u007B` is
  /// message syntax.
  package struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The bytes in the file have escapes; without this flag (and `isBroken`) they are the text itself.
    package static let hasEscapes = Flags(rawValue: 1)

    /// The text has a scalar above U+007F.
    package static let hasNonASCII = Flags(rawValue: 2)

    /// The text has `{`, `}` or `'`: without this flag an ICU message is plain text.
    package static let hasMessageSyntax = Flags(rawValue: 4)

    /// A problem was reported inside the text, so the decoded text may not be the intended one.
    package static let isBroken = Flags(rawValue: 8)
  }

  /// The range of the content: between the quotes of a key or string, the whole literal otherwise.
  @usableFromInline private(set) var start: UInt32
  @usableFromInline private(set) var end: UInt32
  @usableFromInline private(set) var nextIndex: UInt32
  package let kind: Kind
  package private(set) var flags: Flags
  private var openingLength: UInt8
  private var closingLength: UInt8

  /// The index of the node after this one and its descendants; for a key, the index of its value.
  @inlinable package var next: Int { Int(nextIndex) }

  /// The bytes between the quotes of a key or string; the whole literal or container otherwise.
  @inlinable package var contentRange: Range<Int> { Int(start)..<Int(end) }

  /// True if the bytes of a key or string in the file are its text.
  @inlinable package var isVerbatim: Bool { !flags.contains(.hasEscapes) && !flags.contains(.isBroken) }

  /// The bytes of the whole node, quotes included.
  package var range: Range<Int> { offset..<Int(end) + Int(closingLength) }

  /// The start of the node in the file, in bytes.
  package var offset: Int { Int(start) - Int(openingLength) }

  /// Creates the node at `index`, for a literal or for a container that `close` completes.
  init(_ kind: Kind, _ range: Range<Int>, at index: Int) {
    self.init(
      kind, content: range.lowerBound, range.upperBound, flags: [], openingLength: 0, closingLength: 0,
      at: index)
  }

  /// Creates a key or string from the range between its quotes, and the quotes' lengths in bytes.
  init(
    _ kind: Kind, content start: Int, _ end: Int, flags: Flags, openingLength: Int, closingLength: Int,
    at index: Int
  ) {
    // A file has at most `JSONDocument.maximumByteCount` bytes and two nodes per byte, so nothing is truncated.
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.nextIndex = UInt32(truncatingIfNeeded: index &+ 1)
    self.kind = kind
    self.flags = flags
    self.openingLength = UInt8(truncatingIfNeeded: openingLength)
    self.closingLength = UInt8(truncatingIfNeeded: closingLength)
  }

  /// Completes a container with its end in the file and on the tape.
  mutating func close(at end: Int, next: Int) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.nextIndex = UInt32(truncatingIfNeeded: next)
  }

  /// Extends a string that continues after an apparent closing quote.
  mutating func extendText(to end: Int, adding flags: Flags) {
    self.end = UInt32(truncatingIfNeeded: end)
    self.flags.formUnion(flags)
  }
}
