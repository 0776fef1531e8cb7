internal import CatalogFiles
internal import CatalogModel
internal import StringTables

/// The string tables of all locales, for downloading and for clients that load them.
struct SiteTables {
  private let source: CatalogSource

  init(_ source: CatalogSource) { self.source = source }

  /// The formats to download: two for translators, and what each of the platforms reads.
  static let downloads = ["android", "csv", "xcstrings", "xliff-2.1"]

  /// `tables/<format>/…`, with the names that `catalog export` gives.
  ///
  /// - Throws: ``StringTableError`` if two texts or locales would have one name.
  func download(_ identifier: String) throws(StringTableError) -> [SiteFile] {
    try export(identifier, identifier == "android" ? [("notes", "none")] : []).map {
      SiteFile(path: "tables/\(identifier)/\($0.path)", bytes: $0.bytes)
    }
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
