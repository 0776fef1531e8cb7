internal import CatalogModel

extension ReadTables {
  /// The same, with the units of other programs marked that share a key with one of the catalogue: identifiers are
  /// unique only within a `<file>`.
  func markingTwins(in context: ReadContext) -> ReadTables {
    var marked = self
    for (place, table) in tables.enumerated() {
      let same = Dictionary(grouping: table.units.indices) { table.units[$0].key }
      for indices in same.values where indices.count > 1 {
        let others = indices.filter { !table.units[$0].isOurs(in: context) }
        guard others.count < indices.count else { continue }
        for index in others { marked.tables[place].units[index].isTwin = true }
      }
    }
    return marked
  }
}

extension ReadUnit {
  /// Returns whether the unit has a base or the catalogue's source text, or comes from the catalogue's export.
  func isOurs(in context: ReadContext) -> Bool {
    guard base == nil, catalogue == nil || catalogue != context.catalogue else { return true }
    guard let source, let known = context.units[key] else { return false }
    return MessageForms.isSourceText(source, of: known.source)
  }
}
