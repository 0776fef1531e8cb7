internal import CatalogModel
package import SourceText
internal import TextFormats

extension AndroidFormat: UpdatableFormat {
  package var sharesFolder: Bool { true }

  package func update(
    _ file: SourceFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    guard let table = tables.first, tables.count == 1 else {
      throw StringTableError("a file of Android resources has one locale", path: file.path)
    }
    let context = context.naming(table.targetLocale)
    let read = try read([file], context: context)
    let tree = try file.xml()
    try tree.requireUnicode()
    let theirs = AndroidResources(tree, context)
    let update = TableUpdate(table, read: read, of: description, context: context, keeping: Set(theirs.resources.keys))
    let dialect = Dialect.of(file)
    let written = try write([update.rest], options: options.writing(dialect))
    let own = AndroidResources(try SourceFile(path: "", bytes: written.files.first?.bytes ?? []).xml(), context)
    var updater = Updater(theirs: theirs, own: own, syntax: AndroidSyntax(dialect: dialect))
    for change in update.changes { updater.apply(change) }
    for unit in update.absent { updater.add(unit.key) }
    updater.finish()
    updater.updated.bytes = updater.splices.bytes(of: theirs.tree.file, as: file)
    updater.updated.foreign = update.foreign
    updater.updated.losses = update.losses + written.losses
    return updater.updated
  }
}

/// The text resources of a file, by unit.
private struct AndroidResources {
  struct Resource {
    let element: XMLTreeElement
    /// The range of the comment before it, if this program wrote it.
    var comment: Range<Int>?
  }

  let tree: XMLTree
  private(set) var resources: [UnitKey: Resource] = [:]
  /// The last entry of a unit for a product other than the default one.
  private(set) var otherProducts: [UnitKey: XMLTreeElement] = [:]

  init(_ tree: XMLTree, _ context: ReadContext) {
    self.tree = tree
    let names = ResourceNames(context)
    var comment: (range: Range<Int>, base: UnitBase?)?
    var twin: String?
    for (content, range) in tree.root.pieces {
      switch content {
      case .text: break
      case .comment(let text): if let own = AndroidComment(text) { comment = (range, own.base) }
      case .element(let element):
        if let twin, element["name"] != twin { comment = nil }
        if element.isTextResource, let key = element["name"].flatMap({ names.key(of: $0, base: comment?.base) }) {
          if element.otherProduct != nil {
            otherProducts[key] = element
          } else if resources[key] == nil {
            resources[key] = Resource(element: element, comment: comment?.range)
          }
        }
        twin = element.otherProduct == nil ? nil : element["name"]
        if twin == nil { comment = nil }
      }
    }
  }
}

/// Collects the changes of one file.
private struct Updater {
  let theirs: AndroidResources
  let own: AndroidResources
  let syntax: AndroidSyntax
  var splices = FileSplices()
  var updated = UpdatedFile()
  private var added: [UInt8] = []

  init(theirs: AndroidResources, own: AndroidResources, syntax: AndroidSyntax) {
    (self.theirs, self.own, self.syntax) = (theirs, own, syntax)
  }

  mutating func apply(_ change: TableUpdate.Change) {
    guard let their = theirs.resources[change.unit.key], let our = own.resources[change.unit.key] else { return }
    let before = splices.count
    if let range = their.comment, let comment = our.comment {
      splices.replace(range, with: own.tree.file.bytes[comment])
    }
    if change.hasOtherTarget { replace(their.element, by: our.element, arguments: change.unit.arguments) }
    if splices.count > before { updated.changed += 1 }
  }

  private mutating func replace(
    _ their: XMLTreeElement, by our: XMLTreeElement, arguments: [ArgumentDeclaration]
  ) {
    guard their.isPluralResource == our.isPluralResource, let range = their.contentRange,
      let content = our.contentRange,
      their["formatted"] != nil || our["formatted"] == nil
    else { return splices.replace(their.range, with: our.source) }
    guard our.isPluralResource else { return splices.replace(range, with: own.tree.file.bytes[content]) }
    replaceItems(of: their, by: our, arguments: arguments)
  }

  private mutating func replaceItems(
    of their: XMLTreeElement, by our: XMLTreeElement, arguments: [ArgumentDeclaration]
  ) {
    let (items, ours) = (their.children("item"), our.children("item"))
    guard let first = items.first else { return splices.replace(their.range, with: our.source) }
    var position = first.range.lowerBound - first.leadingSpace.count
    for item in ours {
      guard let same = items.first(where: { $0["quantity"] == item["quantity"] }) else {
        splices.insert(first.leadingSpace + item.source, at: position)
        continue
      }
      position = same.range.upperBound
      // `%d`, `%1$d` and `%1$,d` are equivalent, as in comparisons of whole texts.
      let isSame = MessageForms.areEquivalent(same.text, item.text) { text in
        try syntax.pieces(of: syntax.unescaped(text), arguments)
      }
      if isSame { continue }
      if let range = same.contentRange, let content = item.contentRange {
        splices.replace(range, with: own.tree.file.bytes[content])
      } else {
        splices.replace(same.range, with: item.source)
      }
    }
    for item in items where !ours.contains(where: { $0["quantity"] == item["quantity"] }) {
      splices.replace(item.range.lowerBound - item.leadingSpace.count..<item.range.upperBound, with: [])
    }
  }

  mutating func add(_ key: UnitKey) {
    guard let resource = own.resources[key] else { return }
    let start = resource.comment?.lowerBound ?? resource.element.range.lowerBound
    let lead = resource.element.spaceBefore(start)
    let bytes = indented(own.tree.file.bytes[start - lead.count..<resource.element.range.upperBound])
    updated.added += 1
    // Entries with the same name stay together.
    if let twin = theirs.otherProducts[key] { return splices.insert(bytes, at: twin.range.upperBound) }
    added += bytes
  }

  /// Replaces our indentation of two spaces per level with the file's.
  private func indented(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let unit = theirs.tree.root.children.first?.leadingSpace.split(separator: 0x0A).last ?? [0x20, 0x20]
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line -> [UInt8] in
      let spaces = line.prefix { $0 == 0x20 }.count
      return Array([[UInt8]](repeating: Array(unit), count: spaces / 2).joined()) + Array(line.dropFirst(spaces))
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  /// Appends the added entries, and declares the namespace prefix of placeholders if it is used.
  mutating func finish() {
    let root = theirs.tree.root
    if !added.isEmpty { splices.append(added, to: root) }
    if splices.uses("<xliff:g"), root.declaredNamespace(of: "xliff") == nil {
      splices.insert(" xmlns:xliff=\"\(AndroidFormat.xliffNamespace)\"".utf8, at: root.nameEnd)
    }
  }
}
