package import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

/// Writes a catalogue's coverage for programs: inherited and missing texts by locale, and icons by icon set.
package enum CoverageJSON {
  package static func text(_ coverage: Coverage, of source: CatalogSource) -> String {
    ReportJSON.text(
      of: .fields([
        ("catalog", .string(source.folder)),
        ("purposes", .integer(source.purposes.count)),
        ("messages", .integer(source.slots.count)),
        ("locales", .fields(coverage.locales.map { ($0.tag.identifier, tree($0, source)) })),
        ("iconSets", .fields(source.manifest.iconSets.map { ($0.rawValue, tree($0, source)) })),
      ]))
  }

  private static func tree(_ locale: Coverage.Locale, _ source: CatalogSource) -> JSONTree {
    let missing = locale.texts.indices.filter { locale.texts[$0] == .missing }.map { slot in
      "\(source.purpose(ofSlot: slot).identifier)/\(source.declaration(ofSlot: slot).name)"
    }
    return .fields([
      ("translated", .integer(locale.count(.translated))),
      ("shared", source.wording == nil ? nil : .integer(locale.count(.shared))),
      ("inherited", .fields(locale.inheritedFrom.map { ($0.tag.identifier, .integer($0.count)) })),
      ("missing", .array(missing.map(JSONTree.string))),
      ("notNeeded", source.slots.shorts.isEmpty ? nil : .integer(locale.count(.notNeeded))),
    ])
  }

  private static func tree(_ set: IconSetIdentifier, _ source: CatalogSource) -> JSONTree {
    let missing = source.purposes.filter { $0.icons[set] == nil }.map(\.identifier)
    return .fields([
      ("icons", .integer(source.purposes.count - missing.count)),
      ("missing", .array(missing.map(JSONTree.string))),
    ])
  }
}
