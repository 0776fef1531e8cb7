/// The old and new value of something that was added, removed or changed.
package struct Change<Value: Sendable>: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed
  }

  package let old: Value?
  package let new: Value?

  package init(old: Value?, new: Value?) {
    self.old = old
    self.new = new
  }

  package var kind: Kind { old == nil ? .added : new == nil ? .removed : .changed }
}

extension Change: Equatable where Value: Equatable {}

extension Change<String> {
  /// nil if both have the same bytes: canonically equivalent texts are a change.
  init?(from old: String?, to new: String?) {
    switch (old, new) {
    case (nil, nil): return nil
    case (let old?, let new?) where old.utf8.elementsEqual(new.utf8): return nil
    default: self.init(old: old, new: new)
    }
  }
}

/// The added and removed elements of a list, in order.
package struct ListChange<Element: Hashable & Comparable & Sendable>: Sendable {
  package let added: [Element]
  package let removed: [Element]

  init(from old: [Element], to new: [Element]) {
    added = Set(new).subtracting(old).sorted()
    removed = Set(old).subtracting(new).sorted()
  }
}

/// A field whose value changed, by its path of keys: `messages.counted.limit`.
package struct FieldChange: Equatable, Sendable {
  package let field: String
  package let value: Change<String>

  init?(_ field: String, from old: String?, to new: String?) {
    guard let value = Change(from: old, to: new) else { return nil }
    self.field = field
    self.value = value
  }
}
