internal import SourceText

/// The cells of a CSV file (RFC 4180), with the guards against formulas removed.
struct CSVTable {
  struct Cell {
    let text: String
    /// The offset in the file.
    let offset: Int
  }

  private(set) var rows: [[Cell]] = []

  /// The maximum number of delimiters in a file, which limits the memory for cells.
  static let maximumDelimiterCount = 4_000_000

  /// Parses a file in UTF-8 without a byte-order mark.
  ///
  /// - Throws: ``StringTableError`` if a quoted cell is not closed or is followed by text, and for more delimiters than
  ///   ``maximumDelimiterCount``.
  init(_ file: SourceFile) throws(StringTableError) {
    var parser = CSVParser(file)
    parser.findDelimiter()
    guard parser.delimiterCount <= Self.maximumDelimiterCount else {
      throw StringTableError("the file has more than \(Self.maximumDelimiterCount) cells; split it", path: file.path)
    }
    while let row = try parser.row() { rows.append(row) }
  }

  /// The offset of a cell; for a cell that a row lacks, the end of its row.
  func offset(_ row: Int, _ column: Int) -> Int {
    guard rows.indices.contains(row) else { return 0 }
    return (rows[row].dropFirst(column).first ?? rows[row].last)?.offset ?? 0
  }
}

private struct CSVParser {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var delimiter = CSVDelimiter.comma.byte
  private var position = 0

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
  }

  /// Uses the delimiter of a `sep=;` line, which Excel writes and reads, else the most frequent one in the header.
  mutating func findDelimiter() {
    let line = bytes.prefix(1 << 16).prefix { $0 != Self.lineFeed && $0 != Self.carriageReturn }
    if line.count == 5, line.starts(with: Array("sep=".utf8)), let last = line.last {
      delimiter = last
      position = line.count
      skipLineEnd()
      return
    }
    let counts = CSVDelimiter.allCases.map { delimiter in line.count { $0 == delimiter.byte } }
    let best = counts.indices.max { counts[$0] < counts[$1] || (counts[$0] == counts[$1] && $0 > $1) } ?? 0
    delimiter = CSVDelimiter.allCases[best].byte
  }

  /// The number of delimiters in the file, including those in texts.
  var delimiterCount: Int { bytes.count { $0 == delimiter } }

  /// The next row; nil at the end of the file.
  mutating func row() throws(StringTableError) -> [CSVTable.Cell]? {
    guard position < bytes.count else { return nil }
    var cells = [try cell()]
    while position < bytes.count, bytes[position] == delimiter {
      position += 1
      cells.append(try cell())
    }
    skipLineEnd()
    return cells
  }

  private mutating func skipLineEnd() {
    if position < bytes.count, bytes[position] == Self.carriageReturn { position += 1 }
    if position < bytes.count, bytes[position] == Self.lineFeed { position += 1 }
  }

  /// A cell up to the delimiter or the end of the row.
  private mutating func cell() throws(StringTableError) -> CSVTable.Cell {
    let start = position
    let isQuoted = position < bytes.count && bytes[position] == Self.quote
    let text = isQuoted ? try quotedText() : plainText()
    return CSVTable.Cell(text: FormulaDefusing.restored(text), offset: start)
  }

  /// A quotation mark inside an unquoted cell is literal, as in spreadsheets.
  private mutating func plainText() -> String {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quotedText() throws(StringTableError) -> String {
    let opening = position
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != Self.quote {
        text.append(byte)
      } else if position < bytes.count, bytes[position] == Self.quote {
        text.append(byte)
        position += 1
      } else {
        guard position == bytes.count || isEnd(bytes[position]) else {
          throw StringTableError(
            "text after the end of a quoted cell; double the quotation marks inside it",
            at: UnitPlace(file: file, offset: position))
        }
        return String(decoding: text, as: UTF8.self)
      }
    }
    throw StringTableError(
      "the quoted cell that begins here is not closed; add a quotation mark",
      at: UnitPlace(file: file, offset: opening))
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn
  }

  private static let quote: UInt8 = 0x22
  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D
}
