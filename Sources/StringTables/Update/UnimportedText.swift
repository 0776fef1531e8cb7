package import CatalogModel
package import StringFormats

/// A text in a file that an update would overwrite before it is imported.
package struct UnimportedText: Sendable {
  package let place: UnitPlace
  package let key: UnitKey
  package let locale: LanguageTag
  package let theirs: String
  package let ours: String
  /// The file's state; nil if the texts differ.
  package let state: TranslationState?

  private init(_ theirs: ReadUnit, _ unit: StringUnit, locale: LanguageTag) {
    place = theirs.place
    key = unit.key
    self.locale = locale
    self.theirs = theirs.target
    ours = unit.target ?? ""
    let isSame = MessageForms.canonicalText(of: theirs.target) == MessageForms.canonicalText(of: ours)
    state = isSame ? theirs.state : nil
  }

  /// The difference, in one line.
  package var message: String {
    let difference = state.map { "'\(ours)' is \($0.rawValue), not so the catalogue's" }
    return "\(place): \(locale) \(key): " + (difference ?? "'\(theirs)', the catalogue's '\(ours)'")
  }

  /// The texts of a file that differ from the tables and that an import would change or ask about.
  ///
  /// Without a base it is not known whether a unit was changed in the file, so every difference counts.
  static func all(in read: ReadTables, before tables: [StringTable]) -> [UnimportedText] {
    tables.flatMap { table -> [UnimportedText] in
      let theirs = read.tables.filter { $0.locale == table.targetLocale }.flatMap(\.units)
      let ours = theirs.filter(\.mayBeOurs)
      // An entry under a former key counts only if the file has no entry under the current one.
      let found = Dictionary((ours.filter { $0.formerKey == nil } + ours).map { ($0.key, $0) }) { first, _ in first }
      return table.units.compactMap { unit -> UnimportedText? in
        guard var their = found[unit.key] else { return nil }
        their.completeOther(asIn: unit.target, of: unit.arguments, in: table.targetLocale)
        guard isChanged(their, from: unit) else { return nil }
        return UnimportedText(their, unit, locale: table.targetLocale)
      }
    }
  }

  private static func isChanged(_ theirs: ReadUnit, from unit: StringUnit) -> Bool {
    guard let target = unit.target, !theirs.target.isEmpty else { return false }
    guard let base = theirs.base else { return isUnproven(theirs, from: unit, target) }
    if MessageForms.canonicalText(of: theirs.target) == MessageForms.canonicalText(of: target) {
      guard let state = theirs.state else { return false }
      return state != .new && state != base.state && state != unit.state
    }
    return !base.isTarget(theirs.target)
  }

  /// Returns whether only its key and source text show that a unit is the catalogue's, and its text differs.
  private static func isUnproven(_ theirs: ReadUnit, from unit: StringUnit, _ target: String) -> Bool {
    !unit.isResolved && theirs.provenance(source: unit.source, catalogue: nil) == .ours
      && MessageForms.canonicalText(of: theirs.target) != MessageForms.canonicalText(of: target)
  }
}
