internal import CatalogModel

/// Texts that an update would overwrite before they are imported.
enum UnimportedTexts {
  /// The number of units in a file that differ from the tables and that an import would change or ask about.
  ///
  /// Without a base it is not known whether a unit was changed in the file, so every difference counts.
  static func count(in read: ReadTables, before tables: [StringTable]) -> Int {
    tables.reduce(0) { count, table in
      let theirs = read.tables.filter { $0.locale == table.targetLocale }.flatMap(\.units)
      let found = Dictionary(theirs.filter(\.mayBeOurs).map { ($0.key, $0) }) { first, _ in first }
      return count + table.units.count { unit in found[unit.key].map { isChanged($0, from: unit) } ?? false }
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

  /// Whether a unit is the catalogue's only by its key and source text, and has another text.
  private static func isUnproven(_ theirs: ReadUnit, from unit: StringUnit, _ target: String) -> Bool {
    !unit.isResolved && theirs.provenance(source: unit.source, catalogue: nil) == .ours
      && MessageForms.canonicalText(of: theirs.target) != MessageForms.canonicalText(of: target)
  }
}
