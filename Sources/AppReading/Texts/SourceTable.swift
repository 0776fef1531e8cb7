package import CatalogModel
internal import StringFormats

/// A file with source texts of an app.
package struct SourceTable: Sendable {
  package let path: String
  /// The language of the source texts, unless the file declares another.
  package let language: LanguageTag

  /// Chooses the files with source texts among string tables.
  ///
  /// The language is English, or the language of most files in a format that has no English ones: an app for two platforms may
  /// have German alone on one of them.
  static func chosen(among paths: [String]) -> [SourceTable] {
    let formats = Dictionary(grouping: paths) { AppTablePath($0, source: .english)?.formatIdentifier ?? "" }
    return formats.values.flatMap { paths in
      let language = language(of: paths)
      return chosen(among: paths, in: language).map { SourceTable(path: $0, language: language) }
    }.sorted { $0.path < $1.path }
  }

  private static func language(of paths: [String]) -> LanguageTag {
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
  private static func chosen(among paths: [String], in source: LanguageTag) -> [String] {
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
    }
  }
}
