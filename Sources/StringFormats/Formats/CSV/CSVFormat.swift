internal import CatalogModel
package import SourceText

/// `csv`: a table for any spreadsheet (RFC 4180), with a row for each unit and a column for each plural category.
///
/// ```
/// key,source (en),text (pl),one,few,many,other,state,comment,limit,context,base
/// back,Back,Wstecz,,,,,translated,,15,Returns to the previous screen.,source=… target=… state=translated
/// ```
///
/// ``Sheet`` defines the columns. Lines end in CR LF, and quotation marks are doubled. A text that a spreadsheet would
/// run as a formula gets an apostrophe in front, which reading removes (``FormulaDefusing``). With `bom=yes` Excel
/// recognizes UTF-8; `delimiter=semicolon` is for locales whose decimal mark is the comma. Reading detects all of
/// these, accepts a `sep=` line at the beginning, and columns in any order.
///
/// Limits: U+0000, at which spreadsheets truncate a text, and empty comments.
package struct CSVFormat: LocaleFileFormat, NamedFileFormat {
  package init() {}

  package let description = FormatDescription(
    .csv,
    summary: "a table with a column for each plural category, for any spreadsheet",
    fileExtensions: ["csv", "tsv"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: ["It cannot hold U+0000 or distinguish an empty comment from none."],
    options: [Self.mark, Self.delimiter]
  )

  /// The option for a byte-order mark at the beginning of the file.
  static let mark = FormatOption(
    "bom", values: ["no", "yes"], summary: "whether a byte-order mark tells Excel that the file is UTF-8")
  /// The delimiter between two cells.
  static let delimiter = FormatOption(
    "delimiter", values: CSVDelimiter.allCases.map(\.rawValue),
    summary: "the separator of cells; Excel takes the semicolon where the comma is the decimal mark")

  package func recognition(of file: SourceFile) -> Recognition {
    description.fileExtensions.contains(file.fileExtension) ? .certain : .no
  }
}

/// The delimiter between two cells of a row.
enum CSVDelimiter: String, CaseIterable {
  case comma, semicolon, tab

  var byte: UInt8 {
    switch self {
    case .comma: 0x2C
    case .semicolon: 0x3B
    case .tab: 0x09
    }
  }
}
