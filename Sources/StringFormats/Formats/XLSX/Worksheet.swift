internal import SourceText
internal import TextFormats

/// The non-empty cells of a sheet (ECMA-376 part 1, §18.3.1), as rows of equal width.
struct Worksheet {
  /// The maximum number of cells that rows and columns may span.
  static let maximumCells = 4_000_000

  /// The index of each row in the sheet, from 0; empty rows are skipped.
  let numbers: [Int]
  /// The header first; every row is as wide as the header.
  let rows: [[String]]
  /// The reasons why cells are not read.
  let refusals: [CellReference: String]

  /// Reads a sheet's part.
  ///
  /// - Throws: ``StringTableError`` if a cell has an invalid or duplicate reference, refers to a missing text, or the
  ///   sheet is too large.
  init(_ sheet: Workbook.SheetPart, of workbook: Workbook, path: String) throws(StringTableError) {
    var reader = WorksheetReader(workbook: workbook, path: path, sheet: sheet.name)
    for row in try workbook.archive.part(sheet.part).root.child("sheetData")?.children("row") ?? [] {
      try reader.read(row)
    }
    let cells = reader.cells
    let numbers = Set(cells.keys.map(\.row)).sorted()
    let width = cells.keys.reduce(0) { $1.row == numbers.first ? max($0, $1.column + 1) : $0 }
    guard numbers.count * width <= Self.maximumCells else {
      throw StringTableError(
        "the sheet has \(numbers.count) rows and \(width) columns with something in them; remove what is not needed",
        at: UnitPlace(path: path, sheet: sheet.name, position: SourcePosition(line: 1, column: 1)))
    }
    let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
    var rows = Array(repeating: Array(repeating: "", count: width), count: numbers.count)
    for (reference, cell) in cells where reference.column < width {
      if let row = places[reference.row] { rows[row][reference.column] = cell.text }
    }
    self.numbers = numbers
    self.rows = rows
    refusals = cells.compactMapValues(\.refusal)
  }
}

private struct WorksheetReader {
  struct Cell {
    let text: String
    var refusal: String?
  }

  let workbook: Workbook
  let path: String
  let sheet: String
  /// The non-empty cells.
  var cells: [CellReference: Cell] = [:]
  /// The reference of a cell without one: after the previous cell.
  private var next = CellReference(row: 0, column: 0)

  init(workbook: Workbook, path: String, sheet: String) {
    self.workbook = workbook
    self.path = path
    self.sheet = sheet
  }

  mutating func read(_ row: XMLTreeElement) throws(StringTableError) {
    if let number = row["r"] {
      guard let reference = CellReference("A\(number)") else { throw outside("row '\(number)'") }
      next = reference
    }
    let number = next.row
    for cell in row.children("c") {
      let reference = try reference(of: cell, inRow: number)
      next = CellReference(row: number, column: reference.column + 1)
      guard let content = try content(of: cell, at: reference), !content.text.isEmpty else { continue }
      guard cells.updateValue(content, forKey: reference) == nil else {
        throw error("the cell is a duplicate; save the workbook again", reference)
      }
    }
    next = CellReference(row: number + 1, column: 0)
  }

  private func reference(of cell: XMLTreeElement, inRow row: Int) throws(StringTableError) -> CellReference {
    guard let name = cell["r"] else {
      guard next.column < CellReference.maximumColumns, row < CellReference.maximumRows else {
        throw outside("a cell after the last one")
      }
      return next
    }
    guard let reference = CellReference(name) else { throw outside("cell '\(name)'") }
    guard reference.row == row else {
      throw error("the cell is in row \(row + 1) of the file; save the workbook again", reference)
    }
    return reference
  }

  /// The content of a cell by its type (ECMA-376 part 1, §18.18.11, ST_CellType); nil if it is empty.
  private func content(of cell: XMLTreeElement, at reference: CellReference) throws(StringTableError) -> Cell? {
    guard cell.child("f") == nil else {
      return Cell(text: "=", refusal: "the cell holds a formula; write the text itself")
    }
    let type = cell["t"] ?? "n"
    if type == "inlineStr" { return cell.child("is").map { Cell(text: $0.cellText) } }
    guard let value = cell.child("v")?.text, !value.isEmpty else { return nil }
    switch type {
    case "s":
      guard let index = Int(value.trimmingWhitespace), workbook.texts.indices.contains(index) else {
        throw error("the cell refers to text \(value), which is not in the workbook; save it again", reference)
      }
      return Cell(text: workbook.texts[index])
    case "str": return Cell(text: CellText.unescaped(value))
    case "n": return number(value, style: cell["s"])
    case "b": return refused(value == "1" ? "TRUE" : "FALSE", "a truth value, \(value == "1" ? "TRUE" : "FALSE")")
    case "e": return refused(value, "an error, \(value)")
    case "d": return refused(value, "a date, \(value)")
    default: return refused(value, "something unknown, '\(type)'")
    }
  }

  /// A whole number shows what was typed. The digits of other numbers do not show what the spreadsheet converted.
  private func number(_ text: String, style: String?) -> Cell {
    let general = 0, whole = 1, asText = 49
    let format =
      style.flatMap { Int($0) }.flatMap { workbook.numberFormats.indices.contains($0) ? $0 : nil }
      .map { workbook.numberFormats[$0] } ?? general
    let limit = 1e15
    if [general, whole, asText].contains(format), let number = Double(text), abs(number) < limit,
      let digits = Int(exactly: number)
    {
      return Cell(text: String(digits))
    }
    return refused(text, "a number or date, \(text)")
  }

  private func refused(_ text: String, _ what: String) -> Cell {
    Cell(text: text, refusal: "the cell holds \(what), and no text; format it as text and write it again")
  }

  private func outside(_ what: String) -> StringTableError {
    error("\(what) is outside of a sheet, which ends at XFD1048576; save the workbook again", nil)
  }

  private func error(_ message: String, _ reference: CellReference?) -> StringTableError {
    let reference = reference ?? CellReference(row: 0, column: 0)
    return StringTableError(message, at: UnitPlace(path: path, sheet: sheet, position: reference.position))
  }
}
