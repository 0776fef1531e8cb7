internal import CatalogModel
package import SourceText

extension ARBFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let theirs = ARBFile(try JSONObjectFile(file), context)
    let isEscaped = context.usesEscaping || theirs.json.root[Key.escaping]?.bool == true
    let options = isEscaped ? options.setting(Self.escaping, to: "yes") : options
    var updater = Updater(theirs, update, options: options, known: context.units.keys)
    updater.run(update)
    updater.updated.bytes = updater.editor.bytes(as: file)
    return updater.updated
  }
}

/// Collects the changes of one file.
private struct Updater {
  let file: ARBFile
  let table: StringTable
  let options: FormatOptions
  var editor: JSONEditor
  var updated = UpdatedFile()
  private let names: [UnitKey: String]
  /// The resources of the catalogue by key, the first of each.
  private var ours: [UnitKey: ARBFile.Resource] = [:]
  /// Units that the file has more than once.
  private var repeated: Set<UnitKey> = []
  /// The resource that new ones follow, and the last of its members; nil for the end of the file.
  private var anchor: (resource: JSONValue.Member, last: JSONValue.Member)?
  /// The index of each member by the offset of its key.
  private let places: [Int: Int]

  /// - Parameter known: the keys of the whole catalogue, which decide on the names.
  init(_ file: ARBFile, _ update: TableUpdate, options: FormatOptions, known: some Sequence<UnitKey>) {
    self.file = file
    table = update.table
    self.options = options
    editor = JSONEditor(file.json)
    names = ARBFormat.names(of: Set(known).union(table.units.map(\.key)).sorted(), options: options)
    places = Dictionary(file.json.members.enumerated().map { ($1.keyRange.lowerBound, $0) }) { first, _ in first }
    let wanted = Set(table.units.map(\.key)).subtracting(update.foreign.map(\.key)).subtracting(
      update.losses.map(\.key))
    for resource in file.resources where wanted.contains(resource.key) {
      if ours[resource.key] == nil { ours[resource.key] = resource } else { repeated.insert(resource.key) }
    }
    anchor = file.resources.last { ours[$0.key]?.member.keyRange == $0.member.keyRange }.map(end)
    if anchor == nil, let last = file.json.members.last {
      anchor = (file.json.members.last { !$0.key.hasPrefix("@") } ?? last, last)
    }
  }

  mutating func run(_ update: TableUpdate) {
    let changes = Dictionary(update.changes.map { ($0.unit.key, $0) }) { first, _ in first }
    let absent = Set(update.absent.map(\.key))
    var whole = file.json.members.isEmpty ? ARBFormat.head(of: table, options) : []
    for unit in table.units {
      do throws(Refusal) {
        if absent.contains(unit.key) {
          let members = try ARBFormat.members(of: unit, named: names[unit.key], table, options)
          guard !members.isEmpty else { continue }
          if whole.isEmpty { try add(members) } else { whole += members }
          updated.added += 1
        } else if let resource = ours[unit.key] {
          anchor = end(of: resource)
          if let change = changes[unit.key], try apply(change, to: resource) { updated.changed += 1 }
        }
      } catch {
        updated.leave(unit, in: table.targetLocale, error.reason)
      }
    }
    if !whole.isEmpty, updated.added > 0 { editor.replaceAll(by: whole) }
  }

  /// A resource and the last of its members: its attributes if they follow it.
  private func end(of resource: ARBFile.Resource) -> (resource: JSONValue.Member, last: JSONValue.Member) {
    let (text, attributes) = (resource.member, resource.attributes)
    guard let attributes, let place = places[text.keyRange.lowerBound],
      places[attributes.keyRange.lowerBound] == place + 1
    else { return (text, text) }
    return (text, attributes)
  }

  // MARK: Adding

  /// - Throws: ``Refusal`` if another resource has the name.
  private mutating func add(_ members: [JSONTree.Member]) throws(Refusal) {
    guard let text = members.first, let attributes = members.last else { return }
    guard file.json.root[text.key] == nil else {
      throw Refusal("the file has another resource with its name, '\(text.key)'")
    }
    guard let found = file.attributes[text.key] else {
      return editor.insert(members, into: file.json.root, anchor.map { .after($0.last) } ?? .end, like: model)
    }
    // Attributes without a resource, which generators ignore.
    editor.insert([text], into: file.json.root, .before(found))
    guard found.value.members != nil else { return }
    editor.insert(attributes.value.members.filter { found.value[$0.key] == nil }, into: found.value, .end)
  }

  /// The resource whose white space new ones get; nil for that of any other member.
  private var model: JSONValue.Member? {
    anchor.flatMap { places[$0.resource.keyRange.lowerBound] == 0 ? nil : $0.resource }
  }

  // MARK: Changing

  /// - Returns: whether anything differs.
  /// - Throws: ``Refusal`` if Flutter cannot represent the text.
  private mutating func apply(_ change: TableUpdate.Change, to resource: ARBFile.Resource) throws(Refusal) -> Bool {
    let unit = change.unit
    if repeated.contains(unit.key) { throw Refusal("the file has the unit twice; remove one") }
    guard unit.mayReplace(entryWithoutText: resource.member.value.string?.isEmpty == true) else { return false }
    var edits = AttributeEdits(resource)
    if change.hasOtherState { edits.set(ARBFormat.Key.state, to: unit.state.rawValue, isNew: true) }
    if change.hasBase {
      if change.hasOtherSource { edits.set(ARBFormat.Key.source, to: unit.source) }
      edits.setBase(of: unit)
    }
    if change.hasOtherTarget {
      let text = try ARBFormat.text(of: unit, table, options)
      if change.hasBase { edits.addPlaceholders(of: unit) }
      editor.replace(resource.member.value, by: text)
    }
    for (value, text) in edits.replaced { editor.replace(value, by: text) }
    for (object, members) in edits.added { editor.insert(members, into: object, .end) }
    return change.hasOtherTarget || !edits.isEmpty
  }
}

/// The changes of a resource's attributes.
private struct AttributeEdits {
  private let object: JSONValue?
  private(set) var replaced: [(value: JSONValue, text: String)] = []
  private(set) var added: [(object: JSONValue, members: [JSONTree.Member])] = []

  init(_ resource: ARBFile.Resource) {
    object = resource.attributes.flatMap { $0.value.members == nil ? nil : $0.value }
  }

  var isEmpty: Bool { replaced.isEmpty && added.isEmpty }

  /// Sets an attribute that the file has.
  ///
  /// - Parameter isNew: whether to add it if the resource has other attributes.
  mutating func set(_ name: String, to text: String, isNew: Bool = false) {
    guard let object else { return }
    guard let value = object[name] else {
      if isNew { added.append((object, [JSONTree.Member(name, .string(text))])) }
      return
    }
    if value.kind == .string, value.string != text { replaced.append((value, text)) }
  }

  /// Sets the base, and a comment that has not changed since the export.
  mutating func setBase(of unit: StringUnit) {
    guard let value = object?[ARBFormat.Key.base], let old = value.string.flatMap({ UnitBase($0) }) else { return }
    // A comment that is not a string is kept, too.
    let new = UpdatedComment(of: unit, old: old, theirs: object?[ARBFormat.Key.comment].map { $0.string ?? "" })
    if let comment = new.replacement { set(ARBFormat.Key.comment, to: comment, isNew: true) }
    set(ARBFormat.Key.base, to: new.base.attributes)
  }

  /// Declares the arguments that the text may have since the export.
  mutating func addPlaceholders(of unit: StringUnit) {
    let placeholders = ARBFormat.placeholders(of: unit)
    guard let object, !placeholders.isEmpty else { return }
    guard let found = object[ARBFormat.Key.placeholders] else {
      return added.append((object, [JSONTree.Member(ARBFormat.Key.placeholders, .object(placeholders))]))
    }
    let missing = placeholders.filter { found[$0.key] == nil }
    if found.members != nil, !missing.isEmpty { added.append((found, missing)) }
  }
}
