internal import CatalogModel
internal import SourceText
internal import TextFormats

/// Common parts of reading all XLIFF variants.
enum XLIFFSection {
  /// - Throws: ``StringTableError`` if the outermost element or its version is another one.
  static func checkRoot(of tree: XMLTree, version: String, path: String) throws(StringTableError) {
    let root = tree.root
    guard root.isNamed("xliff") else {
      throw StringTableError("the file is not XLIFF; its outermost element is '<\(root.name)>'", at: root.place)
    }
    let found = root["version"] ?? ""
    guard found.hasPrefix(version.prefix(2)) else {
      throw StringTableError(
        "the file is XLIFF '\(found)', not \(version); name its format with --format", at: root.place)
    }
  }

  /// The target locale of an attribute, else of the command line.
  static func locale(
    of element: XMLTreeElement, _ attribute: String, _ context: ReadContext
  ) throws(StringTableError) -> LanguageTag {
    let tag = element[attribute]
    let place = element.place(of: attribute) ?? element.place
    // The name states no locale, but may reveal a wrong '--locale'.
    let file = SourceFile(path: place.path, bytes: [])
    let named = context.locale == nil ? nil : context.locale(ofStem: file)
    if let locale = try context.fileLocale(stated: tag, at: place, named: named) { return locale }
    guard let tag else {
      throw StringTableError("the file names no target language; name it with --locale", at: element.place)
    }
    throw StringTableError("'\(tag)' is not a language tag; name the locale with --locale", at: element.place)
  }
}
