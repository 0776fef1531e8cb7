internal import CatalogModel

extension XLSXFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var losses: [Loss] = []
    var (table, sheet) = (table, Sheet(table, hasIcons: images != nil, options: options))
    if let held = Self.heldTable(table, sheet: sheet, losses: &losses) {
      (table, sheet) = (held, Sheet(held, hasIcons: images != nil, options: options))
    }
    let bytes = try workbook(sheet, of: table, isProtected: options[Self.protection] == "yes")
    return ExportedFiles(
      files: [ExportedFile(path: "\(table.targetLocale).xlsx", bytes: bytes)], losses: losses + sheet.losses)
  }

  /// The table without texts that no cell can hold; nil if it has no others.
  private static func heldTable(_ table: StringTable, sheet: Sheet, losses: inout [Loss]) -> StringTable? {
    var held = table
    held.units = zip(table.units, sheet.rows).compactMap { unit, cells in
      var unit = unit
      for (column, text) in zip(sheet.columns, cells) where column != .context {
        guard let reason = CellText.refusal(of: text) else { continue }
        guard column == .comment else {
          losses.append(Loss(of: unit.key, locale: table.targetLocale, reason: reason))
          return nil
        }
        losses.append(Loss(.comment, of: unit.key, locale: table.targetLocale, reason: reason))
        unit.comment = nil
      }
      return unit
    }
    return losses.isEmpty ? nil : held
  }

  private func workbook(
    _ sheet: Sheet, of table: StringTable, isProtected: Bool
  ) throws(StringTableError) -> [UInt8] {
    let writer = try WorkbookWriter()
    let styles = try SheetStyles(writer, table)
    let pictureCell = PictureCell()
    // Excel's limit for the name of a sheet.
    try writer.addSheet(String("\(table.targetLocale)".prefix(31)))
    // The base is hidden and does not affect the height.
    let widths = sheet.columns.map { $0 == .base ? nil : $0.width }
    for (index, column) in sheet.columns.enumerated() {
      try writer.setColumn(index, width: column.width, isHidden: column == .base)
      try writer.write(column.title, row: 0, column: index, styles.header)
    }
    for (index, cells) in sheet.rows.enumerated() {
      // Not every spreadsheet adjusts heights when it opens a file.
      let lines = zip(cells, widths).map { text, width in width.map { CellText.lines(of: text, width: $0) } ?? 1 }
      let picture = images?.image(of: table.units[index])
      try writer.setHeight(lines: lines.max() ?? 1, atLeast: picture == nil ? 0 : pictureCell.height, row: index + 1)
      for (place, column) in sheet.columns.enumerated() {
        let style = styles.style(of: column, hasForms: sheet.hasForms[index])
        if column == .icon, let picture {
          try writer.write(picture, row: index + 1, column: place, pictureCell)
        }
        if column == .limit, let limit = Int(cells[place]) {
          try writer.write(limit, row: index + 1, column: place, style)
        } else {
          let text = column == .context ? CellText.readable(cells[place]) : cells[place]
          try writer.write(text, row: index + 1, column: place, style)
        }
      }
    }
    let kept = sheet.columns.prefix(while: \.isKept).count
    try writer.setHeader(rows: sheet.rows.count, columns: sheet.columns.count, kept: kept)
    if let state = sheet.columns.firstIndex(of: .state), !sheet.rows.isEmpty {
      try writer.offer(TranslationState.allCases.map(\.rawValue), column: state, rows: sheet.rows.count)
    }
    if isProtected { writer.protect() }
    return try writer.finish()
  }
}
