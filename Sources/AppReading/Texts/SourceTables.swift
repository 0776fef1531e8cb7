internal import CatalogModel
internal import StringFormats

/// The files with an app's source texts.
enum SourceTables {
  /// Chooses among files that may have source texts (``StringFormats/AppTablePath/mayHaveTexts(in:)``).
  ///
  /// A file of exactly the source locale takes precedence over the table's files of its regions. Of PO files, which all
  /// have the same source texts, one is enough.
  static func chosen(among paths: [String]) -> [String] {
    var tables: [String: [(path: String, locale: LanguageTag?)]] = [:]
    for path in paths.sorted() {
      guard let table = AppTablePath(path, source: AppTexts.sourceLocale) else { continue }
      tables[table.table, default: []].append((path, table.locale))
    }
    return tables.values.flatMap { files in
      let exact = files.filter { $0.locale == nil || $0.locale == AppTexts.sourceLocale }
      guard exact.isEmpty else { return exact.map(\.path) }
      let regional = files.first { $0.locale?.language == AppTexts.sourceLocale.language }
      return [(regional ?? files.first)?.path].compactMap(\.self)
    }.sorted()
  }
}
