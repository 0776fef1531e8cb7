internal import CatalogFiles
internal import CatalogModel

extension JSONFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    let units = table.units.filter { !options.omits($0) }
    let meta = options[Self.meta] == "yes" ? [JSONTree.Member(Self.metaKey, Self.meta(of: table, units))] : []
    let texts = units.map { unit in
      JSONTree.Member(unit.key.text(separator: Self.separator), .string(unit.target ?? ""))
    }
    let bytes = CanonicalJSON.bytes(of: .object(meta + texts))
    return ExportedFiles(files: [ExportedFile(path: "\(table.targetLocale).json", bytes: bytes)])
  }

  private static func meta(of table: StringTable, _ units: [StringUnit]) -> JSONTree {
    .fields([
      ("format", .string("json")),
      ("catalogue", .string(table.catalogue)),
      ("sourceLocale", .string(table.sourceLocale.identifier)),
      ("locale", .string(table.targetLocale.identifier)),
      (
        "units",
        .fields(units.map { ($0.key.text(separator: separator), .string($0.base.attributes)) })
      ),
    ])
  }
}
