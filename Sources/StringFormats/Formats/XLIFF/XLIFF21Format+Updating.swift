internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFF21Format: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let tree = try file.xml()
    try tree.requireUnicode()
    guard XLIFFUpdate.isLanguage(tree.root["srcLang"], of: update.table.sourceLocale) else {
      throw StringTableError(
        "the file's source texts are in '\(tree.root["srcLang"] ?? "")', the catalogue's in '\(update.table.sourceLocale)'",
        path: file.path)
    }
    var updater = XLIFF21Updater(tree, table: update.table, context: context)
    for change in update.changes {
      updater.apply(change, by: try own(of: [change.unit], in: update.table, options, context))
    }
    if !update.absent.isEmpty {
      try updater.add(update.absent, of: try own(of: update.absent, in: update.table, options, context))
    }
    updater.finish()
    updater.updated.bytes = updater.splices.bytes(of: tree.file, as: file)
    return updater.updated
  }

  /// The export of some units.
  private func own(
    of units: [StringUnit], in table: StringTable, _ options: FormatOptions, _ context: ReadContext
  ) throws(StringTableError) -> XLIFF21Updater.Export {
    try XLIFF21Updater.Export(of: units, in: table, as: self, options: options, context: context)
  }
}

/// Collects the changes of one file.
struct XLIFF21Updater {
  typealias Export = XLIFFExport<XLIFF21Reader>

  let tree: XMLTree
  let table: StringTable
  var splices = FileSplices()
  var updated = UpdatedFile()
  /// The elements of the catalogue's units.
  private var entries: [UnitKey: XLIFF21Reader.Entry] = [:]
  /// The place for new units; nil if no `<file>` takes them.
  private var place: XLIFFUpdate.Place?

  init(_ tree: XMLTree, table: StringTable, context: ReadContext) {
    self.tree = tree
    self.table = table
    var own: XLIFFUpdate.Place?
    var beside: XLIFFUpdate.Place?
    var known = Set<UnitKey>()
    for section in tree.root.children("file") {
      let reader = XLIFF21Reader(section, locale: table.targetLocale, context: context)
      if own == nil, section["original"] == table.catalogue {
        own = XLIFFUpdate.Place(parent: section, outer: tree.root)
      }
      entries.merge(reader.entries) { first, _ in first }
      for unit in reader.units where unit.isOurs(in: context) {
        guard let entry = reader.entries[unit.key] else { continue }
        if known.insert(unit.key).inserted { entries[unit.key] = entry }
        guard beside == nil, let parent = entry.parents.last else { continue }
        beside = XLIFFUpdate.Place(parent: parent, outer: entry.parents.dropLast().last ?? tree.root)
      }
    }
    place = own ?? beside
  }

  // MARK: Changed units

  mutating func apply(_ change: TableUpdate.Change, by own: Export) {
    let unit = change.unit
    updated.losses += own.losses
    guard let entry = entries[unit.key], let our = own[unit.key]?.element else { return }
    let their = entry.element
    guard XLIFFUpdate.isTranslatable(their, in: entry.parents) else {
      return updated.leave(unit, in: table.targetLocale, "the file marks it as not translatable")
    }
    let parts = their.children.filter { $0.isNamed("segment") || $0.isNamed("ignorable") }
    guard parts.count == 1, let segment = parts.first, segment.isNamed("segment") else {
      return updated.leave(
        unit, in: table.targetLocale, "the file's entry at \(their.place) is not changed: a tool split it into segments"
      )
    }
    let theirs = try? XLIFF21Inline(unit: their).target()
    guard unit.mayReplace(entryWithoutText: theirs?.isEmpty ?? false) else { return }
    let before = splices.count
    replace(segment, of: entry, by: our, theirs ?? "", change)
    if change.hasBase { replaceNotes(of: their, change) }
    if splices.count > before { updated.changed += 1 }
  }

  // MARK: New units

  /// - Throws: ``StringTableError`` if the file uses a prefix of an export for something else.
  mutating func add(_ units: [StringUnit], of own: Export) throws(StringTableError) {
    updated.losses += own.losses
    let written = units.filter { own[$0.key] != nil }
    guard !written.isEmpty, let section = own.section else { return }
    updated.added += written.count
    let bytes: [UInt8]
    if let place {
      let layout = XMLLayout(inside: place.parent, of: place.outer)
      bytes = section.children("unit").flatMap { layout.bytes(of: $0) }
      splices.append(bytes, to: place.parent)
    } else {
      let identifiers = Set(tree.root.children("file").compactMap { $0["id"] })
      var free = XLIFF21Format.fileIdentifier
      while identifiers.contains(free) { free += "-2" }
      var all = XMLLayout(inside: tree.root, of: nil).bytes(of: section)
      let name = Array("id=\"\(XLIFF21Format.fileIdentifier)\"".utf8)
      if let range = all.firstRange(of: name) { all.replaceSubrange(range, with: "id=\"\(free)\"".utf8) }
      bytes = all
      splices.append(bytes, to: tree.root)
    }
    try declare("mda", XLIFF21Format.Namespace.metadata, in: bytes)
    try declare("slr", XLIFF21Format.Namespace.size, in: bytes)
  }

  /// Declares a prefix that new elements use, if the file does not.
  private mutating func declare(
    _ prefix: String, _ namespace: String, in bytes: [UInt8]
  ) throws(StringTableError) {
    guard bytes.firstRange(of: Array("\(prefix):".utf8)) != nil else { return }
    let root = tree.root
    guard let declared = root.declaredNamespace(of: prefix) else {
      return splices.insert(" xmlns:\(prefix)=\"\(namespace)\"".utf8, at: root.nameEnd)
    }
    guard declared == namespace else {
      throw StringTableError("the file uses the prefix '\(prefix)' for another namespace; rename it", at: root.place)
    }
  }

  /// Names the target language, which a file with translations must.
  mutating func finish() {
    guard splices.count > 0, tree.root["trgLang"] == nil else { return }
    splices.set("trgLang", to: table.targetLocale.identifier, of: tree.root, behind: ["srcLang"])
  }
}
