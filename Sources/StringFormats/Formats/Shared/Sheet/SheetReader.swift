internal import CatalogModel
package import SourceText

/// Reads units from the rows of a sheet, for all spreadsheet formats.
package struct SheetReader {
  /// Every row, the header first.
  package let rows: [[String]]
  /// The place of a cell by row and column, both from 0.
  package let place: (_ row: Int, _ column: Int) -> UnitPlace
  /// The reason why a non-empty cell is not read, and what to do; nil if it is read.
  package let refusal: (_ row: Int, _ column: Int) -> String?

  package init(
    rows: [[String]], place: @escaping (_ row: Int, _ column: Int) -> UnitPlace,
    refusal: @escaping (_ row: Int, _ column: Int) -> String? = { _, _ in nil }
  ) {
    self.rows = rows
    self.place = place
    self.refusal = refusal
  }

  /// True if the first row is the header of a table.
  package var isTable: Bool { SheetHeader(rows.first ?? []).isTable }

  /// The language tag in the header.
  package var localeTag: String? { SheetHeader(rows.first ?? []).tag }

  /// Reads the sheet.
  ///
  /// - Parameters:
  ///   - file: its file, whose name applies if the header names no locale.
  ///   - isOnly: whether the file has no other sheet, so that its name is about this one.
  /// - Throws: ``StringTableError`` if it has no header or names no locale.
  package func read(
    _ file: SourceFile, isOnly: Bool = true, context: ReadContext
  ) throws(StringTableError) -> ReadTables {
    let header = SheetHeader(rows.first ?? [])
    guard let key = header.key, header.isTable else {
      throw StringTableError(
        "the sheet has no columns 'key' and 'text'; keep the header row as it was exported", at: place(0, 0))
    }
    if let title = header.repeated {
      throw StringTableError("column '\(title)' is a duplicate; remove one", at: place(0, 0))
    }
    let named = isOnly ? context.named(file, CSVFormat().description) : nil
    let found = try context.fileLocale(stated: header.tag, at: place(0, header.text ?? 0), named: named)
    guard let locale = found else {
      throw StringTableError("the header names no locale; name it with --locale", at: place(0, 0), .unknownLocale)
    }
    var gathered = Gathered(header: header, key: key, width: rows[0].count, locale: locale, context: context)
    for (index, cells) in rows.enumerated().dropFirst() where cells.contains(where: { !$0.isEmpty }) {
      gathered.read(cells, place: { place(index, $0) }, refusal: { refusal(index, $0) })
    }
    var read = ReadTables(gathered.units, gathered.problems, locale: locale)
    read.exporter = header.catalogue
    return read
  }
}

private struct Gathered {
  let header: SheetHeader
  let key: Int
  let width: Int
  let locale: LanguageTag
  let context: ReadContext
  var units: [ReadUnit] = []
  var problems: [ReadProblem] = []

  init(header: SheetHeader, key: Int, width: Int, locale: LanguageTag, context: ReadContext) {
    (self.header, self.key, self.width, self.locale, self.context) = (header, key, width, locale, context)
  }

  mutating func read(_ cells: [String], place: (Int) -> UnitPlace, refusal: (Int) -> String?) {
    guard cells.count >= width, !cells.dropFirst(width).contains(where: { !$0.isEmpty }) else {
      return problems.append(
        ReadProblem(wordsForWidth(cells.count), at: place(0), key: knownKey(in: cells), locale: locale))
    }
    let name = cells[key].trimmingWhitespace
    guard !name.isEmpty else {
      return problems.append(ReadProblem("the row has no key; keep the column 'key'", at: place(key), locale: locale))
    }
    guard let known = context.key(of: name) else { return }
    var unit = ReadUnit(key: known, target: "", place: place(textColumn(of: known, cells)))
    do throws(Problem) {
      for column in header.columns { if let message = refusal(column) { throw Problem(message, column) } }
      unit.target = try target(of: unit.key, cells)
      unit.state = try state(cells)
    } catch {
      return problems.append(ReadProblem(error.message, at: place(error.column), key: unit.key, locale: locale))
    }
    unit.comment = header.comment.flatMap { cells[$0].isEmpty ? nil : cells[$0] }
    unit.base = header.base.flatMap { UnitBase(cells[$0]) }
    unit.typedContext = header.context.flatMap { unit.base?.isOtherContext(cells[$0]) == true ? cells[$0] : nil }
    unit.catalogue = header.catalogue
    unit.source = header.source.flatMap { column in
      refusal(column) == nil ? SheetSource.message(cells[column], of: context.units[unit.key]) : nil
    }
    units.append(unit)
  }

  /// The column with the translation, or with its first form; of an empty one, the column to fill in.
  private func textColumn(of key: UnitKey, _ cells: [String]) -> Int {
    let columns = [header.text].compactMap(\.self) + header.forms.map(\.column)
    if let filled = columns.first(where: { !cells[$0].isEmpty }) { return filled }
    let isCounted = context.units[key].map { MessageForms($0.source).plural != nil } ?? false
    return (isCounted ? header.forms.first?.column : nil) ?? header.text ?? self.key
  }

  /// The reason why a row does not fit the header: a program dropped empty cells, or a cell was split.
  private func wordsForWidth(_ count: Int) -> String {
    let advice =
      count < width
      ? "keep the delimiters of empty cells, and quote cells that hold a line end"
      : "quote cells that hold the delimiter"
    return "the row has \(counted(count, "cell")) and the header \(width); \(advice)"
  }

  /// The unit of a row whose cells may have shifted, so that only known keys are accepted.
  private func knownKey(in cells: [String]) -> UnitKey? {
    guard cells.indices.contains(key) else { return nil }
    let found = context.key(of: cells[key].trimmingWhitespace)
    return found.flatMap { context.units[$0] == nil ? nil : $0 }
  }

  /// An error in a row, and its column.
  private struct Problem: Error {
    let message: String
    let column: Int

    init(_ message: String, _ column: Int) { (self.message, self.column) = (message, column) }
  }

  private func target(of key: UnitKey, _ cells: [String]) throws(Problem) -> String {
    let text = header.text.map { cells[$0] } ?? ""
    let forms = header.forms.filter { !cells[$0.column].isEmpty }
    guard let first = forms.first else { return text }
    guard text.isEmpty else {
      throw Problem("both 'text' and '\(first.selector.text)' hold a translation; empty one of them", first.column)
    }
    var branches: [PluralMessage.Branch] = []
    for (selector, column) in forms {
      switch MessageForms(cells[column]) {
      case .plain(let pieces): branches.append(PluralMessage.Branch(selector, pieces))
      case .plural: throw Problem("the text of '\(selector.text)' is a plural; write the sentence of one form", column)
      case .other(let reason): throw Problem("the text of '\(selector.text)' is \(reason); write a sentence", column)
      }
    }
    return PluralSlots.message(counting: CountedArgument.name(of: context.units[key]), branches)
  }

  private func state(_ cells: [String]) throws(Problem) -> TranslationState? {
    guard let column = header.state, !cells[column].isEmpty else { return nil }
    let text = cells[column].trimmingWhitespace.lowercased()
    if let state = TranslationState(rawValue: text) { return state }
    let states = TranslationState.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw Problem("'\(cells[column])' is not a state; write one of \(states)", column)
  }
}
