extension JSONTree {
  /// The value of an object's first member with this key, compared scalar by scalar; nil without such a member, or if the value
  /// is not an object.
  ///
  /// A new value replaces the old one, or is added at the end; nil removes the member. Setting a value changes only
  /// objects.
  package subscript(key: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.has(key) }?.value
    }
    set {
      guard case .object(var members) = self else { return }
      // Released during the change, to avoid copying.
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

  /// Renames an object's member in place.
  package mutating func rename(_ key: String, to newKey: String) {
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.has(key) }) else { return }
    members[index].key = newKey
    self = .object(members)
  }

  /// The members of an object; empty for other values.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSONTree]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The text of a string; nil for other values.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

extension JSONTree.Member {
  /// True if the key equals this one, scalar by scalar.
  fileprivate func has(_ key: String) -> Bool { self.key.utf8.elementsEqual(key.utf8) }
}
