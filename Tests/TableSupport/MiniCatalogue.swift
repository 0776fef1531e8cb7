package import CatalogFiles
import CatalogModel
import SourceText
package import StringFormats
package import StringTables

/// A catalogue in memory with German, Polish and Brazilian texts, and files that are imported into it.
package struct MiniCatalogue {
  package let source: CatalogSource

  package init() throws { source = try CatalogReader(files: MemoryFiles(Self.files)).read("Mini") }

  private static let files = [
    "Mini/catalog.json": """
    { "formatVersion": 1, "name": "Mini", "sourceLocale": "en", "locales": ["en", "de", "pl", "pt", "pt-BR"], "iconSets": [] }
    """,
    "Mini/purposes.json": """
    {
      "greet": { "role": "act", "description": "Sends a greeting.", "messages": { "title": {} } },
      "pack-box": {
        "role": "act", "description": "Puts the goods into a box.", "formerly": ["wrap-goods"],
        "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
      }
    }
    """,
    "Mini/titles/en.json": """
    { "greet": "Greet", "pack-box": { "title": "Pack Box", "counted": "{count, plural, one {Pack # box} other {Pack # boxes}}" } }
    """,
    "Mini/titles/de.json": #"{ "greet": "Grüßen" }"#,
    "Mini/titles/pl.json": "{}",
    "Mini/titles/pt.json": #"{ "greet": "Saudar" }"#,
    "Mini/titles/pt-BR.json": "{}",
  ]

  /// The files with their source texts, as an import reads them.
  ///
  /// - Parameter others: further files of the project; nil for none.
  package func read(_ files: [String: String], _ format: String, beside others: [String: String]? = nil) throws
    -> ReadTables
  {
    let sent = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
    let format = try AllFormats.format(format)
    var reader = TableReader(
      ReadContext(source), namings: KeyNamings(source),
      siblings: SiblingSources(in: MemoryFiles(others ?? files), named: sent))
    return ReadTables(joining: try reader.read(sent.map { ($0, format) }).map { try $0.tables.get() })
  }

  /// The outcome of each unit.
  package func merged(_ files: [String: String], _ format: String) throws -> [ImportReport.Entry] {
    CatalogMerge(source, policy: MergePolicy()).merge(try read(files, format)).map(\.entry)
  }

  /// An export of one locale, with the changes of a translator.
  package func exported(_ format: String, _ locale: String, changes: [(String, String)] = []) throws -> [String: String]
  {
    let format = try AllFormats.format(format)
    let tables = try TableBuilder(source).tables(for: [LanguageTag(locale) ?? .english], resolving: .own)
    let files = try format.export(tables, options: FormatOptions()).files
    return Dictionary(
      uniqueKeysWithValues: files.map { file in
        let text = String(decoding: file.bytes, as: UTF8.self)
        return (file.path, changes.reduce(text) { $0.replacing($1.0, with: $1.1) })
      })
  }
}
