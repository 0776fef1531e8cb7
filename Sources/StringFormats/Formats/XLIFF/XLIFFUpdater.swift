internal import CatalogModel
internal import TextFormats

/// Collects the changes of one file in 1.2 or 2.1.
struct XLIFFUpdater {
  let dialect: XLIFFDialect
  let tree: XMLTree
  let table: StringTable
  var splices = FileSplices()
  var updated = UpdatedFile()
  /// The entries of the catalogue's units.
  private var entries: [UnitKey: [XLIFFEntry]] = [:]
  /// The element that new units are inserted into, and the one around it; nil if no `<file>` takes them.
  private var place: (parent: XMLTreeElement, outer: XMLTreeElement)?

  init(_ tree: XMLTree, in dialect: XLIFFDialect, table: StringTable, context: ReadContext) {
    self.dialect = dialect
    self.tree = tree
    self.table = table
    var own: (XMLTreeElement, XMLTreeElement)?
    var beside: (XMLTreeElement, XMLTreeElement)?
    // The keys whose entries are known to be the catalogue's.
    var known = Set<UnitKey>()
    for section in tree.root.children("file") {
      let reader = XLIFFReader(section, in: dialect, locale: table.targetLocale, context: context)
      let isSource = dialect == .version21 || table.sourceLocale.isLanguage(section["source-language"])
      let outer = dialect == .version21 ? tree.root : section
      if own == nil, isSource, section["original"] == table.catalogue {
        own = dialect.container(of: section).map { ($0, outer) }
      }
      for unit in reader.units {
        guard let found = reader.entries[unit.key] else { continue }
        let isOurs = unit.isOurs(in: context)
        if entries[unit.key] == nil || (isOurs && !known.contains(unit.key)) { entries[unit.key] = found }
        guard isOurs else { continue }
        known.insert(unit.key)
        guard isSource, beside == nil, let last = found.last else { continue }
        // New units go beside a plural, not into it.
        let parents = last.pluralGroup == nil ? last.parents : last.parents.dropLast()
        beside = parents.last.map { ($0, parents.dropLast().last ?? outer) }
      }
    }
    place = own ?? beside
  }

  // MARK: Changed units

  mutating func apply(_ change: TableUpdate.Change, by own: XLIFFExport) {
    let unit = change.unit
    updated.losses += own.losses
    guard let their = entries[unit.key], let first = their.first, let our = own.entries[unit.key] else { return }
    guard their.allSatisfy(\.isTranslatable) else {
      return updated.leave(unit, in: table.targetLocale, "the file marks it as not translatable")
    }
    guard !their.contains(where: \.isSegmented) else {
      return updated.leave(
        unit, in: table.targetLocale,
        "the file's entry at \(first.element.place) is not changed: a tool split it into segments")
    }
    guard unit.mayReplace(entryWithoutText: their.allSatisfy(\.hasNoText)) else { return }
    let before = splices.count
    let ourWhole = our.first { $0.variation == .whole }
    if let whole = their.first(where: { $0.variation == .whole }) {
      // A whole message may be one unit, even if an export would divide it.
      replace(whole, by: ourWhole, texts: (unit.source, unit.target), change)
      replaceNotes(of: [whole.element], change)
    } else if let ourWhole {
      if change.hasOtherTarget { replaceAll(their, by: ourWhole) }
    } else {
      replaceBranches(their, by: our, change)
      replaceNotes(of: [first.group].compactMap(\.self) + their.map(\.element), change)
    }
    if splices.count > before { updated.changed += 1 }
  }

  private mutating func replaceBranches(
    _ their: [XLIFFEntry], by our: [XLIFFEntry], _ change: TableUpdate.Change
  ) {
    guard let first = their.first else { return }
    let layout = XMLLayout(beside: first.element)
    var position = first.element.offset - first.element.leadingSpace.count
    for entry in our {
      guard let same = their.first(where: { $0.variation == entry.variation }) else {
        if change.hasOtherTarget { splices.insert(layout.bytes(of: entry.element), at: position) }
        continue
      }
      position = same.element.range.upperBound
      replace(same, by: entry, texts: (entry.texts.source ?? "", entry.texts.readableTarget), change)
    }
    guard change.hasOtherTarget else { return }
    for entry in their where !our.contains(where: { $0.variation == entry.variation }) {
      splices.remove(entry.element)
    }
  }

  /// Replaces the branches of a text that is not counted any more.
  private mutating func replaceAll(_ their: [XLIFFEntry], by our: XLIFFEntry) {
    guard let first = their.first else { return }
    let old = first.pluralGroup ?? first.element
    let bytes = XMLLayout(beside: old).bytes(of: our.element)
    splices.replace(old.offset - old.leadingSpace.count..<old.range.upperBound, with: bytes)
    if first.pluralGroup == nil { for entry in their.dropFirst() { splices.remove(entry.element) } }
  }

  // MARK: New units

  /// - Throws: ``StringTableError`` if the file uses a prefix of an export for something else.
  mutating func add(_ units: [StringUnit], of own: XLIFFExport) throws(StringTableError) {
    updated.losses += own.losses
    let written = units.filter { own.entries[$0.key] != nil }
    guard !written.isEmpty, let section = own.section, let container = dialect.container(of: section) else { return }
    updated.added += written.count
    var bytes: [UInt8]
    if let place {
      let layout = XMLLayout(inside: place.parent, of: place.outer)
      let added = container.children.filter { $0.isNamed("group") || $0.isNamed(dialect.unit) }
      bytes = added.flatMap { layout.bytes(of: $0) }
    } else {
      bytes = XMLLayout(inside: tree.root, of: nil).bytes(of: section)
      if dialect == .version21 { giveFreeIdentifier(&bytes) }
    }
    splices.append(bytes, to: place?.parent ?? tree.root)
    guard dialect == .version21 else { return }
    try declare("mda", XLIFFDialect.Namespace.metadata, in: bytes)
    try declare("slr", XLIFFDialect.Namespace.size, in: bytes)
  }

  /// Renames the `<file>` of an export if the file has another one with its identifier.
  private func giveFreeIdentifier(_ bytes: inout [UInt8]) {
    let identifiers = Set(tree.root.children("file").compactMap { $0["id"] })
    var free = XLIFFNames.fileIdentifier
    while identifiers.contains(free) { free += "-2" }
    let written = Array("id=\"\(XLIFFNames.fileIdentifier)\"".utf8)
    if let range = bytes.firstRange(of: written) { bytes.replaceSubrange(range, with: "id=\"\(free)\"".utf8) }
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
}

extension XLIFFEntry {
  /// Returns whether it may be translated: its own `translate`, else the nearest group's.
  fileprivate var isTranslatable: Bool { (parents + [element]).compactMap { $0["translate"] }.last != "no" }

  /// True if the translation is missing or empty.
  fileprivate var hasNoText: Bool { (try? texts.target())?.isEmpty ?? false }

  /// True if a tool split the unit into several segments.
  fileprivate var isSegmented: Bool {
    if texts.dialect == .version21 { return texts.parts.count != 1 || texts.parts[0].isNamed("ignorable") }
    return ["seg-source", "target"].contains { element.own($0).first.map { $0.segments.count > 1 } ?? false }
  }
}

extension XMLTreeElement {
  /// The segments of a `<seg-source>` or `<target>` in 1.2.
  var segments: [XMLTreeElement] { own("mrk").filter { $0["mtype"] == "seg" } }
}
