internal import CatalogModel
internal import SourceText
internal import TextFormats

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

  /// The target locale: the one that an attribute names, or where it names none, the command line.
  static func locale(
    of element: XMLTreeElement, _ attribute: String, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let tag = element[attribute]
    let place = element.place(of: attribute) ?? element.place
    // The name is no statement, but may show that '--locale' is a slip.
    let file = SourceFile(path: place.path, bytes: [])
    let named = context.locale == nil ? nil : context.locale(ofStem: file)
    if let locale = try context.fileLocale(stated: tag, at: place, named: named) { return locale }
    guard let tag else {
      throw StringTableError("the file names no target language; name it with --locale", at: element.place)
    }
    throw StringTableError("'\(tag)' is no language tag; name the locale with --locale", at: element.place)
  }
}
