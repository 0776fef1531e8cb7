internal import CatalogFiles
internal import CatalogModel
internal import StringFormats

/// The files of string tables in other languages.
struct TableSiblings {
  private let files: any FileTree
  /// The names in folders that were looked into.
  private var names: [String: Set<String>] = [:]

  init(files: any FileTree) { self.files = files }

  /// Returns whether a table has a file in another language, too.
  mutating func hasTranslation(of path: String, in table: AppTablePath, source: LanguageTag) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    let pattern = table.table.split(separator: "/")
    guard let index = pattern.firstIndex(where: { $0.contains("*") }), index < parts.count else { return false }
    let root = path.hasPrefix("/") ? "/" : ""
    let parent = root + parts[..<index].joined(separator: "/")
    for name in entries(of: parent).sorted() {
      let other = ([Path.join(parent, name)] + parts[(index + 1)...]).joined(separator: "/")
      guard let found = AppTablePath(other, source: source), found.table == table.table,
        let locale = found.locale, locale.namesLanguage, locale.language != source.language
      else { continue }
      if isFile(other) { return true }
    }
    return false
  }

  private mutating func isFile(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    return parts.last.map { entries(of: folder).contains(String($0)) } ?? false
  }

  private mutating func entries(of folder: String) -> Set<String> {
    if let known = names[folder] { return known }
    let found = Set((try? files.entries(of: folder.isEmpty ? "." : folder)) ?? [])
    names[folder] = found
    return found
  }
}
