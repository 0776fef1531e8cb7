/// The name of an entry in formats with a separate entry for a branch: `delete/counted[other]` is the branch `other` of
/// `delete/counted`.
struct BranchName {
  /// The name of the unit.
  let unit: String
  /// nil for the unit as a whole.
  let selector: PluralMessage.Selector?

  /// Any text is a name: brackets without a selector belong to the unit's name.
  init(_ name: String) {
    if name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
      let found = PluralMessage.Selector(name[name.index(after: bracket)...].dropLast())
    {
      (unit, selector) = (String(name[..<bracket]), found)
    } else {
      (unit, selector) = (name, nil)
    }
  }

  /// The unit's key and branch; nil if the key pattern does not produce the name.
  func unit(_ context: ReadContext) -> (key: UnitKey, selector: PluralMessage.Selector?)? {
    context.key(of: unit).map { ($0, selector) }
  }
}
