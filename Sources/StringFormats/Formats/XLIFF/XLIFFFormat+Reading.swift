internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFFFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let root = try file.xml().root
    try checkVersion(of: root)
    var tables: [ReadTables] = []
    if dialect == .version21 { tables.append(ReadTables([], [], locale: try dialect.locale(of: root, context))) }
    for section in root.children("file") {
      if dialect == .version12, XLIFFOfPO.isConverted(section) {
        tables.append(try XLIFFOfPO.read(section, of: root.tree.file, context))
      } else {
        let locale = try dialect.locale(of: dialect == .version21 ? root : section, context)
        tables.append(XLIFFReader(section, in: dialect, locale: locale, context: context).tables)
      }
    }
    let joined = ReadTables(joining: tables)
    return dialect == .xcode ? joined : joined.markingTwins(in: context)
  }

  /// - Throws: ``StringTableError`` if the outermost element or its version is another one.
  private func checkVersion(of root: XMLTreeElement) throws(StringTableError) {
    guard root.isNamed("xliff") else {
      throw StringTableError("the file is not XLIFF; its outermost element is '<\(root.name)>'", at: root.place)
    }
    let found = root["version"] ?? ""
    guard found.hasPrefix(dialect.version.prefix(2)) else {
      throw StringTableError(
        "the file is XLIFF '\(found)', not \(dialect.version); name its format with --format", at: root.place)
    }
  }
}

extension XLIFFDialect {
  /// The target locale that a `<file>` (1.2) or the root (2.1) states, else that of the command line.
  func locale(of element: XMLTreeElement, _ context: ReadContext) throws(StringTableError) -> LanguageTag {
    let tag = element[targetLanguage]
    let place = element.place(of: targetLanguage) ?? element.place
    let named = context.named(SourceFile(path: place.path, bytes: []), XLIFFFormat(self).description)
    if context.locale != nil || tag.flatMap(context.statedLocale) != nil,
      let locale = try context.fileLocale(stated: tag, at: place, named: named)
    {
      return locale
    }
    // Symfony and Angular take the locale from the path.
    if tag == nil, let named, let locale = try context.fileLocale(stated: nil, at: place, named: named),
      locale != context.sourceLocale
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
