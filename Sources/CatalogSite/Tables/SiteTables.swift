internal import CatalogFiles
internal import CatalogModel
internal import StringFormats
internal import StringTables

/// The string tables of all locales, for downloads and for clients that load them.
struct SiteTables: Sendable {
  private let source: CatalogSource
  /// Builds the tables for translators, one for each locale.
  private let builder: LazyValue<TableBuilder>

  init(_ source: CatalogSource) {
    self.source = source
    builder = LazyValue { () throws(SiteError) in try Self.builder(source) }
  }

  /// The tables to download, in two formats for translators and two for platforms; and those of i18next.
  var parts: [SitePart] {
    let locales = source.manifest.locales
    // A platform's file depends on the files of other locales; translators' files do not.
    return [
      download(AndroidFormat(), [("notes", "none")], of: locales), download(XCStringsFormat(), of: locales), i18Next,
    ]
      + locales.map(forTranslators)
  }

  /// The table of a locale in both formats for translators.
  private func forTranslators(_ locale: LanguageTag) -> SitePart {
    let formats: [any NamedFileFormat] = [CSVFormat(), XLIFFFormat(.version21)]
    let paths = formats.flatMap { format in
      self.paths(of: [locale], in: format).map { Self.path($0, in: format) }
    }
    return SitePart(paths) { () throws(SiteError) in
      let builder = try builder.value
      do throws(StringTableError) {
        let tables = try builder.tables(for: [locale])
        var files: [SiteFile] = []
        for format in formats {
          for file in try write(tables, in: format, []) {
            files.append(SiteFile(path: Self.path(file.path, in: format), bytes: file.bytes))
          }
        }
        return files
      } catch {
        throw SiteError(error)
      }
    }
  }

  private static func path(_ path: String, in format: any NamedFileFormat) -> String {
    "tables/\(format.description.identifier)/\(path)"
  }

  /// `tables/<format>/…`, with the file names of `catalog export`.
  private func download(
    _ format: any NamedFileFormat, _ options: [(String, String)] = [], of locales: [LanguageTag]
  ) -> SitePart {
    SitePart(paths(of: locales, in: format).map { Self.path($0, in: format) }) { () throws(SiteError) in
      try export(locales, to: format, options).map {
        SiteFile(path: Self.path($0.path, in: format), bytes: $0.bytes)
      }
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
      let builder = try TableBuilder(source, includesEveryShort: description.fallback != nil)
      let resolution = description.fallback.map { TextResolution.asNeeded($0) } ?? .own
      return try write(builder.tables(for: locales, resolving: resolution), in: format, options)
    } catch {
      throw SiteError(error)
    }
  }

  private func write(
    _ tables: [StringTable], in format: any StringTableFormat, _ options: [(String, String)]
  ) throws(StringTableError) -> [ExportedFile] {
    let keys = try KeyNamings(source).naming(in: format.description)
    let chosen = try FormatOptions(
      options.map { (name: $0.0, value: $0.1) }, of: format.description, keys: keys)
    return try format.write(tables, options: chosen).files
  }

  private static func builder(_ source: CatalogSource) throws(SiteError) -> TableBuilder {
    do throws(StringTableError) { return try TableBuilder(source) } catch { throw SiteError(error) }
  }
}
