/// A value of a parsed file with its place: the convenient view, for files that are small.
///
/// Every property builds its result at each call. Accessors for another kind of value return `nil`, so that a
/// decoder can tell a wrong type from an empty value.
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
    /// The key, escapes resolved.
    package let key: String

    /// The bytes of the key in the file, quotes included.
    package let keyRange: Range<Int>

    /// The value.
    package let value: JSONValue
  }

  /// What the value is.
  package var kind: JSONNode.Kind { node.kind }

  /// Where the value starts in the file, in bytes.
  package var offset: Int { node.offset }

  /// The bytes of the value in the file, quotes and brackets included.
  package var range: Range<Int> { node.range }

  /// The line and column where the value starts.
  package var position: SourcePosition { document.source.position(at: offset) }

  /// Whether a problem was reported for this very value, so that a decoder should say nothing more of it.
  package var isBroken: Bool { kind == .invalid || node.flags.contains(.isBroken) }

  /// The members of an object in the order of the file, duplicates included; `nil` for other values.
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

  /// The elements of an array in the order of the file; `nil` for other values.
  package var elements: [JSONValue]? {
    guard kind == .array else { return nil }
    return document.elements(of: index).map { JSONValue(document: document, index: $0) }
  }

  /// The value of an object's first member with this key; `nil` if there is none, or the value is no
  /// object.
  package subscript(key: String) -> JSONValue? {
    guard kind == .object, let found = document.key(named: key, of: index) else { return nil }
    return JSONValue(document: document, index: found + 1)
  }

  /// The text of a string, escapes resolved; `nil` for other values.
  package var string: String? { kind == .string ? document.text(of: index) : nil }

  /// The literal of a number as it is in the file; `nil` for other values.
  package var numberText: String? { kind == .number ? document.text(of: index) : nil }

  /// A number written without fraction and exponent that fits an `Int`; `nil` for other values.
  package var integer: Int? { numberText.flatMap { Int($0) } }

  /// The truth value; `nil` for other values.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether the value is `null`.
  package var isNull: Bool { kind == .null }

  private var node: JSONNode { document.nodes[index] }
}
