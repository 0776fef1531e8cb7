internal import CatalogModel
package import SourceText
package import StringFormats

/// The review list as a table: a line for each doubt, and a column for the decision.
package enum ReviewList {
  /// The columns of the list.
  enum Column: String, CaseIterable {
    case purpose, locale, doubt, catalogue, app, key, uses, offer, choice

    var title: String {
      switch self {
      case .purpose, .locale, .doubt, .key, .choice: rawValue
      case .catalogue: "catalogue's text"
      case .app: "app's text"
      case .uses: "used at"
      case .offer: "can be chosen"
      }
    }

    var width: Int {
      switch self {
      case .locale: 10
      case .purpose, .choice: 20
      case .doubt, .catalogue, .app, .offer: 30
      case .key, .uses: 44
      }
    }
  }

  /// The list as a table.
  ///
  /// - Parameter earlier: the rows of an earlier list, whose choices are kept.
  package static func sheet(_ doubts: [Doubt], keeping earlier: [TextSheet.Row] = []) -> TextSheet {
    var kept: [[String]: TextSheet.Row] = [:]
    for row in earlier where row.isChosen { kept[identity(of: row)] = row }
    var rows: [[String]] = []
    for doubt in doubts {
      var cells = cells(of: doubt)
      if let row = kept.removeValue(forKey: identity(of: doubt)) { cells[.choice] = row[.choice] }
      rows.append(Column.allCases.map { cells[$0] ?? "" })
    }
    // Keeps decisions whose doubts no longer exist, since a person made them.
    for row in earlier where row.isChosen && kept[identity(of: row)] != nil {
      rows.append(Column.allCases.map { row[$0] })
    }
    let columns = Column.allCases.map { TextSheet.Column($0.title, width: $0.width, isEditable: $0 == .choice) }
    return TextSheet(name: "Review", columns: columns, rows: rows)
  }

  private static func cells(of doubt: Doubt) -> [Column: String] {
    [
      .purpose: doubt.purpose, .locale: doubt.locale?.identifier ?? "", .doubt: doubt.reason,
      .catalogue: doubt.catalogueText, .app: doubt.appText, .key: doubt.key,
      .uses: doubt.uses.joined(separator: "\n"), .offer: doubt.offer.rawValue,
    ]
  }

  private static func identity(of doubt: Doubt) -> [String] {
    [doubt.kind.rawValue, doubt.purpose, doubt.locale?.identifier ?? "", doubt.key]
  }

  private static func identity(of row: TextSheet.Row) -> [String] {
    [kind(of: row)?.rawValue ?? row[.doubt], row[.purpose], row[.locale], row[.key]]
  }

  static func kind(of row: TextSheet.Row) -> Doubt.Kind? {
    let reason = row[.doubt]
    return Doubt.Kind.allCases.first { reason == $0.rawValue || reason.hasPrefix("\($0.rawValue): ") }
  }

  // MARK: Reading

  /// Reads the rows of a list.
  ///
  /// - Throws: ``StringTableError`` if the file is malformed or a column is missing.
  package static func rows(of file: SourceFile) throws(StringTableError) -> [TextSheet.Row] {
    try TextSheet.rows(of: file, columns: Column.allCases.filter { $0 != .offer }.map(\.title))
  }
}

extension TextSheet.Row {
  subscript(column: ReviewList.Column) -> String { cells[column.title] ?? "" }

  /// True if a choice is filled in.
  var isChosen: Bool { !self[.choice].allSatisfy(\.isWhitespace) }
}
