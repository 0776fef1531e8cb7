package import CatalogFiles
internal import CatalogModel

/// What a catalogue would have exported when it was another: bases for files that have lost theirs.
package struct EarlierExport: Sendable {
  private let plain: TableBuilder
  private let forApps: TableBuilder
  private let locales: Set<LanguageTag>

  /// - Parameter catalogue: the catalogue as it was when the files were exported.
  /// - Throws: ``StringTableError`` where it has no source texts.
  package init(_ catalogue: CatalogSource) throws(StringTableError) {
    plain = try TableBuilder(catalogue, selection: .withInherited)
    forApps = try TableBuilder(catalogue, selection: .withInherited, includesEveryShort: true)
    locales = Set(catalogue.manifest.locales)
  }

  /// The units with a base where the file has none and the catalogue had the unit then.
  ///
  /// A unit whose source text is neither the one of then nor the one of now has none: it is another program's.
  func adding(
    to read: ReadTables, _ format: FormatDescription, _ context: ReadContext
  ) throws(StringTableError) -> ReadTables {
    let builder = format.fallback != nil ? forApps : plain
    // The file may have been exported with --resolved.
    let resolution = TextResolution.all(format.fallback)
    var based = read
    for (place, table) in read.tables.enumerated() where locales.contains(table.locale) {
      let units = try builder.tables(for: [table.locale], resolving: resolution).flatMap(\.units)
      let exported = Dictionary(units.map { ($0.key, $0) }) { first, _ in first }
      for (index, unit) in table.units.enumerated() where unit.base == nil && unit.mayBeOurs {
        guard let then = exported[unit.key] else { continue }
        let now = context.units[unit.key]?.source ?? then.source
        guard let source = Self.source(of: unit, then: then.source, now: now, context.catalogue) else { continue }
        // A text of another locale was exported where the file still has it.
        let whole = UnitBase(source: source, target: then.target, state: then.state, comment: then.comment)
        let isExported = !then.isResolved || whole.isTarget(unit.target)
        based.tables[place].units[index].base =
          isExported ? whole : UnitBase(source: source, target: nil, state: then.state, comment: then.comment)
      }
    }
    return based
  }

  /// The source text that a unit translates; nil if it is none of the catalogue's.
  private static func source(of unit: ReadUnit, then: String, now: String, _ catalogue: String?) -> String? {
    guard let source = unit.source else { return then }
    if MessageForms.isSourceText(source, of: then) { return then }
    if MessageForms.isSourceText(source, of: now) { return now }
    return unit.catalogue != nil && unit.catalogue == catalogue ? source : nil
  }
}
