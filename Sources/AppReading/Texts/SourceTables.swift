internal import CatalogModel
internal import StringFormats

/// The files with an app's source texts.
enum SourceTables {
  /// The language of an app's source texts: English, or if no file has any the language of most files.
  static func language(of paths: [String]) -> LanguageTag {
    let tables = paths.compactMap { AppTablePath($0, source: .english) }
    guard !tables.contains(where: { $0.mayHaveTexts(in: .english) }) else { return .english }
    let counts = tables.reduce(into: [LanguageTag: Int]()) { counts, table in
      if let locale = table.locale, locale.namesLanguage { counts[locale, default: 0] += 1 }
    }
    return counts.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key ?? .english
  }

  /// Chooses among files that may have source texts (``StringFormats/AppTablePath/mayHaveTexts(in:)``).
  ///
  /// A file of exactly the source locale takes precedence over the table's files of its regions. Of PO files, which all
  /// have the same source texts, one is enough.
  static func chosen(among paths: [String], in source: LanguageTag) -> [String] {
    var tables: [String: [(path: String, locale: LanguageTag?)]] = [:]
    for path in paths.sorted() {
      guard let table = AppTablePath(path, source: source), table.mayHaveTexts(in: source) else { continue }
      tables[table.table, default: []].append((path, table.locale))
    }
    return tables.values.flatMap { files in
      let exact = files.filter { $0.locale == nil || $0.locale == source }
      guard exact.isEmpty else { return exact.map(\.path) }
      let regional = files.first { $0.locale?.language == source.language }
      return [(regional ?? files.first)?.path].compactMap(\.self)
    }.sorted()
  }
}
