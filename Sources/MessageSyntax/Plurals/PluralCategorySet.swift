/// A set of plural categories in one byte.
package struct PluralCategorySet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The set with one category.
  package init(_ category: PluralCategory) {
    self.init(rawValue: 1 << category.rawValue)
  }

  package static let zero = Self(.zero)
  package static let one = Self(.one)
  package static let two = Self(.two)
  package static let few = Self(.few)
  package static let many = Self(.many)
  package static let other = Self(.other)

  /// True if `category` is in the set.
  package func contains(_ category: PluralCategory) -> Bool {
    contains(Self(category))
  }

  /// Adds `category`.
  package mutating func insert(_ category: PluralCategory) {
    formUnion(Self(category))
  }

  /// The categories in CLDR's order, from zero to other.
  package var categories: [PluralCategory] {
    PluralCategory.allCases.filter { contains($0) }
  }
}
