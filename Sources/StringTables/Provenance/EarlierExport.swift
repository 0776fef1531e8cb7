package import CatalogFiles
internal import CatalogModel
package import StringFormats

/// The export of an earlier version of a catalogue: bases for files that have lost theirs.
package struct EarlierExport: Sendable {
  private let plain: TableBuilder
  private let forApps: TableBuilder
  private let locales: Set<LanguageTag>

  /// - Parameter catalogue: the catalogue at the time of the export.
  /// - Throws: ``StringTableError`` if it has no source texts.
  package init(_ catalogue: CatalogSource) throws(StringTableError) {
    plain = try TableBuilder(catalogue, selection: .withInherited)
    forApps = try TableBuilder(catalogue, selection: .withInherited, includesEveryShort: true)
    locales = Set(catalogue.manifest.locales)
  }

  /// Adds bases to units without one that the earlier catalogue had.
  ///
  /// A unit whose source text is neither the earlier nor the current one gets none: it belongs to another program.
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
        // If the file still has a text of another locale, it was exported.
        let whole = UnitBase(source: source, target: then.target, state: then.state, comment: then.comment)
        let isExported = !then.isResolved || whole.isTarget(unit.target)
        based.tables[place].units[index].base =
          isExported ? whole : UnitBase(source: source, target: nil, state: then.state, comment: then.comment)
      }
    }
    return based
  }

  /// The source text of a unit; nil if it is not the catalogue's.
  private static func source(of unit: ReadUnit, then: String, now: String, _ catalogue: String?) -> String? {
    guard let source = unit.source else { return then }
    if MessageForms.isSourceText(source, of: then) { return then }
    if MessageForms.isSourceText(source, of: now) { return now }
    return unit.catalogue != nil && unit.catalogue == catalogue ? source : nil
  }
}
