internal import CatalogModel
package import SourceText

extension CSVFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let text = try file.decodedLines()
    let table = try CSVTable(text)
    let reader = SheetReader(rows: table.rows.map { $0.map(\.text) }) { row, column in
      UnitPlace(file: text, offset: table.offset(row, column))
    }
    return try reader.read(file, context: context)
  }
}
