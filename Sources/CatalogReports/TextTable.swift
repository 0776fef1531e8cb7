internal import CatalogValidation

/// Aligns columns by their widest cell.
package enum TextTable {
  /// A line for each row.
  package static func lines(_ rows: [[String]], rightAligned: Set<Int>) -> [String] {
    let widths = widths(of: rows)
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? gap : "") + (rightAligned.contains(column) ? padding + cell : cell + padding)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The number of characters before a column.
  static func start(ofColumn column: Int, in rows: [[String]]) -> Int {
    widths(of: rows).prefix(column).reduce(0) { $0 + $1 + gap.count }
  }

  /// A line wrapped at its spaces; a word that is too long is not broken.
  ///
  /// - Parameters:
  ///   - columns: the maximum width; nil for no wrapping.
  ///   - indent: the indentation of further lines; the text before it is never broken.
  static func wrapped(_ line: String, columns: Int?, indent: Int = 0) -> [String] {
    guard let columns, line.count > columns else { return [line] }
    var parts = [String(line.prefix(indent))]
    var isAtStart = true
    for word in line.dropFirst(indent).split(separator: " ") {
      if !isAtStart, parts[parts.count - 1].count + 1 + word.count > columns {
        parts.append(String(repeating: " ", count: indent))
        isAtStart = true
      }
      parts[parts.count - 1] += (isAtStart ? "" : " ") + word
      isAtStart = false
    }
    return parts
  }

  private static let gap = "  "

  private static func widths(of rows: [[String]]) -> [Int] {
    rows.reduce(into: []) { widths, row in
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
  }
}
