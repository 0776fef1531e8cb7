package import CatalogModel

extension CSVFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    let delimiter = CSVDelimiter(rawValue: options[Self.delimiter]) ?? .comma
    var exported = ExportedFiles()
    let sheet = Sheet(Self.heldTable(table, &exported.losses), options: options)
    exported.losses += sheet.losses
    var writer = CSVWriter(delimiter: delimiter.byte, hasByteOrderMark: options[Self.mark] == "yes")
    writer.write(sheet.columns.map(\.title))
    for row in sheet.rows { writer.write(row) }
    exported.files.append(
      ExportedFile(path: path(of: table.targetLocale, source: table.sourceLocale), bytes: writer.bytes))
    return exported
  }

  package func path(of locale: LanguageTag, source: LanguageTag) -> String { "\(locale).csv" }

  /// The table without units that would be truncated.
  private static func heldTable(_ table: StringTable, _ losses: inout [Loss]) -> StringTable {
    var held = table
    held.units = table.units.compactMap { unit in
      var unit = unit
      let reason = "a spreadsheet cannot hold U+0000"
      guard !(unit.source + (unit.target ?? "")).utf8.contains(0) else {
        losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
        return nil
      }
      if unit.comment?.utf8.contains(0) == true {
        losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
        unit.comment = nil
      }
      return unit
    }
    return held
  }
}

/// Writes rows according to RFC 4180 §2.
struct CSVWriter {
  private(set) var bytes: [UInt8]
  private let delimiter: UInt8

  init(delimiter: UInt8, hasByteOrderMark: Bool) {
    self.delimiter = delimiter
    bytes = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
  }

  mutating func write(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(delimiter) }
      let text = FormulaDefusing.defused(cell)
      if Self.needsQuotes(text) { writeQuoted(text) } else { bytes += text.utf8 }
    }
    bytes += [0x0D, 0x0A]
  }

  private mutating func writeQuoted(_ text: String) {
    bytes.append(Self.quote)
    for byte in text.utf8 {
      if byte == Self.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(Self.quote)
  }

  /// All possible delimiters are quoted, so that programs that guess the delimiter are not misled, and spaces at the
  /// ends, which some programs drop.
  private static func needsQuotes(_ text: String) -> Bool {
    text.utf8.contains { [quote, 0x0A, 0x0D].contains($0) || CSVDelimiter.bytes.contains($0) }
      || text.utf8.first == 0x20 || text.utf8.last == 0x20
  }

  private static let quote: UInt8 = 0x22
}

extension CSVDelimiter {
  fileprivate static let bytes = allCases.map(\.byte)
}
