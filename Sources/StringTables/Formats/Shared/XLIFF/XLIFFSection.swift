internal import CatalogFiles
internal import CatalogModel

/// What all XLIFF files have in common on their way in.
enum XLIFFSection {
  /// - Throws: ``StringTableError`` where the outermost element is another one, or of another version.
  static func checkRoot(of tree: XMLTree, version: String, path: String) throws(StringTableError) {
    let root = tree.root
    guard root.isNamed("xliff") else {
      throw StringTableError("the file is no XLIFF; its outermost element is '<\(root.name)>'", at: root.place)
    }
    let found = root["version"] ?? ""
    guard found.hasPrefix(version.prefix(2)) else {
      throw StringTableError(
        "the file is XLIFF '\(found)', not \(version); name its format with --format", at: root.place)
    }
  }

  /// The target locale: the one that the command line names, else the one that the file does.
  static func locale(
    _ tag: String?, at place: UnitPlace, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    if let locale = context.locale { return locale }
    guard let tag else {
      throw StringTableError("the file names no target language; name it with --locale", at: place)
    }
    // Some tools write underscores.
    if let locale = LanguageTag(String(tag.map { $0 == "_" ? "-" : $0 })) { return locale }
    throw StringTableError("'\(tag)' is no language tag; name the locale with --locale", at: place)
  }
}
