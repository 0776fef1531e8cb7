internal import SourceText

/// A cell of a sheet, by row and column from 0.
struct CellReference: Hashable, Sendable {
  /// Excel's last row and column: XFD1048576.
  static let maximumRows = 1 << 20
  static let maximumColumns = 1 << 14

  let row: Int
  let column: Int

  init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The cell of a position, which counts from 1.
  init(_ position: SourcePosition) { self.init(row: position.line - 1, column: position.column - 1) }

  /// Parses `C12` (ECMA-376 part 1, §18.18.62, ST_CellRef); nil if there can be no such cell.
  init?(_ text: String) {
    let letters = text.utf8.prefix { (0x41...0x5A).contains($0) }
    let digits = text.utf8.dropFirst(letters.count)
    guard (1...3).contains(letters.count), digits.first != 0x30, digits.allSatisfy(\.isASCIIDigit),
      let row = Int(Substring(digits)), (1...Self.maximumRows).contains(row)
    else { return nil }
    let column = letters.reduce(0) { $0 * 26 + Int($1) - 0x40 }
    guard column <= Self.maximumColumns else { return nil }
    self.init(row: row - 1, column: column - 1)
  }

  var position: SourcePosition { SourcePosition(line: row + 1, column: column + 1) }

  /// `Sheet1!C12`, with the sheet in apostrophes if a formula needs them.
  func text(inSheet sheet: String) -> String {
    let isPlain = sheet.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0)
    }
    let name = isPlain && !sheet.isEmpty ? sheet : "'\(sheet.replacing("'", with: "''"))'"
    return "\(name)!\(letters)\(row + 1)"
  }

  private var letters: String {
    var (text, rest) = ("", column + 1)
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(0x41 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }
}
