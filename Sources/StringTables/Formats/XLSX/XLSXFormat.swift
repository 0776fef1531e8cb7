package import SourceText

/// `xlsx`: a workbook for Excel and LibreOffice (ECMA-376, Office Open XML), with the same sheet that `csv` has.
///
/// ``Sheet`` says what is in which column. What is to be written is white, everything else is locked (without a
/// password; `protect=no` leaves it open); the state is chosen from a list, the header stays in sight, and the texts of a
/// language that runs from right to left do so. Texts are written as texts, whatever they begin with, in cells that keep
/// what is typed as it is, so no guard against formulas is needed.
///
/// With pictures of the icons (``showing(_:)``) these are in a column after the key, over empty cells, which reading
/// passes over: a picture says nothing that could change.
///
/// Reading takes every sheet that has the header, in any order of columns and rows, filtered or hidden ones as well.
/// A cell that a spreadsheet made something else of than a text is refused: a formula shows what the last program
/// computed of it, which nobody has written, and a date or a fraction no longer says what was typed. Only a whole number
/// is plain.
///
/// Limits: control characters save tab and line ends, texts above Excel's 32,767 characters, and comments that are empty.
package struct XLSXFormat: LocaleFileFormat {
  /// Pictures of the icons, which are in a column of their own; nil for a sheet without it.
  let images: IconImages?

  package init() { images = nil }

  private init(images: IconImages) { self.images = images }

  package let description = FormatDescription(
    identifier: "xlsx",
    summary: "an Excel workbook with the table of csv; libxlsxwriter writes it, libzip opens it",
    fileExtensions: ["xlsx", "xlsm"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: [
      "It cannot hold control characters save tab and line ends, nor tell an empty comment from none.",
      "A text has at most 32,767 characters.",
    ],
    options: [Self.protection]
  )

  /// Whether only what is to be written can be typed into.
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
  /// Whether it is a compound file ([MS-CFB] §2.2): an `.xls`, or a workbook after a password.
  var isOldWorkbook: Bool { bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) }
}
