internal import CatalogModel
package import SourceText
internal import TextFormats

extension QtTSFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let tree = try Self.tree(of: file)
    try tree.requireUnicode()
    let written = try write([update.rest], options: options)
    let export = try Self.tree(of: SourceFile(path: "", bytes: written.files.first?.bytes ?? []))
    var updater = QtUpdater(
      tree: tree, theirs: QtReader(tree, locale: update.table.targetLocale, context: context),
      own: QtReader(export, locale: update.table.targetLocale, context: context), table: update.table)
    for change in update.changes { updater.apply(change) }
    for unit in update.absent { updater.add(unit) }
    updater.finish(export: export)
    updater.updated.bytes = updater.splices.bytes(of: tree.file, as: file)
    updater.updated.losses += written.losses
    return updater.updated
  }
}

/// Collects the changes of one file.
struct QtUpdater {
  let tree: XMLTree
  let theirs: QtReader
  let own: QtReader
  let table: StringTable
  var splices = FileSplices()
  var updated = UpdatedFile()
  /// The messages to add, by the name of their context.
  private var added: [String: [XMLTreeElement]] = [:]

  init(tree: XMLTree, theirs: QtReader, own: QtReader, table: StringTable) {
    self.tree = tree
    self.theirs = theirs
    self.own = own
    self.table = table
  }

  mutating func apply(_ change: TableUpdate.Change) {
    let unit = change.unit
    let name = QtReader.Name(key: unit.key)
    guard let their = theirs.messages[name], let our = own.messages[name], let main = our.main,
      let first = their.main ?? their.others.first?.message
    else { return }
    guard unit.mayReplace(entryWithoutText: their.isUntranslated) else { return }
    // Code decides whether a message has plural forms.
    guard change.hasBase || their.main.map({ $0["numerus"] == main["numerus"] }) ?? true else {
      let difference = main["numerus"] == "yes" ? "has no plural forms" : "has plural forms"
      return updated.leave(
        unit, in: table.targetLocale,
        "the file's message at \(first.place) \(difference), unlike the catalogue's text; change the code")
    }
    let (before, layout) = (splices.count, XMLLayout(beside: first))
    let comment = UpdatedComment(
      of: unit, old: QtReader.base(of: first), theirs: first.child("translatorcomment")?.text)
    var last = first
    if let same = their.main {
      replace(same, by: main, change, comment.base)
    } else if change.hasOtherTarget {
      splices.insert(layout.bytes(of: main), at: first.offset - first.leadingSpace.count)
    }
    for branch in our.others {
      if let same = their.message(of: branch.selector) {
        replace(same, by: branch.message, change, comment.base)
        last = same
      } else if change.hasOtherTarget, change.hasBase || !our.isLastForm(branch.message) {
        // Otherwise the last form would be read as that of fractions, or its text would seem to be missing.
        splices.insert(layout.bytes(of: branch.message), at: last.range.upperBound)
      }
    }
    if change.hasOtherTarget {
      for branch in their.others where !our.others.contains(where: { $0.selector == branch.selector }) {
        splices.remove(branch.message)
      }
    }
    if change.hasBase, let text = comment.replacement { replaceComment(of: first, with: text) }
    if splices.count > before { updated.changed += 1 }
  }

  // MARK: New units

  mutating func add(_ unit: StringUnit) {
    guard let our = own.messages[QtReader.Name(key: unit.key)], let main = our.main else { return }
    if let old = theirs.vanished[unit.key]?.first(where: { $0["id"] != nil || theirs.isOurs($0, unit.key) }) {
      return revive(old, by: main, unit)
    }
    let messages = [main] + our.others.map(\.message)
    added[unit.key.purpose, default: []] += messages
    updated.added += 1
  }

  /// Takes a message that lupdate marked as vanished into use again: of two messages with an id or a source text, Qt's
  /// tools keep the first.
  private mutating func revive(_ old: XMLTreeElement, by our: XMLTreeElement, _ unit: StringUnit) {
    guard let translation = old.child("translation"), let other = our.child("translation"),
      theirs.isOurs(old, unit.key), old["numerus"] == our["numerus"]
    else {
      return updated.leave(
        unit, in: table.targetLocale, "the file has a vanished message of this name with another source text; remove it"
      )
    }
    let isSame = translation.text.filter { !$0.isWhitespace } == other.text.filter { !$0.isWhitespace }
    guard isSame || QtReader.base(of: old) != nil || other.text.isEmpty else {
      return updated.leave(
        unit, in: table.targetLocale,
        "the file has a vanished message of this name with another translation, which stays; take 'type' from it, or "
          + "remove it")
    }
    if !isSame, !other.text.isEmpty { replaceTranslation(of: old, by: our, other, unit) }
    splices.set("type", to: other["type"], of: translation)
    if let base = old.child(QtTSFormat.baseElement), let new = our.child(QtTSFormat.baseElement) {
      splices.replaceContent(of: base, with: new.contentBytes)
    }
    updated.added += 1
  }

  /// Adds messages to the contexts of their purposes, and the contexts that the file does not have.
  mutating func finish(export: XMLTree) {
    let contexts = Dictionary(tree.root.children("context").map { ($0.child("name")?.text ?? "", $0) }) { first, _ in
      first
    }
    let layout = XMLLayout(inside: tree.root, of: nil)
    var whole: [UInt8] = []
    for context in export.root.children("context") {
      let name = context.child("name")?.text ?? ""
      guard let messages = added[name] else { continue }
      if let same = contexts[name] {
        let inner = XMLLayout(inside: same, of: tree.root)
        splices.append(messages.flatMap { inner.bytes(of: $0) }, to: same)
      } else {
        // Its changed messages are in contexts of other programs.
        let offsets = Set(messages.map(\.offset))
        whole += layout.bytes(of: context) { !$0.isNamed("message") || offsets.contains($0.offset) }
      }
    }
    if !whole.isEmpty { splices.append(whole, to: tree.root) }
  }
}

extension QtReader.Messages {
  fileprivate var all: [XMLTreeElement] { [main].compactMap(\.self) + others.map(\.message) }

  /// True if no message has a translation.
  fileprivate var isUntranslated: Bool {
    all.allSatisfy { message in message.child("translation")?.text.allSatisfy(\.isWhitespace) ?? true }
  }

  /// The message of a branch, which may have vanished from the code.
  fileprivate func message(of selector: PluralMessage.Selector) -> XMLTreeElement? {
    (others.first { $0.selector == selector } ?? vanished.first { $0.selector == selector })?.message
  }

  /// Returns whether a branch has the text of the last form.
  fileprivate func isLastForm(_ branch: XMLTreeElement) -> Bool {
    let last = main?.child("translation")?.children("numerusform").last
    return last.map(QtReader.content) == branch.child("translation").map(QtReader.content)
  }
}
