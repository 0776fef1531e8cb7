package import CatalogModel

/// The contents of headers.json: the dismissal policy, and the kinds of headers.
package struct HeaderKinds: Sendable {
  package let dismissal: DismissalPolicy
  /// Sorted by name.
  package let kinds: [HeaderKindDefinition]

  init(dismissal: DismissalPolicy = .cancel, kinds: [HeaderKindDefinition] = []) {
    self.dismissal = dismissal
    self.kinds = kinds.sorted { $0.kind.rawValue < $1.kind.rawValue }
  }

  /// The kind with a name; nil if no layer declares it.
  package subscript(kind: HeaderKind) -> HeaderKindDefinition? { kinds.first { $0.kind == kind } }

  /// The kind at the end of the chain of `extends`, such as `dialog`; the kind itself if it extends none.
  package func base(of kind: HeaderKind) -> HeaderKind {
    var kind = kind
    // Two layers can make a circle that no file has alone.
    for _ in kinds {
      guard let extended = self[kind]?.extends, self[extended] != nil else { break }
      kind = extended
    }
    return kind
  }
}
