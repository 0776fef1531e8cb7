/// Why a format cannot hold a unit, or why what a file has makes none; for a ``Loss`` or a ``ReadProblem``.
package struct Refusal: Error, Hashable {
  /// A clause, or a noun phrase where the caller puts "cannot hold" before it.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
