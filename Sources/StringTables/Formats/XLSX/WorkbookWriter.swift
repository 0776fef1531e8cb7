internal import CWorkbook

/// A workbook that is being written by libxlsxwriter; the same calls give the same bytes.
final class WorkbookWriter {
  private let handle: OpaquePointer

  /// Begins a workbook.
  ///
  /// - Throws: ``StringTableError`` where libxlsxwriter is not on the machine.
  init() throws(StringTableError) {
    // The time when a zip archive's clock begins, in 1980: the archive's entries say it too, and no hour of an export.
    let created: Int64 = 315_532_800
    var opened: OpaquePointer?
    try Self.check(cworkbook_writer_open(created, &opened))
    guard let opened else { throw StringTableError("the workbook cannot be begun") }
    handle = opened
  }

  deinit { cworkbook_writer_close(handle) }

  /// How a cell looks, by its number in the workbook.
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

  /// Makes a row as high as some lines of text, and at least so many points.
  func setHeight(lines: Int, atLeast least: Double = 0, row: Int) throws(StringTableError) {
    let (line, limit) = (15.0, 409.0)
    let height = min(max(Double(lines) * line, least), limit)
    let cell = try Self.cell(row: row, 0)
    try Self.check(cworkbook_writer_set_height(handle, cell.row, height))
  }

  /// Writes a text that ``CellText`` does not refuse.
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

  /// Puts a picture into a cell, small enough for it; its name is read out to who cannot see it.
  func write(_ picture: IconImages.Named, row: Int, column: Int, _ room: PictureCell) throws(StringTableError) {
    let cell = try Self.cell(row: row, column)
    let (image, name) = (picture.image, picture.name)
    let scale = room.side / Double(max(image.width, image.height))
    let left = Int32((room.width - Double(image.width) * scale) / 2)
    let top = Int32(room.margin + (room.side - Double(image.height) * scale) / 2)
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

  /// Keeps the header and the first columns in sight, and gives the header buttons to filter with.
  func setHeader(rows: Int, columns: Int, kept: Int) throws(StringTableError) {
    let (last, frozen) = (try Self.cell(row: rows, columns - 1), try Self.cell(row: 0, kept))
    try Self.check(cworkbook_writer_set_header(handle, frozen.column, last.row, last.column))
  }

  /// Offers texts for a column's cells, those of the header left out, and takes no others.
  func offer(_ texts: [String], column: Int, rows: Int) throws(StringTableError) {
    let cell = try Self.cell(row: rows, column)
    let list = texts.joined(separator: ",")
    try Self.check(cworkbook_writer_offer(handle, cell.column, cell.row, list, list.utf8.count))
  }

  func protect() { cworkbook_writer_protect(handle) }

  /// The workbook's bytes; nothing is written after this.
  func finish() throws(StringTableError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    try Self.check(cworkbook_writer_finish(handle, &bytes, &count))
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// A cell's place as libxlsxwriter takes it, from 0.
  ///
  /// - Throws: ``StringTableError`` for a cell that no sheet has.
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
