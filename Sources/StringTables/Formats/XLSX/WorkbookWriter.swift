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
    try Self.check(cworkbook_writer_set_column(handle, UInt16(column), width, isHidden))
  }

  /// Makes a row as high as some lines of text.
  func setHeight(lines: Int, row: Int) throws(StringTableError) {
    let (line, limit) = (15.0, 409.0)
    try Self.check(cworkbook_writer_set_height(handle, UInt32(row), min(Double(lines) * line, limit)))
  }

  /// Writes a text that ``CellText`` does not refuse.
  func write(_ text: String, row: Int, column: Int, _ style: Style) throws(StringTableError) {
    let escaped = CellText.escaped(text)
    try Self.check(
      cworkbook_writer_write_text(
        handle, UInt32(row), UInt16(column), escaped, escaped.utf8.count, style.number))
  }

  func write(_ number: Int, row: Int, column: Int, _ style: Style) throws(StringTableError) {
    try Self.check(cworkbook_writer_write_number(handle, UInt32(row), UInt16(column), Double(number), style.number))
  }

  /// Keeps the header and the first column in sight, and gives the header buttons to filter with.
  func setHeader(rows: Int, columns: Int) throws(StringTableError) {
    try Self.check(cworkbook_writer_set_header(handle, UInt32(rows), UInt16(columns - 1)))
  }

  /// Offers texts for a column's cells, those of the header left out, and takes no others.
  func offer(_ texts: [String], column: Int, rows: Int) throws(StringTableError) {
    let list = texts.joined(separator: ",")
    try Self.check(cworkbook_writer_offer(handle, UInt16(column), UInt32(rows), list, list.utf8.count))
  }

  func protect() { cworkbook_writer_protect(handle) }

  /// The workbook's bytes; nothing is written after this.
  func finish() throws(StringTableError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    try Self.check(cworkbook_writer_finish(handle, &bytes, &count))
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private static func check(_ status: cworkbook_status) throws(StringTableError) {
    switch status {
    case CWORKBOOK_OK: return
    case CWORKBOOK_NO_LIBRARY:
      throw StringTableError(
        "xlsx is written by libxlsxwriter, which is not installed; on Debian: apt-get install libxlsxwriter-dev")
    default:
      throw StringTableError("libxlsxwriter cannot write the workbook; see that there is room in $TMPDIR or /tmp")
    }
  }
}
