/// What an entry is called in formats that give a branch an entry of its own: `delete/counted[other]` is the branch
/// `other` of `delete/counted`.
struct BranchName {
  /// What the unit is called.
  let unit: String
  /// nil for the unit as a whole.
  let selector: PluralMessage.Selector?

  /// Any text is a name: what is in brackets and is no selector belongs to the unit's.
  init(_ name: String) {
    if name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
      let found = PluralMessage.Selector(name[name.index(after: bracket)...].dropLast())
    {
      (unit, selector) = (String(name[..<bracket]), found)
    } else {
      (unit, selector) = (name, nil)
    }
  }

  /// The unit's key and the branch of it; nil if the key pattern does not make the name.
  func unit(_ context: ReadContext) -> (key: UnitKey, selector: PluralMessage.Selector?)? {
    context.key(of: unit).map { ($0, selector) }
  }
}
