/// What something was and what it is; nil if it was not yet, or is no more.
package struct Change<Value: Sendable>: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed
  }

  package let old: Value?
  package let new: Value?

  package var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }
}

extension Change: Equatable where Value: Equatable {}

extension Change<String> {
  /// nil if both are the same in their bytes: two texts that only look alike are a change.
  init?(from old: String?, to new: String?) {
    switch (old, new) {
    case (nil, nil): return nil
    case (let old?, let new?) where old.utf8.elementsEqual(new.utf8): return nil
    default: self.init(old: old, new: new)
    }
  }
}

/// What was added to a list and what was taken from it, each in order.
package struct ListChange<Element: Hashable & Comparable & Sendable>: Sendable {
  package let added: [Element]
  package let removed: [Element]

  init(from old: [Element], to new: [Element]) {
    added = Set(new).subtracting(old).sorted()
    removed = Set(old).subtracting(new).sorted()
  }
}

/// A field whose value changed, by the keys that lead to it: `messages.counted.limit`.
package struct FieldChange: Equatable, Sendable {
  package let field: String
  package let value: Change<String>

  init?(_ field: String, from old: String?, to new: String?) {
    guard let value = Change(from: old, to: new) else { return nil }
    self.field = field
    self.value = value
  }
}
