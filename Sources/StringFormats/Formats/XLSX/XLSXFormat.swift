internal import CatalogModel
package import SourceText

/// `xlsx`: a workbook for Excel and LibreOffice (ECMA-376, Office Open XML), with the same sheet as `csv`.
///
/// ``Sheet`` defines the columns. The translator's cells are white, and all others are locked (without a password;
/// `protect=no` unlocks them). The state is chosen from a list, the header stays visible, and the texts of
/// right-to-left languages are right-to-left. All cells are text cells, so no guard against formulas is needed.
///
/// Pictures of the icons (``showing(_:)``) are in a column after the key, over empty cells, which reading ignores.
///
/// Reading accepts every sheet with the header, with columns and rows in any order, including filtered or hidden ones.
/// A cell that a spreadsheet converted is refused: a formula shows a computed value, and a date or a fraction no longer
/// shows the typed text. Only whole numbers are accepted.
///
/// Limits: control characters other than tab and line ends, texts above Excel's 32,767 characters, and empty comments.
package struct XLSXFormat: LocaleFileFormat {
  /// Pictures of the icons, in a separate column; nil for a sheet without it.
  let images: IconImages?

  package init() { images = nil }

  private init(images: IconImages) { self.images = images }

  package let description = FormatDescription(
    .xlsx,
    summary: "an Excel workbook with the table of csv; libxlsxwriter writes it, libzip opens it",
    fileExtensions: ["xlsx", "xlsm"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: [
      "It cannot hold control characters other than tab and line ends, or distinguish an empty comment from none.",
      "A text has at most 32,767 characters.",
    ],
    options: [Self.protection]
  )

  /// The option that only the translator's cells can be edited.
  static let protection = FormatOption(
    "protect", values: ["yes", "no"],
    summary: "whether cells that are not for translators are locked; without a password")

  package func recognition(of file: SourceFile) -> Recognition {
    let isWorkbook = description.fileExtensions.contains(file.fileExtension)
    return isWorkbook || file.bytes.starts(with: WorkbookArchive.signature) || file.isOldWorkbook ? .certain : .no
  }
}

extension XLSXFormat: IllustratedFormat {
  package func showing(_ images: IconImages) -> Self { Self(images: images) }
}

extension SourceFile {
  /// True if it is a compound file ([MS-CFB] §2.2): an `.xls`, or a workbook with a password.
  var isOldWorkbook: Bool { bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) }
}
