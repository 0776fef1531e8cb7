internal import CatalogModel
package import SourceText
internal import TextFormats

extension RESXFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let tree = try file.xml(root: "root", kind: "a .resx file")
    try tree.requireUnicode()
    let theirs = RESXReader(tree, locale: update.table.targetLocale, context: context)
    let messages = theirs.messages
    // New units are in the form of those that the file has.
    let isMessages = options[Self.texts] == "messages" || !messages.isEmpty
    let written = write(
      update.rest, options: options,
      messages: messages.union(isMessages ? update.absent.map(\.key) : []))
    let export = try SourceFile(path: "", bytes: written.files.first?.bytes ?? []).xml()
    let own = RESXReader(export, locale: update.table.targetLocale, context: context)
    var updater = Updater(tree: tree, theirs: theirs, own: own, table: update.table)
    for change in update.changes { updater.apply(change) }
    for unit in update.absent { updater.add(unit) }
    updater.finish(headers: export.root.children("resheader"))
    updater.updated.bytes = updater.splices.bytes(of: tree.file, as: file)
    updater.updated.losses += written.losses
    return updater.updated
  }
}

extension RESXReader {
  /// The units that are marked as ICU messages.
  fileprivate var messages: Set<UnitKey> {
    Set(entries.filter { $0.value.contains { $0.category == nil && $0.comment.isMessage } }.keys)
  }
}

/// Collects the changes of one file.
private struct Updater {
  let tree: XMLTree
  let theirs: RESXReader
  let own: RESXReader
  let table: StringTable
  var splices = FileSplices()
  var updated = UpdatedFile()
  private let layout: XMLLayout
  private var added: [UInt8] = []
  /// All entries, also of images and files, by their names in lower case.
  private let names: [String: [XMLTreeElement]]

  init(tree: XMLTree, theirs: RESXReader, own: RESXReader, table: StringTable) {
    self.tree = tree
    self.theirs = theirs
    self.own = own
    self.table = table
    layout = XMLLayout(inside: tree.root, of: nil)
    names = Dictionary(grouping: tree.root.children("data")) { ($0["name"] ?? "").lowercased() }
  }

  mutating func apply(_ change: TableUpdate.Change) {
    let unit = change.unit
    guard let their = theirs.entries[unit.key], let our = own.entries[unit.key], let first = their.first else { return }
    guard unit.mayReplace(entryWithoutText: their.allSatisfy(\.value.isEmpty)) else { return }
    let isSameKind = their.contains { $0.category == nil } == our.contains { $0.category == nil }
    let new = our.filter { entry in !isSameKind || !their.contains { $0.category == entry.category } }
    if change.hasOtherTarget, let clash = clash(with: new, beside: their) {
      return updated.leave(unit, in: table.targetLocale, clash)
    }
    let before = splices.count
    if isSameKind {
      if change.hasOtherTarget { replaceTexts(of: their, by: our, unit) }
      if change.hasBase { replaceComments(of: their, by: our, change) }
    } else if change.hasOtherTarget {
      replaceAll(their, first, by: our, keepsComment: !change.hasBase)
    }
    if splices.count > before { updated.changed += 1 }
  }

  /// Replaces the entries of a text that is counted now, or is not any more.
  private mutating func replaceAll(
    _ their: [RESXEntry], _ first: RESXEntry, by our: [RESXEntry], keepsComment: Bool
  ) {
    var elements = our.flatMap { layout.bytes(of: $0.element) }
    if keepsComment, let comment = first.element.child("comment"), let other = our.first?.element.child("comment"),
      let range = elements.firstRange(of: Array(other.source))
    {
      elements.replaceSubrange(range, with: comment.source)
    }
    splices.replace(first.start..<first.element.range.upperBound, with: elements)
    for entry in their where entry.category != first.category { splices.remove(entry.element) }
  }

  private mutating func replaceTexts(of their: [RESXEntry], by our: [RESXEntry], _ unit: StringUnit) {
    var position = their.first?.start ?? 0
    for entry in our {
      guard let same = their.first(where: { $0.category == entry.category }) else {
        splices.insert(layout.bytes(of: entry.element), at: position)
        continue
      }
      position = same.element.range.upperBound
      guard !same.hasSameText(as: entry, in: unit), let text = entry.element.child("value") else { continue }
      if let value = same.element.child("value") {
        splices.replaceContent(of: value, with: text.contentBytes)
      } else {
        splices.append(Array(text.leadingSpace + text.source), to: same.element)
      }
    }
    for entry in their where !our.contains(where: { $0.category == entry.category }) { splices.remove(entry.element) }
  }

  // MARK: Comments

  /// Writes the new base, and above it the new source text. Lines of others stay.
  private mutating func replaceComments(of their: [RESXEntry], by our: [RESXEntry], _ change: TableUpdate.Change) {
    guard let holder = their.first(where: { $0.comment.ending != nil }), let first = our.first else { return }
    let ending = holder.comment.ending
    let new = UpdatedComment(of: change.unit, old: ending?.base, theirs: ending?.comment)
    let lines = [new.base.note, new.replacement ?? ending?.comment].compactMap(\.self)
    let isKept = our.contains { $0.category == holder.category } || !change.hasOtherTarget
    for entry in their {
      let same = our.first { $0.category == entry.category }
      var notes = entry.comment.notes
      if change.hasOtherSource, let same, hasSourceText(notes) { notes = same.comment.notes }
      let hasBase = isKept ? entry.category == holder.category : entry.category == first.category
      replaceComment(of: entry, with: notes + (hasBase ? lines : []))
    }
  }

  /// Returns whether an export wrote the lines: the source text, below the numbers of a plural category.
  private func hasSourceText(_ notes: [String]) -> Bool {
    notes.prefix(2).contains { $0.hasPrefix("\(table.sourceLocale): ") }
  }

  private mutating func replaceComment(of entry: RESXEntry, with lines: [String]) {
    let text = lines.joined(separator: "\n")
    guard text != entry.comment.text else { return }
    if let comment = entry.element.child("comment") {
      splices.replaceContent(of: comment, with: XMLEscaping.escaped(text: text))
    } else if let value = entry.element.child("value") {
      let comment = Array("<comment>".utf8) + XMLEscaping.escaped(text: text) + Array("</comment>".utf8)
      splices.insert(value.leadingSpace + comment, at: value.range.upperBound)
    }
  }

  // MARK: New units

  mutating func add(_ unit: StringUnit) {
    guard let our = own.entries[unit.key] else { return }
    if let clash = clash(with: our) { return updated.leave(unit, in: table.targetLocale, clash) }
    added += our.flatMap { layout.bytes(of: $0.element) }
    updated.added += 1
  }

  /// The reason why entries cannot be inserted, or nil: .NET's compiler ignores a name that exists already, in any
  /// case.
  ///
  /// - Parameter own: the entries of the same unit.
  private func clash(with new: [RESXEntry], beside own: [RESXEntry] = []) -> String? {
    let offsets = Set(own.map(\.element.offset))
    let found = new.lazy.flatMap { names[($0.element["name"] ?? "").lowercased()] ?? [] }
      .first { !offsets.contains($0.offset) }
    return found.map { other in
      "the file has another entry '\(other["name"] ?? "")', and .NET does not distinguish names by case; name the "
        + "catalogue's keys with a pattern"
    }
  }

  /// Appends the added entries, below the headers that .NET needs.
  mutating func finish(headers: [XMLTreeElement]) {
    guard !added.isEmpty else { return }
    let missing = tree.root.children.isEmpty ? headers : []
    splices.append(missing.flatMap { layout.bytes(of: $0) } + added, to: tree.root)
  }
}

extension RESXEntry {
  /// The beginning of the white space before it.
  fileprivate var start: Int { element.offset - element.leadingSpace.count }

  /// Returns whether the texts are equivalent: `{0}` and `{0:#,0.###}` are.
  fileprivate func hasSameText(as other: RESXEntry, in unit: StringUnit) -> Bool {
    if value == other.value { return true }
    if other.comment.isMessage {
      return MessageForms.canonicalText(of: value) == MessageForms.canonicalText(of: other.value)
    }
    return MessageForms.areEquivalent(value, other.value) { try DotNetText.pieces(of: $0, unit.arguments) }
  }
}
