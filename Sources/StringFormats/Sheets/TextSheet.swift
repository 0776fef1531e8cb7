package import SourceText

/// A table of texts with a header, as CSV and as a workbook: a list for people to work through.
package struct TextSheet: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package let title: String
    /// In characters.
    package let width: Int
    /// True if people fill it in.
    package let isEditable: Bool

    package init(_ title: String, width: Int, isEditable: Bool = false) {
      self.title = title
      self.width = width
      self.isEditable = isEditable
    }
  }

  package let name: String
  package let columns: [Column]
  /// Each with as many cells as there are columns.
  package let rows: [[String]]

  package init(name: String, columns: [Column], rows: [[String]]) {
    self.name = name
    self.columns = columns
    self.rows = rows
  }

  /// The table as CSV in UTF-8 with a byte-order mark, without which spreadsheets guess another charset.
  package var csv: [UInt8] {
    var writer = CSVWriter(delimiter: CSVDelimiter.comma.byte, hasByteOrderMark: true)
    writer.write(columns.map(\.title))
    for row in rows { writer.write(row) }
    return writer.bytes
  }

  /// The table as an .xlsx file.
  ///
  /// - Throws: ``StringTableError`` if libxlsxwriter is not installed or the table does not fit.
  package func workbook() throws(StringTableError) -> [UInt8] {
    let writer = try WorkbookWriter()
    let styles = try PlainSheetStyles(writer)
    try writer.addSheet(String(name.prefix(31)))
    for (index, column) in columns.enumerated() {
      try writer.setColumn(index, width: Double(column.width), isHidden: false)
      try writer.write(column.title, row: 0, column: index, styles.header)
    }
    for (index, row) in rows.enumerated() {
      let cells = row.map(CellText.readable)
      let lines = zip(cells, columns).map { CellText.lines(of: $0, width: Double($1.width)) }.max() ?? 1
      try writer.setHeight(lines: lines, row: index + 1)
      for (place, column) in columns.enumerated() {
        let style = column.isEditable ? styles.editable : styles.fixed
        try writer.write(cells[place], row: index + 1, column: place, style)
      }
    }
    try writer.setHeader(rows: rows.count, columns: columns.count, kept: 1)
    return try writer.finish()
  }

  /// A row that was read, with its place.
  package struct Row: Sendable {
    package let line: Int
    /// By the title of the column.
    package let cells: [String: String]
  }

  /// Reads the rows of a CSV file or a workbook that has at least some columns.
  ///
  /// - Throws: ``StringTableError`` if it is malformed, or if a column is missing.
  package static func rows(of file: SourceFile, columns: [String]) throws(StringTableError) -> [Row] {
    let table = file.fileExtension == "xlsx" ? try cells(ofWorkbook: file) : try cells(ofCSV: file)
    let titles = table.first?.cells ?? []
    if let missing = columns.first(where: { !titles.contains($0) }) {
      throw StringTableError(
        "the header has no column '\(missing)'; it needs \(columns.map { "'\($0)'" }.joined(separator: ", "))",
        path: file.path, position: SourcePosition(line: 1, column: 1))
    }
    return table.dropFirst().compactMap { line, cells in
      guard cells.contains(where: { !$0.isEmpty }) else { return nil }
      return Row(line: line, cells: Dictionary(zip(titles, cells)) { first, _ in first })
    }
  }

  private typealias Cells = (line: Int, cells: [String])

  private static func cells(ofCSV file: SourceFile) throws(StringTableError) -> [Cells] {
    let text = try file.decoded()
    return try CSVTable(text).rows.map { row in
      (text.position(at: row.first?.offset ?? 0).line, row.map(\.text))
    }
  }

  /// The cells of the first sheet.
  private static func cells(ofWorkbook file: SourceFile) throws(StringTableError) -> [Cells] {
    let workbook = try Workbook(file)
    guard let part = workbook.sheets.first else { throw StringTableError("the workbook has no sheet", path: file.path) }
    let sheet = try Worksheet(part, of: workbook, path: file.path)
    return sheet.rows.enumerated().map { index, row in
      ((sheet.numbers.indices.contains(index) ? sheet.numbers[index] : index) + 1, row)
    }
  }
}
