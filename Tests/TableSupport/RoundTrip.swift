package import CatalogFiles
import CatalogModel
import SourceText
package import StringFormats
package import Testing

/// Tables written in a format and read back.
package struct RoundTrip {
  package let description: FormatDescription
  package let tables: [StringTable]
  package let written: ExportedFiles
  package let read: ReadTables
  private let omitsUntranslated: Bool

  /// - Parameter catalogue: the tables' catalogue, as context for reading; without it, the context is the tables alone.
  package init(
    _ format: any StringTableFormat, _ tables: [StringTable], options: FormatOptions = FormatOptions(),
    of catalogue: CatalogSource? = nil
  ) throws {
    description = format.description
    omitsUntranslated = format.description.options.contains(.untranslated) && options[.untranslated] == "omit"
    self.tables = tables
    written = try format.write(tables, options: options)
    let largest = try #require(tables.max { $0.units.count < $1.units.count }.map { ReadContext($0) })
    let units = tables.reduce(into: largest.units) { all, table in all.merge(ReadContext(table).units) { own, _ in own }
    }
    var context =
      catalogue.map { ReadContext($0) }
      ?? ReadContext(
        locale: largest.locale, sourceLocale: largest.sourceLocale, declared: tables.map(\.targetLocale), units: units)
    context.keys = options.keys
    read = try format.read(written.files.map { SourceFile(path: $0.path, bytes: $0.bytes) }, context: context)
  }

  /// Expects that every unit is read back as written, except for reported losses.
  package func expectNoChange(_ location: SourceLocation = #_sourceLocation) {
    #expect(read.problems.map { "\($0.place): \($0.message)" } == [], sourceLocation: location)
    #expect(
      read.tables.map(\.locale.identifier).sorted() == tables.filter(isNamed).map(\.targetLocale.identifier).sorted(),
      sourceLocation: location)
    for table in tables {
      guard let back = read.tables.first(where: { $0.locale == table.targetLocale }) else { continue }
      let differences = differences(table, back)
      #expect(differences == [], sourceLocation: location)
    }
    #expect(written.losses.allSatisfy { !$0.reason.isEmpty && !$0.reason.hasSuffix(".") }, sourceLocation: location)
  }

  /// Whether the files name the table's locale. A file for all locales names only those with units.
  private func isNamed(_ table: StringTable) -> Bool {
    let lost = Set(written.losses.filter { $0.part == .unit && $0.locale == table.targetLocale }.map(\.key))
    return description.layout != .oneFile || table.units.contains { !lost.contains($0.key) }
  }

  private func differences(_ table: StringTable, _ back: ReadTable) -> [String] {
    var found: [String] = []
    let byKey = Dictionary(grouping: back.units, by: \.key)
    for unit in table.units {
      let losses = Set(written.losses.filter { $0.key == unit.key && $0.locale == table.targetLocale }.map(\.part))
      let units = byKey[unit.key] ?? []
      if losses.contains(.unit) {
        if !units.isEmpty { found.append("\(unit.key): said to be left out, but read again") }
        continue
      }
      if omitsUntranslated, unit.target?.isEmpty ?? true {
        if !units.isEmpty { found.append("\(unit.key): has no translation, but is written") }
        continue
      }
      guard units.count == 1, let read = units.first else {
        found.append("\(table.targetLocale) \(unit.key): \(units.count) units were read")
        continue
      }
      found += differences(unit, read, in: table.targetLocale, losses: losses).map {
        "\(table.targetLocale) \(unit.key): \($0)"
      }
    }
    var unknown = Set(back.units.map(\.key)).subtracting(table.units.map(\.key))
    // A file for all locales has the source text of every key, including a 'short' that only other locales need.
    if description.layout == .oneFile, table.targetLocale == table.sourceLocale {
      unknown.subtract(tables.flatMap { $0.units.map(\.key) })
    }
    return found + unknown.sorted().map { "\($0): never written" }
  }

  private func differences(
    _ unit: StringUnit, _ read: ReadUnit, in locale: LanguageTag, losses: Set<Loss.Part>
  ) -> [String] {
    var found: [String] = []
    let target = unit.target ?? ""
    // An export leaves out an 'other' that no number has, and the merge adds it.
    var read = read
    read.completeOther(asIn: target, of: unit.arguments, in: locale)
    // Swift's == accepts canonical equivalence.
    if !isSame(MessageForms.canonicalText(of: read.target), MessageForms.canonicalText(of: target)) {
      found.append("'\(read.target)' instead of '\(target)'")
    }
    if description.capabilities.contains(.states), !losses.contains(.state), read.state != unit.state {
      found.append("state \(read.state?.rawValue ?? "none") instead of \(unit.state.rawValue)")
    }
    if description.capabilities.contains(.comments), !losses.contains(.comment), read.comment != unit.comment {
      found.append("comment '\(read.comment ?? "none")' instead of '\(unit.comment ?? "none")'")
    }
    if description.capabilities.contains(.bases), read.base != unit.base { found.append("another base") }
    return found
  }

  private func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
