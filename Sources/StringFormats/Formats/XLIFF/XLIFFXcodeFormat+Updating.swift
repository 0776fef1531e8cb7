internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFFXcodeFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let written = try write([update.rest], options: options)
    let tree = try file.xml()
    try tree.requireUnicode()
    let theirs = XcodeUnits(tree, context)
    let own = XcodeUnits(try SourceFile(path: "", bytes: written.files.first?.bytes ?? []).xml(), context)
    var updater = Updater(theirs: theirs, own: own)
    for change in update.changes { updater.apply(change) }
    for unit in update.absent { updater.add(unit.key) }
    if !updater.added.isEmpty {
      updater.splices.append(updater.added, to: try theirs.body(for: update.table, path: file.path))
    }
    updater.updated.bytes = updater.splices.bytes(of: theirs.tree.file, as: file)
    updater.updated.losses = written.losses
    return updater.updated
  }
}

/// The `<trans-unit>`s of a file by unit.
private struct XcodeUnits {
  let tree: XMLTree
  private(set) var elements: [UnitKey: [(id: String, element: XMLTreeElement)]] = [:]

  private let context: ReadContext

  init(_ tree: XMLTree, _ context: ReadContext) {
    self.tree = tree
    self.context = context
    for section in tree.root.children("file") {
      for element in section.child("body")?.children("trans-unit") ?? [] {
        guard let id = element["id"], let key = Self.key(of: id, context) else { continue }
        elements[key, default: []].append((id, element))
      }
    }
  }

  /// The element that receives new units: beside the catalogue's units in the file, or in its string catalog.
  func body(for table: StringTable, path: String) throws(StringTableError) -> XMLTreeElement {
    let known = Set(table.units.map(\.key))
    let sections = tree.root.children("file")
    let section =
      sections.first { section in
        (section.child("body")?.children("trans-unit") ?? []).contains { element in
          element["id"].flatMap { Self.key(of: $0, context) }.map(known.contains) ?? false
        }
      } ?? sections.first { ($0["original"] ?? "").hasSuffix(XLIFFXcodeFormat.original) }
    if let body = section?.child("body") { return body }
    throw StringTableError(
      "the file has no <file> of '\(XLIFFXcodeFormat.original)' that new units could go to; add the string catalog in "
        + "Xcode and export again", path: path)
  }

  private static func key(of id: String, _ context: ReadContext) -> UnitKey? {
    context.writtenKey(of: XcodeIdentifier(id).key, separator: XLIFFXcodeFormat.separator)
  }
}

/// Collects the changes of one file.
private struct Updater {
  let theirs: XcodeUnits
  let own: XcodeUnits
  var splices = FileSplices()
  var updated = UpdatedFile()
  private(set) var added: [UInt8] = []

  init(theirs: XcodeUnits, own: XcodeUnits) {
    self.theirs = theirs
    self.own = own
  }

  mutating func apply(_ change: TableUpdate.Change) {
    guard let their = theirs.elements[change.unit.key], let our = own.elements[change.unit.key] else { return }
    let before = splices.count
    for (id, element) in our {
      if let same = their.first(where: { $0.id == id })?.element {
        replace(same, by: element, change: change)
      } else if let last = their.last?.element {
        splices.insert(element.leadingSpace + element.source, at: last.range.upperBound)
      }
    }
    if change.hasOtherTarget {
      for (id, element) in their where !our.contains(where: { $0.id == id }) && XcodeIdentifier(id).variation != .whole
      {
        splices.replace(element.range.lowerBound - element.leadingSpace.count..<element.range.upperBound, with: [])
      }
    }
    if splices.count > before { updated.changed += 1 }
  }

  /// Returns whether texts are equivalent: `%d` and `%lld` are.
  private static func isSame(_ text: String, _ other: String, in unit: StringUnit) -> Bool {
    let format = FormatString(unit.arguments)
    return text == other || (try? format.parts(of: text)).map { (try? format.parts(of: other)) == $0 } ?? false
  }

  private mutating func replace(_ their: XMLTreeElement, by our: XMLTreeElement, change: TableUpdate.Change) {
    if let target = our.child("target") {
      if let same = their.child("target") {
        let text = XLIFF12Inline.text(of: same, source: their.child("source"))
        let isOther = change.hasOtherTarget && !Self.isSame(text, target.unindentedText, in: change.unit)
        if isOther || (change.hasOtherState && same["state"] != target["state"]) {
          splices.replace(same.range, with: target.source)
        }
      } else if let source = their.child("source") {
        splices.insert(source.leadingSpace + target.source, at: source.range.upperBound)
      }
    }
    if change.hasOtherSource, let source = their.child("source"), let other = our.child("source"),
      source.unindentedText != other.unindentedText
    {
      splices.replace(source.range, with: other.source)
    }
    let note = their.children("note").first { $0.text.contains(UnitBase.notePrefix) }
    if let note, let other = our.child("note"), note.unindentedText != other.unindentedText {
      splices.replace(note.range, with: other.source)
    }
  }

  mutating func add(_ key: UnitKey) {
    guard let elements = own.elements[key] else { return }
    added += elements.flatMap { $0.element.leadingSpace + $0.element.source }
    updated.added += 1
  }
}
