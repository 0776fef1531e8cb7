internal import CatalogFiles
internal import CatalogModel
internal import StringFormats
internal import StringTables

/// The string tables of all locales, for downloads and for clients that load them.
struct SiteTables: Sendable {
  private let source: CatalogSource

  init(_ source: CatalogSource) { self.source = source }

  /// The tables to download, in two formats for translators and two for platforms; and those of i18next.
  var parts: [SitePart] {
    let locales = source.manifest.locales
    // A platform's file depends on the files of other locales; translators' files do not.
    return [
      download(AndroidFormat(), [("notes", "none")], of: locales), download(XCStringsFormat(), of: locales), i18Next,
    ]
      + locales.flatMap { [download(CSVFormat(), of: [$0]), download(XLIFF21Format(), of: [$0])] }
  }

  /// `tables/<format>/…`, with the file names of `catalog export`.
  private func download(
    _ format: any NamedFileFormat, _ options: [(String, String)] = [], of locales: [LanguageTag]
  ) -> SitePart {
    let folder = "tables/\(format.description.identifier)"
    return SitePart(paths(of: locales, in: format).map { "\(folder)/\($0)" }) { () throws(SiteError) in
      try export(locales, to: format, options).map { SiteFile(path: "\(folder)/\($0.path)", bytes: $0.bytes) }
    }
  }

  /// The files that i18next's backends load: `locales/{{lng}}/{{ns}}.json`. The namespaces are `translation`, which is
  /// i18next's default, and the catalogue's name, for apps with their own texts (i18next-http-backend, `loadPath`). The
  /// manifest is for clients of Weblate's CDN.
  private var i18Next: SitePart {
    let format = I18NextFormat()
    let namespaces = Set(["translation", SiteName(source.manifest.name).fileName]).sorted()
    let paths: @Sendable (String) -> [String] = { file in
      let locale = file.split(separator: ".").first ?? ""
      return namespaces.map { "locales/\(locale)/\($0).json" }
    }
    let locales = source.manifest.locales
    return SitePart(self.paths(of: locales, in: format).flatMap(paths) + [WeblateManifest.path]) {
      () throws(SiteError) in
      let files = try export(locales, to: format, [("meta", "no")]).flatMap { file in
        paths(file.path).map { SiteFile(path: $0, bytes: file.bytes) }
      }
      return files + [WeblateManifest(files).file]
    }
  }

  private func paths(of locales: [LanguageTag], in format: any NamedFileFormat) -> [String] {
    Set(locales.map { format.path(of: $0, source: source.manifest.sourceLocale) }).sorted()
  }

  /// - Throws: ``SiteError`` if two texts or locales would have the same name.
  private func export(
    _ locales: [LanguageTag], to format: any StringTableFormat, _ options: [(String, String)]
  ) throws(SiteError) -> [ExportedFile] {
    do throws(StringTableError) {
      let description = format.description
      let chosen = try FormatOptions(
        options.map { (name: $0.0, value: $0.1) }, of: description, keys: try KeyNamings(source).naming(in: description)
      )
      let builder = try TableBuilder(source, includesEveryShort: description.fallback != nil)
      let resolution = description.fallback.map { TextResolution.asNeeded($0) } ?? .own
      let tables = try builder.tables(for: locales, resolving: resolution)
      return try format.write(tables, options: chosen).files
    } catch {
      throw SiteError(error)
    }
  }
}
