package import StringTables

/// The whole published tree with the configuration of web servers, without the compressed forms of its files.
package struct Site: Sendable {
  /// Sorted by path; each path once.
  package let files: [SiteFile]

  /// - Throws: ``StringTableError`` if two texts or locales would have one name in a string table.
  package init(_ input: SiteInput) throws(StringTableError) {
    var files: [SiteFile] = []
    try Self.makeFiles(input) { files.append($0) }
    self.files = (files + ServerConfiguration().files).sorted { $0.path < $1.path }
  }

  /// Makes the files that are answered to clients one part after the other, so that a caller that does not keep them never has all in memory.
  ///
  /// - Parameter take: gets each file once, in no order.
  /// - Throws: ``StringTableError`` as the initializer does.
  package static func makeFiles(_ input: SiteInput, _ take: (SiteFile) -> Void) throws(StringTableError) {
    let tables = SiteTables(input.source)
    for identifier in SiteTables.downloads { try tables.download(identifier).forEach(take) }
    let translations = try tables.i18Next()
    translations.forEach(take)
    take(WeblateManifest(translations).file)
    Bundles(input.generated).files.forEach(take)
    Iconify.files(of: input).forEach(take)
    Pages(input).files.forEach(take)
  }
}
