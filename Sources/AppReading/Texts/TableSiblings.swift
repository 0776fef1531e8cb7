internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The files of string tables in other languages.
struct TableSiblings {
  private var files: TableFiles

  init(files: any FileTree) { self.files = TableFiles(in: files) }

  /// Returns whether a table has a file in another language, too.
  mutating func hasTranslation(of path: String, in table: AppTablePath, source: LanguageTag) -> Bool {
    files.siblings(of: path, in: table).contains { locale in
      locale.namesLanguage && locale.language != source.language
    }
  }
}
