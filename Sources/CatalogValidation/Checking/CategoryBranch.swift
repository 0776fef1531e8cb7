internal import CatalogModel
internal import MessageSyntax
internal import PurposeCatalog

/// A branch of a plural for a category, not for an explicit value.
struct CategoryBranch {
  let category: PluralCategory
  /// The index of its node.
  let index: Int
}

extension CheckedText {
  /// The branches of a plural for categories, in text order.
  func categoryBranches(of plural: Int) -> [CategoryBranch] {
    MessageChildren(of: plural, in: nodes).compactMap { branch in
      guard case .category(let category) = nodes[branch].selector else { return nil }
      return CategoryBranch(category: category, index: branch)
    }
  }

  /// The numbers for which a plural selects a category's branch, smallest first. It is a sample that shows whether
  /// there are none, one or several.
  ///
  /// - Parameter argument: the counted argument; its maximum limits the numbers.
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
      // A fractional or out-of-range number after the offset has no category.
      guard !explicit.contains(number), let rest = Int64(exactly: Double(number) - offset) else { return false }
      return locale.category(of: rest, kind: kind) == category
    }
  }
}
