internal import CWorkbook
internal import CatalogModel
internal import ICUText

/// The styles of a sheet's cells: the translator's cells are white.
struct SheetStyles {
  let header: WorkbookWriter.Style
  private let source: WorkbookWriter.Style
  private let target: WorkbookWriter.Style
  private let typed: WorkbookWriter.Style
  private let fixed: WorkbookWriter.Style
  private let unused: WorkbookWriter.Style

  init(_ writer: WorkbookWriter, _ table: StringTable) throws(StringTableError) {
    let isSourceRightToLeft = LocaleData.isRightToLeft(table.sourceLocale.identifier)
    let isTargetRightToLeft = LocaleData.isRightToLeft(table.targetLocale.identifier)
    header = try writer.style(.look(fill: 0x1F4E79, color: 0xFFFFFF, isBold: true))
    source = try writer.style(.look(fill: 0xF2F2F2, isRightToLeft: isSourceRightToLeft))
    target = try writer.style(.look(isEditable: true, isRightToLeft: isTargetRightToLeft))
    typed = try writer.style(.look(isEditable: true))
    fixed = try writer.style(.look(fill: 0xF2F2F2, color: 0x595959))
    unused = try writer.style(.look(fill: 0xD9D9D9))
  }

  /// The style of a cell, which depends on whether the row's text has forms.
  func style(of column: SheetColumn, hasForms: Bool) -> WorkbookWriter.Style {
    switch column {
    case .source: source
    case .text: hasForms ? unused : target
    case .form: hasForms ? target : unused
    case .state, .comment: typed
    case .key, .icon, .limit, .context, .base: fixed
    }
  }
}

extension SheetColumn {
  /// True if the column stays visible when the sheet is scrolled.
  var isKept: Bool {
    switch self {
    case .key, .icon: true
    default: false
    }
  }

  /// In characters.
  var width: Double {
    switch self {
    case .key: 26
    case .icon: 6
    case .source, .text: 34
    case .form: 26
    case .state: 14
    case .comment: 24
    case .limit: 8
    case .context: 100
    case .base: 12
    }
  }
}

/// The size of a picture's cell in pixels; a point is 4/3 pixels.
struct PictureCell {
  /// Excel's width of ``SheetColumn/width``: seven pixels a character, plus five.
  let width = SheetColumn.icon.width * 7 + 5
  /// The longer side of a picture: 18 points.
  let side = 24.0
  let margin = 2.0

  /// The height of the row, in points.
  var height: Double { (side + 2 * margin) * 3 / 4 }
}

extension cworkbook_style {
  fileprivate static func look(
    fill: UInt32 = .max, color: UInt32 = .max, isBold: Bool = false, isEditable: Bool = false,
    isRightToLeft: Bool = false
  ) -> Self {
    Self(
      fill: fill, color: color, isBold: isBold, isWrapped: true, isEditable: isEditable, isText: true,
      isRightToLeft: isRightToLeft)
  }
}

/// The styles of a sheet that is not a string table.
struct PlainSheetStyles {
  let header: WorkbookWriter.Style
  let fixed: WorkbookWriter.Style
  let editable: WorkbookWriter.Style

  init(_ writer: WorkbookWriter) throws(StringTableError) {
    header = try writer.style(.look(fill: 0x1F4E79, color: 0xFFFFFF, isBold: true))
    fixed = try writer.style(.look(fill: 0xF2F2F2))
    editable = try writer.style(.look(isEditable: true))
  }
}
