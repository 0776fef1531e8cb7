internal import CatalogModel

extension ReadTables {
  /// The same with the source text of each unit and the settings of catalog.json.
  package func sourced(by context: ReadContext, _ format: FormatDescription) -> ReadTables {
    var read = self
    read.sources.merge(context.sources) { own, _ in own }
    let foreign = context.foreignKeys(in: format)
    // In a file with digests, an entry without one was added by another program or by a person.
    let hasBases = tables.contains { $0.units.contains { $0.base != nil } }
    read.dropRepeatedUnits()
    for index in read.problems.indices {
      read.problems[index].isInSharedFile = format.isShared
      read.problems[index].isDeclaredForeign = read.problems[index].key.map(foreign.contains) ?? false
    }
    for (place, table) in read.tables.enumerated() {
      for index in table.units.indices {
        var unit = table.units[index]
        unit.format = format.identifier
        unit.isForApps = format.fallback != nil
        unit.isInSharedFile = format.isShared
        if hasBases, unit.base == nil { unit.catalogue = nil }
        if foreign.contains(unit.key), unit.isTwin || unit.base == nil { unit.isDeclaredForeign = true }
        if unit.source == nil, table.locale == context.sourceLocale, !unit.target.isEmpty { unit.source = unit.target }
        if unit.source == nil, let source = context.sources[unit.key] {
          unit.source = source.text
          if source.isOurs { unit.catalogue = unit.catalogue ?? context.catalogue }
        }
        unit.useCurrentKey(in: context)
        unit.useCategories(insteadOfValuesOf: table.locale, context.units[unit.key]?.source)
        if table.locale != context.sourceLocale { unit.dropSourceCopy(context.units[unit.key]?.source) }
        read.tables[place].units[index] = unit
      }
    }
    if !context.ownerDoubts.isEmpty { read.doubtOwners { context.ownerDoubts[$0.key] } }
    return read
  }
}
