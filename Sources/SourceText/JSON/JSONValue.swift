/// A value of a parsed file with its place: the convenient view, for small files.
///
/// Every property computes its result at each call. Accessors for another kind of value return `nil`, so that a decoder
/// can distinguish a wrong type from an empty value.
package struct JSONValue: Sendable {
  /// The document that the value belongs to.
  package let document: JSONDocument

  /// The index of the value's node on the document's tape.
  package let index: Int

  package init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// One member of an object.
  package struct Member: Sendable {
    /// The key with escapes decoded.
    package let key: String

    /// The bytes of the key in the file, including quotes.
    package let keyRange: Range<Int>

    /// The value.
    package let value: JSONValue
  }

  /// The kind of the value.
  package var kind: JSONNode.Kind { node.kind }

  /// The start of the value in the file, in bytes.
  package var offset: Int { node.offset }

  /// The bytes of the value in the file, including quotes or brackets.
  package var range: Range<Int> { node.range }

  /// The line and column of the value.
  package var position: SourcePosition { document.source.position(at: offset) }

  /// True if a problem was reported for this value, so that a decoder should not report another one.
  package var isBroken: Bool { kind == .invalid || node.flags.contains(.isBroken) }

  /// The members of an object in file order, including duplicates; `nil` for other values.
  package var members: [Member]? {
    guard kind == .object else { return nil }
    var members: [Member] = []
    // At least two nodes each, and most objects are small.
    members.reserveCapacity(min((document.nodes[index].next - index) / 2, 16))
    for member in document.members(of: index) {
      members.append(
        Member(
          key: document.text(of: member.key), keyRange: document.nodes[member.key].range,
          value: JSONValue(document: document, index: member.value)))
    }
    return members
  }

  /// The elements of an array in file order; `nil` for other values.
  package var elements: [JSONValue]? {
    guard kind == .array else { return nil }
    return document.elements(of: index).map { JSONValue(document: document, index: $0) }
  }

  /// The value of an object's first member with this key; `nil` without such a member, or if the value is not an object.
  package subscript(key: String) -> JSONValue? {
    guard kind == .object, let found = document.key(named: key, of: index) else { return nil }
    return JSONValue(document: document, index: found + 1)
  }

  /// The text of a string with escapes decoded; `nil` for other values.
  package var string: String? { kind == .string ? document.text(of: index) : nil }

  /// The literal of a number; `nil` for other values.
  package var numberText: String? { kind == .number ? document.text(of: index) : nil }

  /// A number without fraction and exponent that fits an `Int`; `nil` for other values.
  package var integer: Int? { numberText.flatMap { Int($0) } }

  /// The truth value; `nil` for other values.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// True if the value is `null`.
  package var isNull: Bool { kind == .null }

  private var node: JSONNode { document.nodes[index] }
}
