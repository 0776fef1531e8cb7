package import CatalogFiles
internal import CatalogModel
internal import SourceText
package import StringFormats

/// An overlay with pseudo-locales, for layout tests. It extends a catalogue and is separate from it, so that the
/// pseudo-locales cannot ship.
package enum PseudoCatalogue {
  /// The rules that pseudo-translations break on purpose: they are longer, accented or full of bidi controls, or have
  /// every category.
  private static let brokenRules = [
    "end-punctuation", "invisible-character", "misleading-short", "pseudo-locale", "title-too-long",
    "unneeded-short", "unused-plural-category", "wrong-script",
  ]

  /// The files of the overlay, relative to its folder.
  ///
  /// - Parameters:
  ///   - catalogue: the catalogue with the source texts.
  ///   - path: the relative path from the overlay's folder to the catalogue's.
  package static func files(of catalogue: CatalogSource, at path: String) throws(StringTableError) -> [ExportedFile] {
    let texts = try tables(of: catalogue).map { table in
      file("titles/\(table.targetLocale).json", titles(of: table))
    }
    return [file("catalog.json", tree(of: catalogue, at: path))] + texts
  }

  private static func file(_ path: String, _ tree: JSONTree) -> ExportedFile {
    ExportedFile(path: path, bytes: CanonicalJSON.bytes(of: tree, order: CanonicalOrder.order(ofFile: path)))
  }

  /// The pseudo-locales as string tables, for any format.
  package static func tables(of catalogue: CatalogSource) throws(StringTableError) -> [StringTable] {
    // A pseudo-translation may be too long where the title itself fits.
    let builder = try TableBuilder(catalogue, includesEveryShort: true)
    let source = try builder.table(for: catalogue.manifest.sourceLocale)
    return PseudoLocale.allCases.compactMap { pseudo in
      guard let tag = pseudo.tag else { return nil }
      let categories = pseudo.categories
      let units = source.units.map { unit in
        let isShort = unit.key.message == MessageDeclaration.short
        let limit = isShort ? unit.limit : nil
        return StringUnit(
          key: unit.key, source: unit.source,
          target: limit.map { pseudo.short(of: unit.source, limit: $0) }
            ?? pseudo.text(of: unit.source, categories: categories),
          arguments: unit.arguments, limit: unit.limit, context: unit.context)
      }
      return StringTable(
        catalogue: source.catalogue, sourceLocale: source.sourceLocale, targetLocale: tag,
        targetCategories: categories, units: units)
    }
  }

  /// Returns whether locales are those of a pseudo-catalogue: both pseudo-locales, and at most the source locale.
  package static func isPseudo(locales: [String]) -> Bool {
    Set(PseudoLocale.allCases.map(\.rawValue)).isSubset(of: locales) && locales.count == PseudoLocale.allCases.count + 1
  }

  private static func tree(of catalogue: CatalogSource, at path: String) -> JSONTree {
    let source = catalogue.manifest.sourceLocale
    let locales = (PseudoLocale.allCases.map(\.rawValue) + [source.identifier]).sorted()
    return .fields([
      ("formatVersion", .integer(CatalogManifest.formatVersion)),
      ("name", .string("\(catalogue.manifest.name) (pseudo-locales)")),
      ("description", .string("Made by 'catalog export --pseudo' for testing layouts; not to be shipped.")),
      ("extends", .string(path)),
      ("locales", .array(locales.map(JSONTree.string))),
      ("rules", .fields(brokenRules.map { ($0, .string("off")) })),
    ])
  }

  private static func titles(of table: StringTable) -> JSONTree {
    let purposes = Dictionary(grouping: table.units, by: \.key.purpose).sorted { $0.key < $1.key }
    return .object(
      purposes.map { purpose, units in
        let messages = units.map { JSONTree.Member($0.key.message, .string($0.target ?? "")) }
        let isTitle = units.count == 1 && units[0].key.message == MessageDeclaration.title
        return JSONTree.Member(purpose, isTitle ? messages[0].value : .object(messages))
      })
  }
}
