internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFFFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let tree = try file.xml()
    try tree.requireUnicode()
    func own(_ units: [StringUnit]) throws(StringTableError) -> XLIFFExport {
      try XLIFFExport(of: units, in: update.table, as: self, options: options, context: context)
    }
    if dialect == .xcode {
      var updater = XcodeUpdater(tree, own: try own(update.rest.units), context: context)
      try updater.apply(update, path: file.path)
      updater.updated.bytes = updater.splices.bytes(of: tree.file, as: file)
      return updater.updated
    }
    try checkUpdatable(tree.root, with: update.table, path: file.path)
    var updater = XLIFFUpdater(tree, in: dialect, table: update.table, context: context)
    for change in update.changes { updater.apply(change, by: try own([change.unit])) }
    if !update.absent.isEmpty { try updater.add(update.absent, of: try own(update.absent)) }
    if dialect == .version21, updater.splices.count > 0, tree.root["trgLang"] == nil {
      // A file with translations must name their language.
      updater.splices.set("trgLang", to: update.table.targetLocale.identifier, of: tree.root, behind: ["srcLang"])
    }
    updater.updated.bytes = updater.splices.bytes(of: tree.file, as: file)
    return updater.updated
  }

  /// - Throws: ``StringTableError`` for a file whose units are not the catalogue's.
  private func checkUpdatable(
    _ root: XMLTreeElement, with table: StringTable, path: String
  ) throws(StringTableError) {
    if dialect == .version12, root.children("file").contains(where: XLIFFOfPO.isConverted) {
      throw StringTableError("a converter made the file from a PO file; update that one", path: path)
    }
    if dialect == .version21, !table.sourceLocale.isLanguage(root["srcLang"]) {
      throw StringTableError(
        "the file's source texts are in '\(root["srcLang"] ?? "")', the catalogue's in '\(table.sourceLocale)'",
        path: path)
    }
  }
}

extension LanguageTag {
  /// Returns whether an attribute names the language of the catalogue's source texts; true without one.
  func isLanguage(_ tag: String?) -> Bool {
    guard let tag = tag.flatMap({ LanguageTag(localeIdentifier: $0) }) else { return true }
    return tag.language == language
  }
}

/// An export of some units, from which an update takes elements.
struct XLIFFExport {
  /// The `<file>`; nil if no unit could be written.
  let section: XMLTreeElement?
  /// The entries of the units that could be written.
  let entries: [UnitKey: [XLIFFEntry]]
  let losses: [Loss]

  init(
    of units: [StringUnit], in table: StringTable, as format: XLIFFFormat, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) {
    var some = table
    some.units = units
    let written = try format.write(some, options: options)
    section = try SourceFile(path: "", bytes: written.files.first?.bytes ?? []).xml().root.child("file")
    losses = written.losses
    entries =
      section.map {
        XLIFFReader($0, in: format.dialect, locale: table.targetLocale, context: context).entries
      } ?? [:]
  }
}
