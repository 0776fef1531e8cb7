/// The plural categories of a language's integers as a table.
///
/// Integers below 100 have separate entries, greater ones use their last two digits, and whole millions have one entry
/// (`1 000 000 de lignes`). Not every language has this form: the creator of a table must know that the rules do, and
/// use ICU otherwise.
package struct PluralTable: Hashable, Sendable {
  /// Raw categories: 0…99 at their own index, n mod 100 at 100…199, whole millions at 200.
  private let entries: [UInt8]

  /// Builds the table by applying a language's rules to the table's integers.
  package init(sampling category: (UInt64) -> PluralCategory) {
    entries = (0..<200).map { category($0).rawValue } + [category(Self.million).rawValue]
  }

  /// The category of an integer, by its absolute value.
  package func category(of magnitude: UInt64) -> PluralCategory {
    PluralCategory(rawValue: entries[Self.index(of: magnitude)]) ?? .other
  }

  /// True if the table and the rules agree for all `magnitudes`.
  package func agrees(
    with category: (UInt64) -> PluralCategory,
    on magnitudes: some Sequence<UInt64>
  ) -> Bool {
    magnitudes.allSatisfy { self.category(of: $0) == category($0) }
  }

  private static let million: UInt64 = 1_000_000

  private static func index(of magnitude: UInt64) -> Int {
    if magnitude < 100 { return Int(magnitude) }
    return magnitude.isMultiple(of: million) ? 200 : 100 + Int(magnitude % 100)
  }
}
