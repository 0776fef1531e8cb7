package import SourceText

/// `csv`: a table for any spreadsheet (RFC 4180), a row for each unit and a column for each plural category.
///
/// ```
/// key,source (en),text (pl),one,few,many,other,state,comment,limit,context,base
/// back,Back,Wstecz,,,,,translated,,15,Returns to the previous screen.,source=… target=… state=translated
/// ```
///
/// ``Sheet`` says what is in which column. Lines end in CR LF, quotation marks are doubled; a text that a spreadsheet
/// would run as a formula gets an apostrophe in front that reading takes off (``FormulaDefusing``). With `bom=yes` Excel
/// knows the file as UTF-8, and with `delimiter=semicolon` it opens it where the comma is the decimal mark. Reading takes
/// any of these without being told, a `sep=` line in front, and columns in any order.
///
/// Limits: U+0000, which a spreadsheet cuts a text off at, and comments that are empty.
package struct CSVFormat: LocaleFileFormat {
  package init() {}

  package let description = FormatDescription(
    identifier: "csv",
    summary: "a table with a column for each plural category, for any spreadsheet",
    fileExtensions: ["csv", "tsv"],
    layout: .filePerLocale,
    capabilities: [.states, .comments, .bases],
    limits: ["It cannot hold U+0000, nor tell an empty comment from none."],
    options: [Self.mark, Self.delimiter]
  )

  /// Whether the file begins with a byte-order mark.
  static let mark = FormatOption(
    "bom", values: ["no", "yes"], summary: "whether a byte-order mark tells Excel that the file is UTF-8")
  /// What is between two cells.
  static let delimiter = FormatOption(
    "delimiter", values: CSVDelimiter.allCases.map(\.rawValue),
    summary: "the separator of cells; Excel takes the semicolon where the comma is the decimal mark")

  package func recognition(of file: SourceFile) -> Recognition {
    description.fileExtensions.contains(file.fileExtension) ? .certain : .no
  }
}

/// What is between two cells of a row.
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
