internal import CatalogModel
package import SourceText
internal import TextFormats

extension StringsFormat: OneLocaleUpdatableFormat {
  /// `Localizable.stringsdict` for `Localizable.strings`, and the other way round (``StringsDivision``).
  package func companionPath(of path: String) -> String? {
    let sibling = SiblingPath(path)
    let hasPlurals = SourceFile(path: path, bytes: []).fileExtension == "stringsdict"
    return sibling.named(sibling.stem + (hasPlurals ? ".strings" : ".stringsdict"))
  }

  package func apply(
    _ update: TableUpdate, to file: SourceFile, options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let theirs = try StringsFile(file, context)
    let companion = context.companion ?? CompanionFile(path: companionPath(of: file.path) ?? "")
    let division = StringsDivision(hasPlurals: theirs.kind == .plurals, companion, update, in: context)
    var updater = StringsUpdater(file: theirs, division: division, writer: StringsWriter(update.table, options))
    for change in update.changes { updater.apply(change) }
    for unit in update.absent { updater.add(unit) }
    let kept = Set(update.foreign.map(\.key) + update.losses.map(\.key))
    updater.finish(beside: Set(update.table.units.map(\.key)).subtracting(kept))
    updater.updated.bytes = updater.splices.bytes(of: theirs.text, as: file)
    updater.updated.losses += updater.writer.losses
    return updater.updated
  }
}

/// Collects the changes of one file.
struct StringsUpdater {
  let file: StringsFile
  let division: StringsDivision
  var writer: StringsWriter
  var splices = FileSplices()
  var updated = UpdatedFile()
  private var added: [StringsWriter.Entry] = []

  init(file: StringsFile, division: StringsDivision, writer: StringsWriter) {
    self.file = file
    self.division = division
    self.writer = writer
  }

  mutating func apply(_ change: TableUpdate.Change) {
    let theirs = file.entries[change.unit.key] ?? []
    guard let their = theirs.first, theirs.count == 1 else {
      return leave(change.unit, "the file has its key \(theirs.count) times; remove all but one")
    }
    guard let own = writer.written(change.unit) else { return }
    guard !own.isPlural || file.kind == .plurals else { return decide(division.elsewhere(change.unit), own) }
    guard mayHold(own) else { return }
    let before = splices.count
    if file.kind == .oldStyle {
      replace(their, by: own, change)
    } else if let list = StringsLayout.propertyList(of: own, kind: file.kind) {
      replace(their, by: own, list, change)
    }
    if splices.count > before { updated.changed += 1 }
  }

  private mutating func replace(_ their: StringsFile.Entry, by own: StringsWriter.Entry, _ change: TableUpdate.Change) {
    updateNote(of: their, change)
    guard change.hasOtherTarget else { return }
    let text = OldStylePropertyList.quoted(own.text)
    if their.value.lowerBound == their.range.lowerBound {
      splices.insert(" = \(text)".utf8, at: their.value.upperBound)
    } else {
      splices.replace(their.value, with: text.utf8)
    }
  }

  /// Writes the new base into the comment that has the old one.
  private mutating func updateNote(of their: StringsFile.Entry, _ change: TableUpdate.Change) {
    guard change.hasBase, let range = their.note, let note = StringsNote(file.text.bytes, range) else { return }
    let prefix = "\(writer.sourceLocale): "
    let text = prefix + change.unit.source
    let written = file.kind == .oldStyle ? OldStylePropertyList.inComment(text) : StringsWriter.inXMLComment(text)
    note.update(
      to: change.unit, isHeld: change.unit.comment.map(StringsWriter.isHeld) ?? true,
      source: change.hasOtherSource ? (prefix, written) : nil, in: &splices)
  }

  /// Replaces in XML.
  private mutating func replace(
    _ their: StringsFile.Entry, by own: StringsWriter.Entry, _ list: StringsPropertyList, _ change: TableUpdate.Change
  ) {
    guard let our = list.entries.first, let elements = their.elements else { return }
    updateNote(of: their, change)
    guard change.hasOtherTarget else { return }
    let value = elements.value
    if file.kind == .texts {
      splices.replaceContent(of: value, with: XMLEscaping.escaped(text: own.text))
    } else if !own.isPlural, let pair = StringsPropertyList.pairs(of: value).first, value.children.count == 2 {
      splices.replaceContent(of: pair.value, with: XMLEscaping.escaped(text: own.text))
    } else if let plural = StringsdictPlural(value, of: own) {
      plural.replaceBranches(in: &splices)
    } else {
      // Comments among the texts are moved above them.
      let comments = value.pieces.compactMap { piece -> Range<Int>? in
        if case .comment = piece.content { piece.range } else { nil }
      }
      let layout = StringsLayout(file)
      let lead = StringsLayout.line(elements.key.leadingSpace)
      splices.replace(
        value.range,
        with: comments.flatMap { Array(file.text.bytes[$0]) + lead } + layout.bytes(of: our.value, lead: lead))
    }
  }

  mutating func add(_ unit: StringUnit) {
    if !division.reportsRefusals, (try? writer.entry(of: unit)) == nil { return }
    guard let own = writer.written(unit) else { return }
    decide(division.absent(unit, isPlural: own.isPlural), own)
  }

  private mutating func decide(_ decision: StringsDivision.Decision, _ own: StringsWriter.Entry) {
    switch decision {
    case .add: if mayHold(own) { added.append(own) }
    case .leave: break
    case .loss(let reason): leave(own.unit, reason)
    case .foreign(let theirs): updated.foreign.append(theirs)
    }
  }

  /// Returns whether the file's syntax can hold a text.
  private mutating func mayHold(_ own: StringsWriter.Entry) -> Bool {
    guard file.kind != .oldStyle, let refused = XMLCharacters.refused(in: own.text) else { return true }
    leave(own.unit, "XML cannot hold \(refused) in its text")
    return false
  }

  private mutating func leave(_ unit: StringUnit, _ reason: String) {
    updated.losses.append(Loss(of: unit.key, locale: writer.locale, reason: reason))
  }

  /// Adds the missing units.
  ///
  /// - Parameter ours: the catalogue's units in the file.
  mutating func finish(beside ours: Set<UnitKey>) {
    updated.added = added.count
    let layout = StringsLayout(file)
    let place = file.all.last { $0.key.map(ours.contains) ?? false } ?? file.all.last
    if !added.isEmpty { layout.insert(added, after: place, in: &splices) }
  }
}
