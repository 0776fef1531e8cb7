internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFF12Format: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let tree = try file.xml()
    try tree.requireUnicode()
    guard !tree.root.children("file").contains(where: XLIFFOfPO.isConverted) else {
      throw StringTableError("a converter made the file from a PO file; update that one", path: file.path)
    }
    var updater = XLIFF12Updater(tree, table: update.table, context: context)
    for change in update.changes {
      updater.apply(change, by: try own(of: [change.unit], in: update.table, options, context))
    }
    if !update.absent.isEmpty {
      updater.add(update.absent, of: try own(of: update.absent, in: update.table, options, context))
    }
    updater.updated.bytes = updater.splices.bytes(of: tree.file, as: file)
    return updater.updated
  }

  /// The export of some units.
  private func own(
    of units: [StringUnit], in table: StringTable, _ options: FormatOptions, _ context: ReadContext
  ) throws(StringTableError) -> XLIFF12Updater.Export {
    try XLIFF12Updater.Export(of: units, in: table, as: self, options: options, context: context)
  }
}

/// Collects the changes of one file.
struct XLIFF12Updater {
  typealias Export = XLIFFExport<XLIFF12Reader>

  let tree: XMLTree
  let table: StringTable
  var splices = FileSplices()
  var updated = UpdatedFile()
  /// The entries of the catalogue's units.
  private var entries: [UnitKey: [XLIFF12Reader.Entry]] = [:]
  /// The place for new units; nil if no `<file>` takes them.
  private var place: XLIFFUpdate.Place?

  init(_ tree: XMLTree, table: StringTable, context: ReadContext) {
    self.tree = tree
    self.table = table
    var own: XLIFFUpdate.Place?
    var beside: XLIFFUpdate.Place?
    // The keys whose entries are known to be the catalogue's.
    var known = Set<UnitKey>()
    for section in tree.root.children("file") {
      var reader = XLIFF12Reader(section, locale: table.targetLocale, context: context)
      let isExport = section["original"] == table.catalogue
      let isSource = XLIFFUpdate.isLanguage(section["source-language"], of: table.sourceLocale)
      if own == nil, isExport, isSource, let body = section.child("body") {
        own = XLIFFUpdate.Place(parent: body, outer: section)
      }
      let units = ReadTables(reader.units(), [], locale: table.targetLocale)
        .exported(from: XLIFF12Format.isExport(section) ? section["original"] : nil)
      for unit in units.tables.flatMap(\.units) {
        guard let found = reader.entries[unit.key] else { continue }
        let isOurs = unit.isOurs(in: context)
        if entries[unit.key] == nil || (isOurs && !known.contains(unit.key)) { entries[unit.key] = found }
        guard isOurs else { continue }
        known.insert(unit.key)
        if isSource, beside == nil { beside = found.last?.place(in: section) }
      }
    }
    place = own ?? beside
  }

  // MARK: Changed units

  mutating func apply(_ change: TableUpdate.Change, by own: Export) {
    let unit = change.unit
    updated.losses += own.losses
    let our = own[unit.key] ?? []
    guard let their = entries[unit.key], let first = their.first, !our.isEmpty else { return }
    guard their.allSatisfy({ XLIFFUpdate.isTranslatable($0.element, in: $0.parents) }) else {
      return updated.leave(unit, in: table.targetLocale, "the file marks it as not translatable")
    }
    guard !their.contains(where: { $0.element.isSegmented }) else {
      return updated.leave(
        unit, in: table.targetLocale,
        "the file's entry at \(first.element.place) is not changed: a tool split it into segments")
    }
    guard unit.mayReplace(entryWithoutText: !their.contains { $0.element.hasTarget }) else { return }
    let before = splices.count
    if let whole = their.first(where: { $0.selector == nil }) {
      // A whole message may be one unit, even if an export would divide it.
      let element = our.first { $0.selector == nil }?.element
      replace(whole.element, by: element, Texts(source: unit.source, target: unit.target), change)
      replaceNotes(of: [whole.element], change)
    } else if our.contains(where: { $0.selector == nil }) {
      if change.hasOtherTarget { replaceAll(their, by: our) }
    } else {
      replaceBranches(their, by: our, change)
      replaceNotes(of: [first.group].compactMap(\.self) + their.map(\.element), change)
    }
    if splices.count > before { updated.changed += 1 }
  }

  private mutating func replaceBranches(
    _ their: [XLIFF12Reader.Entry], by our: [XLIFF12Reader.Entry], _ change: TableUpdate.Change
  ) {
    guard let first = their.first else { return }
    let layout = XMLLayout(beside: first.element)
    var position = first.element.offset - first.element.leadingSpace.count
    for entry in our {
      guard let same = their.first(where: { $0.selector == entry.selector }) else {
        if change.hasOtherTarget { splices.insert(layout.bytes(of: entry.element), at: position) }
        continue
      }
      position = same.element.range.upperBound
      replace(same.element, by: entry.element, Texts(entry.element), change)
    }
    guard change.hasOtherTarget else { return }
    for entry in their where !our.contains(where: { $0.selector == entry.selector }) { splices.remove(entry.element) }
  }

  /// Replaces the branches of a text that is not counted any more.
  private mutating func replaceAll(
    _ their: [XLIFF12Reader.Entry], by our: [XLIFF12Reader.Entry]
  ) {
    guard let first = their.first, let new = our.first else { return }
    let group = first.group.flatMap { $0["restype"] == XLIFF12Format.pluralType ? $0 : nil }
    let old = group ?? first.element
    let bytes = XMLLayout(beside: old).bytes(of: new.element)
    splices.replace(old.offset - old.leadingSpace.count..<old.range.upperBound, with: bytes)
    if group == nil { for entry in their.dropFirst() { splices.remove(entry.element) } }
  }

  // MARK: New units

  mutating func add(_ units: [StringUnit], of own: Export) {
    updated.losses += own.losses
    let written = units.filter { own[$0.key] != nil }
    guard !written.isEmpty, let section = own.section, let body = section.child("body") else { return }
    updated.added += written.count
    guard let place else {
      let layout = XMLLayout(inside: tree.root, of: nil)
      return splices.append(layout.bytes(of: section), to: tree.root)
    }
    let layout = XMLLayout(inside: place.parent, of: place.outer)
    splices.append(body.children.flatMap { layout.bytes(of: $0) }, to: place.parent)
  }
}

extension XLIFF12Reader.Entry {
  /// The place beside it, outside its plural.
  fileprivate func place(in section: XMLTreeElement) -> XLIFFUpdate.Place? {
    var outer = parents
    if outer.count > 1, outer.last?["restype"] == XLIFF12Format.pluralType { outer.removeLast() }
    return outer.last.map { XLIFFUpdate.Place(parent: $0, outer: outer.dropLast().last ?? section) }
  }
}
