/// The reason why a format cannot hold a unit, or why an entry is not a valid unit; for a ``Loss`` or a
/// ``ReadProblem``.
package struct Refusal: Error, Hashable {
  /// A clause, or a noun phrase to follow "cannot hold".
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
