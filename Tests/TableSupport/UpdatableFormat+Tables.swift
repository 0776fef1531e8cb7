package import SourceText
package import StringFormats

extension UpdatableFormat {
  /// Updates with the tables alone as context: with their source texts for formats with a separate source file, and
  /// together with the file of the other kind.
  package func update(_ file: SourceFile, with tables: [StringTable]) throws(StringTableError) -> UpdatedFile {
    var context = tables.first.map { ReadContext($0) } ?? ReadContext()
    if self is any SourceFileFormat { context.sources = context.units.mapValues { KeySourceText($0.source) } }
    if let path = companionPath(of: file.path) {
      context.companion = CompanionFile(path: path, exists: true, isUpdated: true)
    }
    return try update(file, with: tables, options: FormatOptions(), context: context)
  }
}
