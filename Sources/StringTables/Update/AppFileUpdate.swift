package import CatalogFiles
internal import FileWriting
package import SourceText
package import StringFormats

/// An app's file with the catalogue's units, not written yet.
package struct AppFileUpdate: Sendable {
  package let file: SourceFile
  /// The identifier of the file's format.
  package let format: String
  package let updated: UpdatedFile
  /// The texts in the file that are not imported yet and would be lost.
  package let unimported: [UnimportedText]

  /// Updates a file.
  ///
  /// - Parameter tables: those to write.
  /// - Throws: ``StringTableError`` if the file cannot be read.
  init(
    _ file: AppFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) {
    self.file = file.target.file
    format = file.format
    updated = try file.target.format.update(file.target.file, with: tables, options: options, context: context)
    unimported = UnimportedText.all(in: file.read, before: tables)
  }

  /// Writes the file if it changes.
  package func write() throws(FileError) {
    guard isChange else { return }
    try DiskFiles().write(updated.bytes, to: file.path, isDurable: false, followsLinks: true)
  }
}
