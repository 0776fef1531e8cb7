internal import CWorkbook

/// Writes a workbook with libxlsxwriter; the same calls give the same bytes.
final class WorkbookWriter {
  private let handle: OpaquePointer

  /// Creates a workbook.
  ///
  /// - Throws: ``StringTableError`` if libxlsxwriter is not installed.
  init() throws(StringTableError) {
    // 1980, the first time that a zip archive can store; entries have it too, so that exports do not depend on the
    // time.
    let created: Int64 = 315_532_800
    var opened: OpaquePointer?
    try Self.check(cworkbook_writer_open(created, &opened))
    guard let opened else { throw StringTableError("the workbook cannot be created") }
    handle = opened
  }

  deinit { cworkbook_writer_close(handle) }

  /// The style of a cell, by its index in the workbook.
  struct Style: Sendable {
    fileprivate let number: Int32
  }

  func style(_ style: cworkbook_style) throws(StringTableError) -> Style {
    var number: Int32 = 0
    try withUnsafePointer(to: style) { pointer throws(StringTableError) in
      try Self.check(cworkbook_writer_add_style(handle, pointer, &number))
    }
    return Style(number: number)
  }

  func addSheet(_ name: String) throws(StringTableError) {
    try Self.check(cworkbook_writer_add_sheet(handle, name, name.utf8.count))
  }

  func setColumn(_ column: Int, width: Double, isHidden: Bool) throws(StringTableError) {
    let cell = try Self.cell(row: 0, column)
    try Self.check(cworkbook_writer_set_column(handle, cell.column, width, isHidden))
  }

  /// Sets the height of a row in lines of text, with a minimum in points.
  func setHeight(lines: Int, atLeast least: Double = 0, row: Int) throws(StringTableError) {
    let (line, limit) = (15.0, 409.0)
    let height = min(max(Double(lines) * line, least), limit)
    let cell = try Self.cell(row: row, 0)
    try Self.check(cworkbook_writer_set_height(handle, cell.row, height))
  }

  /// Writes a text that ``CellText`` accepts.
  func write(_ text: String, row: Int, column: Int, _ style: Style) throws(StringTableError) {
    let cell = try Self.cell(row: row, column)
    let escaped = CellText.escaped(text)
    try Self.check(
      cworkbook_writer_write_text(handle, cell.row, cell.column, escaped, escaped.utf8.count, style.number))
  }

  func write(_ number: Int, row: Int, column: Int, _ style: Style) throws(StringTableError) {
    let cell = try Self.cell(row: row, column)
    try Self.check(cworkbook_writer_write_number(handle, cell.row, cell.column, Double(number), style.number))
  }

  /// Inserts a picture, scaled to its cell, with its name as alternative text.
  func write(_ picture: IconImages.Named, row: Int, column: Int, _ area: PictureCell) throws(StringTableError) {
    let cell = try Self.cell(row: row, column)
    let (image, name) = (picture.image, picture.name)
    let scale = area.side / Double(max(image.width, image.height))
    let left = Int32((area.width - Double(image.width) * scale) / 2)
    let top = Int32(area.margin + (area.side - Double(image.height) * scale) / 2)
    let status = image.bytes.withUnsafeBufferPointer { bytes in
      name.withCString { text in
        var picture = cworkbook_image(
          bytes: bytes.baseAddress, count: bytes.count, scale: scale, left: left, top: top, text: text,
          length: name.utf8.count)
        return cworkbook_writer_add_image(handle, cell.row, cell.column, &picture)
      }
    }
    try Self.check(status)
  }

  /// Freezes the header and the first columns, and adds filter buttons.
  func setHeader(rows: Int, columns: Int, kept: Int) throws(StringTableError) {
    let (last, frozen) = (try Self.cell(row: rows, columns - 1), try Self.cell(row: 0, kept))
    try Self.check(cworkbook_writer_set_header(handle, frozen.column, last.row, last.column))
  }

  /// Limits a column's cells below the header to some texts.
  func offer(_ texts: [String], column: Int, rows: Int) throws(StringTableError) {
    let cell = try Self.cell(row: rows, column)
    let list = texts.joined(separator: ",")
    try Self.check(cworkbook_writer_offer(handle, cell.column, cell.row, list, list.utf8.count))
  }

  func protect() { cworkbook_writer_protect(handle) }

  /// The workbook's bytes; nothing can be written afterwards.
  func finish() throws(StringTableError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    try Self.check(cworkbook_writer_finish(handle, &bytes, &count))
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// A cell's indices for libxlsxwriter, from 0.
  ///
  /// - Throws: ``StringTableError`` for a cell outside a sheet.
  private static func cell(row: Int, _ column: Int) throws(StringTableError) -> (row: UInt32, column: UInt16) {
    let hasRow = (0..<CellReference.maximumRows).contains(row)
    guard hasRow, (0..<CellReference.maximumColumns).contains(column) else {
      throw StringTableError("the table is larger than a sheet, which ends at XFD1048576; export fewer units at once")
    }
    return (UInt32(row), UInt16(column))
  }

  private static func check(_ status: cworkbook_status) throws(StringTableError) {
    switch status {
    case CWORKBOOK_OK: return
    case CWORKBOOK_NO_LIBRARY:
      throw StringTableError(
        "xlsx is written by libxlsxwriter, which is not installed; on Debian: apt-get install libxlsxwriter-dev")
    default:
      throw StringTableError(
        "libxlsxwriter cannot write the workbook; see that $TMPDIR or /tmp can be written and has room")
    }
  }
}
