internal import CatalogModel
package import SourceText

extension XLSXFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let sheets = try tables(in: file, context)
    let read = try sheets.map { sheet throws(StringTableError) in
      try sheet.read(file, isOnly: sheets.count == 1, context: context)
    }
    return ReadTables(joining: read)
  }

  /// The sheets with the columns of a table; a translator may have added others.
  private func tables(in file: SourceFile, _ context: ReadContext) throws(StringTableError) -> [SheetReader] {
    let workbook = try Workbook(file)
    var sheets: [SheetReader] = []
    for part in workbook.sheets {
      let reader = Self.reader(try Worksheet(part, of: workbook, path: file.path), named: part.name, file)
      if reader.isTable { sheets.append(reader) }
    }
    guard !sheets.isEmpty else {
      throw StringTableError(
        "no sheet has columns 'key' and 'text'; keep the header row as it was exported", path: file.path)
    }
    // Of the sheets of several locales, the requested one is read.
    guard sheets.count > 1, let locale = context.locale else { return sheets }
    return sheets.filter { sheet in
      sheet.localeTag.flatMap { LanguageTag(localeIdentifier: $0) }.map(context.declaredName) == locale
    }
  }

  private static func reader(_ sheet: Worksheet, named name: String, _ file: SourceFile) -> SheetReader {
    func reference(_ row: Int, _ column: Int) -> CellReference {
      CellReference(row: sheet.numbers.indices.contains(row) ? sheet.numbers[row] : row, column: column)
    }
    return SheetReader(rows: sheet.rows) { row, column in
      UnitPlace(path: file.path, sheet: name, position: reference(row, column).position)
    } refusal: { row, column in
      sheet.refusals[reference(row, column)]
    }
  }
}
