package import CatalogFiles
internal import CatalogModel

extension CSVFormat {
  package func read(_ files: [SourceFile], context: ReadContext) throws(StringTableError) -> ReadTables {
    var read = ReadTables()
    for file in files {
      let text = try TextDecoding.decodeLines(file)
      let table = try CSVTable(text)
      let reader = SheetReader(rows: table.rows.map { $0.map(\.text) }) { row, column in
        UnitPlace(file: text, offset: table.offset(row, column))
      }
      let found = try reader.read(name: file.stem, context: context)
      read.tables += found.tables
      read.problems += found.problems
    }
    return read
  }
}
