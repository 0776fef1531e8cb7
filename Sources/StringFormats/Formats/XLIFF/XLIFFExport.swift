internal import CatalogModel
internal import SourceText
internal import TextFormats

/// Reads the units of one `<file>`.
protocol XLIFFSectionReader {
  /// The parts of a `<file>` for one unit.
  associatedtype Entries

  init(_ section: XMLTreeElement, locale: LanguageTag, context: ReadContext)

  var entries: [UnitKey: Entries] { get }
}

/// An export of some units, from which an update takes elements.
struct XLIFFExport<Reader: XLIFFSectionReader> {
  /// The `<file>`; nil if no unit could be written.
  let section: XMLTreeElement?
  let losses: [Loss]
  private let reader: Reader?

  init(
    of units: [StringUnit], in table: StringTable, as format: some StringTableFormat, options: FormatOptions,
    context: ReadContext
  ) throws(StringTableError) {
    var some = table
    some.units = units
    let written = try format.write([some], options: options)
    let tree = try SourceFile(path: "", bytes: written.files.first?.bytes ?? []).xml()
    section = tree.root.child("file")
    losses = written.losses
    reader = section.map { Reader($0, locale: table.targetLocale, context: context) }
  }

  /// The entries of a unit; nil if it could not be written.
  subscript(key: UnitKey) -> Reader.Entries? { reader?.entries[key] }
}
