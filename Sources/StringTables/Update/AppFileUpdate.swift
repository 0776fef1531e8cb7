package import CatalogModel
package import SourceText

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
  /// - Parameters:
  ///   - locales: the locales to write; empty for those that the file names.
  ///   - declared: the catalogue's locales.
  ///   - context: the catalogue's units, and the source texts from another file.
  ///   - tables: builds the table of a locale.
  /// - Throws: ``StringTableError`` if the file cannot be read, and the errors of `tables`.
  package init(
    _ file: SourceFile, as format: any UpdatableFormat, locales: [LanguageTag], declared: [LanguageTag],
    options: FormatOptions, context: ReadContext, tables: (LanguageTag) throws -> StringTable
  ) throws {
    let isOneFile = format.description.layout == .oneFile
    let context = isOneFile ? context : locales.first.map(context.naming) ?? context
    let read = try format.read(file, context: context).sourced(by: context, format.description)
    // A string catalog may have locales that the catalogue does not; for a file of one locale that is an error.
    let named = read.tables.map(\.locale).filter { !isOneFile || declared.contains($0) }
    var found: [StringTable] = []
    for locale in locales.isEmpty ? named : isOneFile ? locales : [locales[0]] { found.append(try tables(locale)) }
    self.file = file
    self.format = format.description.identifier
    updated = try format.update(file, with: found, options: options, context: context)
    unimported = UnimportedText.all(in: read, before: found)
  }
}
