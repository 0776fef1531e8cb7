internal import CatalogModel
internal import MessageSyntax
package import SourceText

extension I18NextFormat: OneLocaleUpdatableFormat {
  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let json = try JSONObjectFile(file)
    var updater = Updater(
      I18NextPlaces(json, update, in: context), update, options: options,
      bases: JSONMeta.baseMembers(of: json, separator: Self.keySeparator, context))
    updater.run(update)
    updater.updated.bytes = updater.editor.bytes(as: file)
    return updater.updated
  }
}

/// Collects the changes of one file.
private struct Updater {
  let table: StringTable
  let options: FormatOptions
  var places: I18NextPlaces
  var editor: JSONEditor
  var updated = UpdatedFile()
  /// The members of `$meta` with bases.
  private let bases: [UnitKey: JSONValue.Member]
  /// The bases of added units.
  private var newBases: [(name: String, base: UnitBase)] = []
  private var json: JSONObjectFile { places.json }

  init(
    _ places: I18NextPlaces, _ update: TableUpdate, options: FormatOptions, bases: [UnitKey: JSONValue.Member]
  ) {
    self.places = places
    self.options = options
    self.bases = bases
    table = update.table
    editor = JSONEditor(places.json)
  }

  mutating func run(_ update: TableUpdate) {
    let changes = Dictionary(update.changes.map { ($0.unit.key, $0) }) { first, _ in first }
    let absent = Set(update.absent.map(\.key))
    for unit in table.units {
      do throws(Refusal) {
        if absent.contains(unit.key) {
          try add(unit)
        } else if let entries = places.ours[unit.key] {
          if let change = changes[unit.key] {
            if try apply(change, to: entries) { updated.changed += 1 }
          } else if update.same.contains(unit.key), try complete(entries, of: unit) {
            updated.changed += 1
          }
          places.pass(entries)
        }
      } catch {
        updated.leave(unit, in: table.targetLocale, error.reason)
      }
    }
    finish()
  }

  // MARK: Adding

  private mutating func add(_ unit: StringUnit) throws(Refusal) {
    let texts = try I18NextFormat.texts(of: unit, table)
    guard !options.omits(unit) else { return }
    let name = I18NextFormat.name(of: unit.key, options)
    try places.add(texts, named: name, purpose: unit.key.purpose, isNested: isNested)
    updated.added += 1
    // The base of a text that was removed from the file.
    if let old = bases[unit.key]?.value, old.kind == .string {
      editor.replace(old, by: unit.base.attributes)
    } else {
      newBases.append((name, unit.base))
    }
  }

  /// The layout of units that have no companions in the file.
  private var isNested: Bool { places.isNested ?? (options[I18NextFormat.layout] == "nested") }

  private mutating func finish() {
    let meta = newMeta
    guard !json.members.isEmpty else {
      let texts = places.groups.flatMap(\.texts)
      if !texts.isEmpty { editor.replaceAll(by: meta + I18NextFormat.nested(texts)) }
      return
    }
    for group in places.groups {
      editor.insert(
        I18NextFormat.nested(group.texts), into: group.object, group.place, isOurs: places.isOurs(group.object))
    }
    editor.insert(meta, into: json.root, .end)
    guard let units = JSONMeta.units(of: json), options[JSONMeta.option] == "yes" else { return }
    let known = Set(units.members?.map(\.key) ?? [])
    let added = newBases.filter { !known.contains($0.name) }
    editor.insert(
      added.map { JSONTree.Member($0.name, .string($0.base.attributes)) }, into: units, .end, isOurs: true)
  }

  /// The members to add to a file without a record of an export.
  private var newMeta: [JSONTree.Member] {
    guard !JSONMeta.isIn(json), !newBases.isEmpty else { return [] }
    return JSONMeta.members(of: I18NextFormat().description, table, bases: newBases, options)
  }

  // MARK: Changing

  /// - Returns: whether anything differs.
  /// - Throws: ``Refusal`` if i18next cannot hold the text.
  private mutating func apply(
    _ change: TableUpdate.Change, to entries: [I18NextReader.Entry]
  ) throws(Refusal) -> Bool {
    let unit = change.unit
    guard unit.mayReplace(entryWithoutText: entries.allSatisfy(\.text.isEmpty)) else { return false }
    if change.hasOtherTarget { try replace(entries, by: try I18NextFormat.texts(of: unit, table), unit) }
    guard change.hasBase, let base = bases[unit.key]?.value else { return change.hasOtherTarget }
    let isOther = base.string != unit.base.attributes
    if isOther { editor.replace(base, by: unit.base.attributes) }
    return change.hasOtherTarget || isOther
  }

  /// Adds the plural forms that a file lacks whose texts are the catalogue's.
  ///
  /// - Returns: whether it lacks any.
  private mutating func complete(_ entries: [I18NextReader.Entry], of unit: StringUnit) throws(Refusal) -> Bool {
    let texts = try I18NextFormat.texts(of: unit, table)
    let endings = Set(entries.map(\.ending))
    guard entries.contains(where: { $0.selector != nil }), !texts.allSatisfy({ endings.contains($0.ending) }) else {
      return false
    }
    try replace(entries, by: texts, unit)
    return true
  }

  /// Replaces the texts that differ, adds those of further plural forms, and removes those of others.
  private mutating func replace(
    _ entries: [I18NextReader.Entry], by texts: [(ending: String, text: String)], _ unit: StringUnit
  ) throws(Refusal) {
    guard let first = entries.first, let step = first.path.last else { return }
    let stem = first.stem
    try places.check(texts.map(\.ending), of: unit.key, entries, stem: stem, in: step.object)
    let same = Dictionary(entries.map { ($0.ending, $0) }) { first, _ in first }
    let kept = texts.compactMap { same[$0.ending] }
    var place = (kept.first ?? first).path.last.map { JSONEditor.Place.before($0.member) } ?? .end
    for (ending, text) in texts {
      guard let entry = same[ending], let member = entry.path.last?.member else {
        let added = [JSONTree.Member(stem + ending, .string(text))]
        editor.insert(added, into: step.object, place, isOurs: places.isOurs(step.object))
        continue
      }
      place = .after(member)
      if !Self.isSame(entry.text, text, arguments: unit.arguments) { editor.replace(member.value, by: text) }
    }
    for entry in entries where entry.selector != nil || kept.isEmpty {
      guard !texts.contains(where: { $0.ending == entry.ending }), let own = entry.path.last else { continue }
      editor.remove(own.member, from: own.object)
    }
  }

  /// Returns whether two sentences are equivalent: `{{count}}` and `{{count, number}}`.
  private static func isSame(_ their: String, _ our: String, arguments: [ArgumentDeclaration]) -> Bool {
    their == our || MessageForms.areEquivalent(their, our) { try I18NextText.pieces(of: $0, arguments) }
  }
}
