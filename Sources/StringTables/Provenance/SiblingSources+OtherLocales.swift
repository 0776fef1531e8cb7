internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import StringFormats

extension SiblingSources {
  /// Adds the other locales of a file's table that the command line does not name. Each file is read once for a run.
  ///
  /// A table whose entries record their export is not read: nothing about them is in doubt.
  ///
  /// - Parameter context: the context that the file was read in.
  mutating func addOtherLocales(
    to read: inout ReadTables, of file: SourceFile, _ format: any StringTableFormat, in context: ReadContext
  ) {
    guard hasDoubtfulKeys(read, context) else { return }
    for path in otherLocales(of: file, format, in: context) {
      guard let other = self.file(at: path),
        let context = try? self.context(for: other, format, in: context.naming(nil)),
        let found = try? format.read(other, context: context).sourced(by: context, format.description)
      else { continue }
      read.others += found.tables
    }
  }

  /// Returns whether entries under keys of the catalogue record no export.
  private func hasDoubtfulKeys(_ read: ReadTables, _ context: ReadContext) -> Bool {
    read.sources.contains { context.units[$0] != nil && !$1.isOurs }
      || read.tables.contains { $0.units.contains { $0.base == nil && context.units[$0.key] != nil } }
  }
}
