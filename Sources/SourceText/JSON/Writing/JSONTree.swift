/// A JSON value for editing and writing, without places in a file.
package indirect enum JSONTree: Hashable, Sendable {
  /// Members in order.
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(JSONNumber)
  case bool(Bool)
  case null

  /// One member of an object.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String

    /// The value.
    package var value: JSONTree

    /// Makes a member from its key and value.
    package init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// Converts a document.
  ///
  /// - Throws: the first problem of a file with any, since writing it would lose something.
  package init(_ document: JSONDocument) throws(JSONProblem) {
    if let problem = document.problems.first { throw problem }
    self.init(readable: document.root)
  }

  /// Converts a value of a document without problems; the reader's nesting limit bounds the recursion.
  package init(readable value: JSONValue) {
    switch value.kind {
    case .object:
      self = .object((value.members ?? []).map { Member($0.key, JSONTree(readable: $0.value)) })
    case .array:
      self = .array((value.elements ?? []).map(JSONTree.init(readable:)))
    case .string, .key:
      self = .string(value.document.text(of: value.index))
    case .number:
      self = value.numberText.flatMap(JSONNumber.init).map(JSONTree.number) ?? .null
    case .true:
      self = .bool(true)
    case .false:
      self = .bool(false)
    case .null, .invalid:
      self = .null
    }
  }
}
