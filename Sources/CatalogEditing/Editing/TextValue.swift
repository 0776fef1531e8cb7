package import CatalogModel
internal import SourceText

/// A text in a titles file.
package struct TextValue: Hashable, Sendable {
  /// In ICU message syntax.
  package var text: String
  package var state: TranslationState?
  /// A note for translators.
  package var comment: String?
  /// The digest of its source text.
  package var source: String?

  package init(
    _ text: String, state: TranslationState? = nil, comment: String? = nil, source: String? = nil
  ) {
    self.text = text
    self.state = state
    self.comment = comment
    self.source = source
  }
}

extension TextValue {
  /// Parses the value in a file: a string, or an object with a text; nil for anything else.
  init?(_ tree: JSONTree?) {
    switch tree {
    case .string(let text)?: self.init(text)
    case .object?:
      guard let text = tree?["text"]?.text else { return nil }
      self.init(
        text, state: tree?["state"]?.text.flatMap(TranslationState.init), comment: tree?["comment"]?.text,
        source: tree?["source"]?.text)
    default: return nil
    }
  }

  /// The shortest form of the text.
  ///
  /// - Parameter existing: the current value in the file, whose unknown fields are kept.
  func tree(replacing existing: JSONTree?) -> JSONTree {
    var tree = if case .object? = existing { existing ?? .object([]) } else { JSONTree.object([]) }
    tree["text"] = .string(text)
    tree["state"] = state.map { .string($0.rawValue) }
    tree["comment"] = comment.map(JSONTree.string)
    tree["source"] = source.map(JSONTree.string)
    return tree.members.count == 1 ? .string(text) : tree
  }
}
