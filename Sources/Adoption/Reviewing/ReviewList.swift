package import CatalogFiles
internal import CatalogModel
package import SourceText
package import StringTables

/// The review list as a table: a line for each doubt, and a column for the decision.
package enum ReviewList {
  /// The columns, by what they hold.
  fileprivate enum Column: String, CaseIterable {
    case purpose, locale, doubt, catalogue, app, key, uses, choice

    var title: String {
      switch self {
      case .purpose, .locale, .doubt, .key, .choice: rawValue
      case .catalogue: "catalogue's text"
      case .app: "app's text"
      case .uses: "used at"
      }
    }

    var width: Int {
      switch self {
      case .locale: 10
      case .purpose, .choice: 20
      case .doubt, .catalogue, .app: 30
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
    // Decisions whose doubts are gone are still somebody's.
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
      .uses: doubt.uses.joined(separator: "\n"),
    ]
  }

  private static func identity(of doubt: Doubt) -> [String] {
    [doubt.kind.rawValue, doubt.purpose, doubt.locale?.identifier ?? "", doubt.key]
  }

  private static func identity(of row: TextSheet.Row) -> [String] {
    [kind(of: row)?.rawValue ?? row[.doubt], row[.purpose], row[.locale], row[.key]]
  }

  private static func kind(of row: TextSheet.Row) -> Doubt.Kind? {
    let reason = row[.doubt]
    return Doubt.Kind.allCases.first { reason == $0.rawValue || reason.hasPrefix("\($0.rawValue): ") }
  }

  // MARK: Reading

  /// Reads the rows of a list.
  ///
  /// - Throws: ``StringTableError`` if the file is malformed or a column is missing.
  package static func rows(of file: SourceFile) throws(StringTableError) -> [TextSheet.Row] {
    try TextSheet.rows(of: file, columns: Column.allCases.map(\.title))
  }

  /// The decisions in the rows of a list.
  ///
  /// - Returns: also the rows that cannot be followed, each with its line and what to do.
  package static func choices(
    in rows: [TextSheet.Row], path: String, catalog: CatalogSource
  ) -> (choices: ReviewChoices, problems: [String]) {
    var entries: [ReviewChoices.Entry] = []
    var problems: [String] = []
    // The app's text of the key that is chosen for each purpose.
    var chosen: [String: String] = [:]
    for row in rows where row.isChosen {
      switch entry(row, catalog) {
      case .failure(let problem): problems.append("\(path):\(row.line): \(problem.message)")
      case .success(let entry):
        entries.append(entry)
        let identity = entry.identity
        let isKey = identity.kind.isAboutKey && identity.locale == catalog.manifest.sourceLocale
        guard isKey, entry.choice == .app else { continue }
        if let other = chosen[identity.purpose], TitleKey(other) != TitleKey(entry.appText) {
          problems.append(
            "\(path):\(row.line): 'app' is chosen for two texts of '\(identity.purpose)', '\(other)' and "
              + "'\(entry.appText)'; choose one")
        }
        chosen[identity.purpose] = entry.appText
      }
    }
    return (ReviewChoices(entries, source: catalog.manifest.sourceLocale), problems)
  }

  private struct Problem: Error { let message: String }

  private static func entry(
    _ row: TextSheet.Row, _ catalog: CatalogSource
  ) -> Result<ReviewChoices.Entry, Problem> {
    func failure(_ message: String) -> Result<ReviewChoices.Entry, Problem> { .failure(Problem(message: message)) }
    guard let kind = kind(of: row) else {
      return failure("'\(row[.doubt])' is no kind of doubt; keep the column as it was written")
    }
    guard kind.canBeChosen else {
      let advice = kind == .ownPurpose ? "add it with 'catalog add purpose'" : "add it with 'catalog add locale'"
      return failure("a choice cannot settle '\(kind.rawValue)'; empty the cell, and \(advice)")
    }
    let purpose = row[.purpose]
    guard let index = catalog.purposeIndex[purpose] else {
      let hint = NearestName.suggestion(for: purpose, in: catalog.purposes.lazy.map(\.identifier))
      return failure("unknown purpose '\(purpose)'\(hint)")
    }
    let locale = LanguageTag(row[.locale])
    let choice = ReviewChoices.Choice(row[.choice])
    let entry = ReviewChoices.Entry(
      identity: Doubt.Identity(kind: kind, purpose: purpose, locale: locale, key: row[.key]), choice: choice,
      appText: row[.app])
    guard kind == .otherIcon else {
      return locale.map(catalog.manifest.locales.contains) == true
        ? .success(entry) : failure("the catalogue has no locale '\(row[.locale])'")
    }
    let set = IconSetIdentifier(rawValue: row[.key])
    guard catalog.purposes[index].icons[set] != nil, let icons = catalog.iconSets.first(where: { $0.identifier == set })
    else { return failure("'\(purpose)' has no icon in a set '\(row[.key])'") }
    if case .text(let name) = choice, !icons.contains(name) {
      let hint = icons.nearestName(to: name).map { "; did you mean '\($0)'?" } ?? ""
      return failure("'\(set)' has no icon '\(name)'\(hint)")
    }
    return .success(entry)
  }
}

extension TextSheet.Row {
  fileprivate subscript(column: ReviewList.Column) -> String { cells[column.title] ?? "" }

  /// Whether somebody filled in a choice.
  fileprivate var isChosen: Bool { !self[.choice].allSatisfy(\.isWhitespace) }
}

extension ReviewChoices.Choice {
  /// - Parameter cell: the words `app` or `catalogue`, or a text.
  fileprivate init(_ cell: String) {
    let text = String(cell.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    switch text.lowercased() {
    case "app": self = .app
    case "catalogue", "catalog": self = .catalogue
    default: self = .text(text)
    }
  }
}
