internal import CatalogModel
internal import SourceText

extension JSONFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    let units = table.units.filter { !options.omits($0) }.map {
      (options.name(of: $0.key, separator: Self.separator), $0)
    }
    let meta = JSONMeta.members(of: description, table, bases: units.map { ($0, $1.base) }, options)
    let texts = units.map { name, unit in JSONTree.Member(name, .string(unit.target ?? "")) }
    let bytes = CanonicalJSON.bytes(of: .object(meta + texts))
    return ExportedFiles(files: [ExportedFile(path: "\(table.targetLocale).json", bytes: bytes)])
  }
}
