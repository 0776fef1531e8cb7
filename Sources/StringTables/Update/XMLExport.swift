internal import CatalogModel
internal import SourceText
internal import TextFormats

/// What a format would write of some units, as XML, from which an update takes elements.
struct XMLExport {
  let tree: XMLTree
  let losses: [Loss]

  init(
    of units: [StringUnit], in table: StringTable, as format: some StringTableFormat, options: FormatOptions
  ) throws(StringTableError) {
    var some = table
    some.units = units
    let written = try format.write([some], options: options)
    tree = try SourceFile(path: "", bytes: written.files.first?.bytes ?? []).xml()
    losses = written.losses
  }
}
