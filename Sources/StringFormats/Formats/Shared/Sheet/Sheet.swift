internal import CatalogModel
internal import MessageSyntax

/// The units of one locale as rows of a sheet, for all spreadsheet formats.
///
/// | key (Standard) | source (en) | text (pl) | one | few | many | other | state | comment | limit | context | base |
/// |---|---|---|---|---|---|---|---|---|---|---|---|
/// | back | Back | Wstecz | | | | | translated | | 15 | Returns to … | source=… |
/// | delete/counted | one: Delete {count} item … | | Usuń {count} element | … | … | … | translated | | 30 | … | … |
///
/// A counted message has a sentence in each column that it needs. Any other is a message in `text`, so that nothing is
/// lost. The columns of forms depend on the target language and the texts.
package struct Sheet: Sendable {
  package let columns: [SheetColumn]
  /// A row for each unit, with a cell for each column, which may be empty.
  package let rows: [[String]]
  /// For each row, whether its text is in the columns of forms.
  package let hasForms: [Bool]
  /// The texts that an empty cell cannot represent.
  package let losses: [Loss]

  /// Builds the sheet of a table.
  ///
  /// - Parameter hasIcons: whether there is a column for pictures of the icons, after the key.
  package init(_ table: StringTable, hasIcons: Bool = false, options: FormatOptions = FormatOptions()) {
    let units = table.units.map { ($0, Self.slots(of: $0, in: table)) }
    let selectors = Self.selectors(units.flatMap { $0.1?.slots.map(\.selector) ?? [] })
    let columns: [SheetColumn] =
      [.key(catalogue: table.catalogue)] + (hasIcons ? [.icon] : []) + [
        .source(table.sourceLocale), .text(table.targetLocale),
      ]
      + selectors.map(SheetColumn.form)
      + [.state, .comment, .limit, .context, .base]
    self.columns = columns
    rows = units.map { unit, slots in columns.map { Self.cell($0, of: unit, slots: slots, options: options) } }
    hasForms = units.map { $0.1 != nil }
    losses = table.units.filter { $0.comment?.isEmpty == true }.map { unit in
      Loss(.comment, of: unit.key, locale: table.targetLocale, reason: "an empty cell means that there is no comment")
    }
  }

  private static func slots(of unit: StringUnit, in table: StringTable) -> PluralSlots? {
    PluralSlots(unit, categories: table.targetCategories, isForTranslators: true).flatMap {
      CountedArgument.isKnown(of: $0, in: unit) ? $0 : nil
    }
  }

  /// Each selector once: explicit values in order of appearance, then categories from zero to other.
  private static func selectors(_ used: [PluralMessage.Selector]) -> [PluralMessage.Selector] {
    let used = Set(used)
    let values = used.compactMap { if case .exactly(let value) = $0 { value } else { nil } }.sorted()
    return values.map(PluralMessage.Selector.exactly)
      + PluralCategory.allCases.map(PluralMessage.Selector.category).filter(used.contains)
  }

  private static func cell(_ column: SheetColumn, of unit: StringUnit, slots: PluralSlots?, options: FormatOptions)
    -> String
  {
    switch column {
    case .key: options.name(of: unit.key)
    case .icon: ""
    case .source: SheetSource.cell(of: unit.source)
    case .text: slots == nil ? unit.target ?? "" : ""
    case .form(let selector):
      slots?.slots.first { $0.selector == selector }?.target.flatMap { MessageForms.plain($0).text } ?? ""
    case .state: unit.state.rawValue
    case .comment: unit.comment ?? ""
    case .limit: unit.limit.map(String.init) ?? ""
    case .context: context(of: unit)
    case .base: unit.base.stating(context: context(of: unit)).attributes
    }
  }

  private static func context(of unit: StringUnit) -> String { unit.notes.joined(separator: "\n") }
}
