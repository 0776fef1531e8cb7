/// The plural categories of a language's integers, as one look-up.
///
/// Integers below 100 have entries of their own, greater ones go by their last two digits, and whole millions
/// have one entry (`1 000 000 de lignes`). That form does not hold for every language: whoever builds a
/// table knows from the rules that it does, and leaves the others to ICU.
package struct PluralTable: Hashable, Sendable {
  /// Raw categories: 0…99 at their own index, n mod 100 at 100…199, whole millions at 200.
  private let entries: [UInt8]

  /// Builds the table from what a language's rules answer for the integers that the table is on.
  package init(sampling category: (UInt64) -> PluralCategory) {
    entries = (0..<200).map { category($0).rawValue } + [category(Self.million).rawValue]
  }

  /// The category of an integer, by its absolute value.
  package func category(of magnitude: UInt64) -> PluralCategory {
    PluralCategory(rawValue: entries[Self.index(of: magnitude)]) ?? .other
  }

  /// Whether the table and the rules agree on all `magnitudes`.
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
