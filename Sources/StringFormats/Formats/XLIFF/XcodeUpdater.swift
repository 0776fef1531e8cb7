internal import CatalogModel
internal import TextFormats

/// Collects the changes of one of Xcode's files: elements of an export replace those of the file.
struct XcodeUpdater {
  let tree: XMLTree
  let own: XLIFFExport
  let context: ReadContext
  var splices = FileSplices()
  var updated = UpdatedFile()

  init(_ tree: XMLTree, own: XLIFFExport, context: ReadContext) {
    self.tree = tree
    self.own = own
    self.context = context
    updated.losses = own.losses
  }

  mutating func apply(_ update: TableUpdate, path: String) throws(StringTableError) {
    let sections = tree.root.children("file")
    let theirs = Dictionary(grouping: sections.flatMap(units)) { key(of: $0) }
    for change in update.changes {
      guard let their = theirs[change.unit.key], let our = own.entries[change.unit.key] else { continue }
      let before = splices.count
      apply(change, to: their, by: our.map(\.element))
      if splices.count > before { updated.changed += 1 }
    }
    let added = update.absent.compactMap { own.entries[$0.key]?.map(\.element) }
    guard !added.isEmpty else { return }
    updated.added = added.count
    // Beside the catalogue's units in the file, or in its string catalog.
    let known = Set(update.table.units.map(\.key))
    let section =
      sections.first { units(of: $0).contains { key(of: $0).map(known.contains) ?? false } }
      ?? sections.first { ($0["original"] ?? "").hasSuffix(XLIFFNames.stringCatalog) }
    guard let body = section?.child("body") else {
      throw StringTableError(
        "the file has no <file> of '\(XLIFFNames.stringCatalog)' that new units could go to; add the string catalog in "
          + "Xcode and export again", path: path)
    }
    splices.append(added.joined().flatMap { $0.leadingSpace + $0.source }, to: body)
  }

  private func units(of section: XMLTreeElement) -> [XMLTreeElement] {
    section.child("body")?.children("trans-unit") ?? []
  }

  private func key(of element: XMLTreeElement) -> UnitKey? {
    element["id"].flatMap { XcodeIdentifier($0).unit(context)?.key }
  }

  private mutating func apply(
    _ change: TableUpdate.Change, to their: [XMLTreeElement], by our: [XMLTreeElement]
  ) {
    for element in our {
      if let same = their.first(where: { $0["id"] == element["id"] }) {
        replace(same, by: element, change)
      } else if let last = their.last {
        splices.insert(element.leadingSpace + element.source, at: last.range.upperBound)
      }
    }
    guard change.hasOtherTarget else { return }
    for element in their where !our.contains(where: { $0["id"] == element["id"] }) {
      if XcodeIdentifier(element["id"] ?? "").variation != .whole { splices.remove(element) }
    }
  }

  private mutating func replace(_ their: XMLTreeElement, by our: XMLTreeElement, _ change: TableUpdate.Change) {
    if let target = our.child("target") {
      if let same = their.child("target") {
        let text = XLIFFTexts(of: their, in: .xcode).readableTarget
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

  /// Returns whether texts are equivalent: `%d` and `%lld` are.
  private static func isSame(_ text: String, _ other: String, in unit: StringUnit) -> Bool {
    let format = FormatString(unit.arguments)
    return text == other || (try? format.parts(of: text)).map { (try? format.parts(of: other)) == $0 } ?? false
  }
}
