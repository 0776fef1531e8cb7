package import StringTables

/// The whole published tree, without the compressed forms of its files.
package struct Site: Sendable {
  /// Sorted by path; each path once.
  package let files: [SiteFile]

  /// - Throws: ``StringTableError`` if two texts or locales would have one name in a string table.
  package init(_ input: SiteInput) throws(StringTableError) {
    let tables = SiteTables(input.source)
    let translations = try tables.i18Next()
    var files = Bundles(input.generated).files + translations
    files.append(WeblateManifest(translations).file)
    files += try tables.downloads()
    files += Iconify(input).files + Pages(input).files + ServerConfiguration().files
    self.files = files.sorted { $0.path < $1.path }
  }
}
