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
    // The name alone states no locale, but may contradict the one of the file or '--locale'.
    let file = SourceFile(path: place.path, bytes: [])
    let named = context.likeliest(
      context.locale(ofStem: file), context.locale(endingStem: file), context.locale(endingStem: file, after: "."))
    if context.locale != nil || tag.flatMap({ LanguageTag(localeIdentifier: $0) })?.namesLanguage == true,
      let locale = try context.fileLocale(stated: tag, at: place, named: named)
    {
      return locale
    }
    guard let tag else {
      throw StringTableError(
        "the file names no target language; name it with --locale", at: element.place, .unknownLocale)
    }
    throw StringTableError(
      "'\(tag)' names no language; name the locale with --locale", at: element.place, .unknownLocale)
  }
}
