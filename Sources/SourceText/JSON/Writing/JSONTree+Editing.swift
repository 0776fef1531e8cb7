extension JSONTree {
  /// The value of an object's first member with this key, which is told apart scalar by scalar; nil if there is none
  /// or the value is no object.
  ///
  /// A new value takes the old one's place, or is after all others; nil takes the member away. The value that is
  /// set on what is no object is lost.
  package subscript(key: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.has(key) }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      // Let go of while they change, so that they are not copied.
      self = .null
      defer { self = .object(members) }
      switch (members.firstIndex { $0.has(key) }, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key, value))
      case (nil, nil): break
      }
    }
  }

  /// Gives an object's member another key and leaves it where it is.
  package mutating func rename(_ key: String, to newKey: String) {
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.has(key) }) else { return }
    members[index].key = newKey
    self = .object(members)
  }

  /// The members of an object; none of any other value.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; nil of any other value.
  package var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text of a string; nil of any other value.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension JSONTree.Member {
  /// Whether the key is this one, scalar by scalar.
  fileprivate func has(_ key: String) -> Bool { self.key.utf8.elementsEqual(key.utf8) }
}
