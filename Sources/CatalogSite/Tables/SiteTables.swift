internal import CatalogFiles
internal import CatalogModel
internal import StringTables

/// The string tables of all locales, for downloading and for clients that load them.
struct SiteTables {
  private let source: CatalogSource

  init(_ source: CatalogSource) { self.source = source }

  /// The formats to download: two for translators, and what each of the platforms reads.
  private static let formats: [(identifier: String, options: [(String, String)])] = [
    ("android", [("notes", "none")]), ("csv", []), ("xcstrings", []), ("xliff-2.1", []),
  ]

  /// `tables/<format>/…`, with the names that `catalog export` gives.
  ///
  /// - Throws: ``StringTableError`` if two texts or locales would have one name.
  func downloads() throws(StringTableError) -> [SiteFile] {
    var files: [SiteFile] = []
    for (identifier, options) in Self.formats {
      let exported = try export(identifier, options)
      files += exported.map { SiteFile(path: "tables/\(identifier)/\($0.path)", bytes: $0.bytes) }
    }
    return files
  }

  /// What i18next's backends load: `locales/{{lng}}/{{ns}}.json`, with the namespaces `translation`, which is i18next's default,
  /// and the catalogue's own name, for an app that has texts of its own (i18next-http-backend, `loadPath`).
  ///
  /// - Throws: ``StringTableError`` if two texts would have one key.
  func i18Next() throws(StringTableError) -> [SiteFile] {
    let namespaces = Set(["translation", SiteName(source.manifest.name).fileName]).sorted()
    return try export("i18next", [("meta", "no")]).flatMap { file in
      let locale = file.path.split(separator: ".").first ?? ""
      return namespaces.map { SiteFile(path: "locales/\(locale)/\($0).json", bytes: file.bytes) }
    }
  }

  private func export(_ identifier: String, _ options: [(String, String)]) throws(StringTableError) -> [ExportedFile] {
    let format = try AllFormats.format(identifier)
    let description = format.description
    let chosen = try FormatOptions(
      options.map { (name: $0.0, value: $0.1) }, of: description, keys: try KeyNamings(source).naming(in: description))
    let builder = try TableBuilder(source, includesEveryShort: description.fallback != nil)
    let resolution = description.fallback.map { TextResolution.asNeeded($0) } ?? .own
    let tables = try builder.tables(for: source.manifest.locales, resolving: resolution)
    return try format.write(tables, options: chosen).files
  }
}
