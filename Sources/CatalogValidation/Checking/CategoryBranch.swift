internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// A branch of a plural that is for a category, not for an explicit value.
struct CategoryBranch {
  let category: PluralCategory
  /// The index of its node.
  let index: Int
}

extension CheckedText {
  /// The branches of a plural that are for categories, in the order of the text.
  func categoryBranches(of plural: Int) -> [CategoryBranch] {
    MessageChildren(of: plural, in: nodes).compactMap { branch in
      guard case .category(let category) = nodes[branch].selector else { return nil }
      return CategoryBranch(category: category, index: branch)
    }
  }

  /// The numbers for which a plural chooses a branch for a category, smallest first: a sample, whose count says whether it is
  /// none, one or several.
  ///
  /// - Parameter argument: what the plural counts; its maximum says which numbers there are.
  func numbers(
    of category: PluralCategory, _ kind: PluralKind, plural: Int, _ argument: ArgumentDeclaration
  ) -> [Int64] {
    let offset = nodes[plural].offset
    let explicit = MessageChildren(of: plural, in: nodes).compactMap { branch -> Int64? in
      guard case .explicitValue(let value) = nodes[branch].selector else { return nil }
      return Int64(exactly: value)
    }
    if offset == 0 {
      let numbers = locale.numbers(of: category, kind: kind, upTo: argument.maximum)
      return explicit.isEmpty ? numbers : numbers.filter { !explicit.contains($0) }
    }
    return NumberSample.numbers(upTo: argument.maximum).filter { number in
      // What an offset makes no whole number of, or one beyond all, is of no category that a text is written for.
      guard !explicit.contains(number), let rest = Int64(exactly: Double(number) - offset) else { return false }
      return locale.category(of: rest, kind: kind) == category
    }
  }
}
