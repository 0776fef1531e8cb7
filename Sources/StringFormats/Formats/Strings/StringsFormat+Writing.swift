internal import CatalogModel
internal import SourceText

extension StringsFormat {
  package func write(_ table: StringTable, options: FormatOptions) throws(StringTableError) -> ExportedFiles {
    var writer = StringsWriter(table, options)
    let entries = table.units.compactMap { writer.written($0) }
    let folder = "\(table.targetLocale).lproj"
    let texts = entries.filter { !$0.isPlural }.map(\.oldStyle).joined(separator: "\n")
    var exported = ExportedFiles(losses: writer.losses)
    exported.files.append(ExportedFile(path: "\(folder)/Localizable.strings", bytes: Array(texts.utf8)))
    let plurals = entries.filter(\.isPlural)
    if !plurals.isEmpty {
      let bytes = StringsWriter.propertyList(plurals, ofPlurals: true)
      exported.files.append(ExportedFile(path: "\(folder)/Localizable.stringsdict", bytes: bytes))
    }
    return exported
  }
}
