/// A plural in a message, with its branches by kind.
package struct PluralArgument: Hashable, Sendable {
  /// A branch for one plural category.
  package struct CategoryBranch: Hashable, Sendable {
    package let category: PluralCategory
    /// Selector, braces and text, in UTF-8 offsets of the source.
    package let range: Range<Int>
    /// The text between the braces.
    package let contentRange: Range<Int>
  }

  /// A branch for one explicit value.
  package struct ExplicitBranch: Hashable, Sendable {
    package let value: Double
    /// Selector, braces and text, in UTF-8 offsets of the source.
    package let range: Range<Int>
    /// The text between the braces.
    package let contentRange: Range<Int>
  }

  /// The name of the counted or ranked argument.
  package let argument: String
  package let kind: PluralKind
  /// The number that is subtracted before `#` is printed and plural rules apply.
  package let offset: Double
  /// The range of the plural in UTF-8 offsets, including braces.
  package let range: Range<Int>
  /// The categories with a branch.
  package let categories: PluralCategorySet
  package let categoryBranches: [CategoryBranch]
  package let explicitBranches: [ExplicitBranch]

  init?(_ index: Int, in tree: MessageTree) {
    let node = tree.nodes[index]
    guard let kind = node.pluralKind else { return nil }
    self.kind = kind
    argument = tree.text(node.nameRange)
    offset = node.offset
    range = node.range
    categories = node.categories
    let branches = tree.children(of: index).map { tree.nodes[$0] }
    categoryBranches = branches.compactMap { branch in
      guard case .category(let category) = branch.selector else { return nil }
      return CategoryBranch(category: category, range: branch.range, contentRange: branch.contentRange)
    }
    explicitBranches = branches.compactMap { branch in
      guard case .explicitValue(let value) = branch.selector else { return nil }
      return ExplicitBranch(value: value, range: branch.range, contentRange: branch.contentRange)
    }
  }
}

extension MessageTree {
  /// Every plural of the message at any depth, in source order.
  package var plurals: [PluralArgument] {
    nodes.indices.compactMap { PluralArgument($0, in: self) }
  }
}
