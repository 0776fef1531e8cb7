internal import CatalogModel
package import SourceText
internal import TextFormats

extension GettextFormat: UpdatableFormat {
  package func update(
    _ file: SourceFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    guard let table = tables.first, tables.count == 1, file.fileExtension != "pot" else {
      throw StringTableError("a PO file has the translations of one locale, and a template has none", path: file.path)
    }
    let context = context.naming(table.targetLocale)
    let update = TableUpdate(table, read: try read(file, context, isUpdate: true), of: description, context: context)
    let text = try file.decodedLines(declaration: .gettext)
    let entries = try POParser(text).entries
    let header = POHeader(of: entries)
    try Self.checkEncoding(header, file)
    // The file's own header defines the plural forms.
    var updater = Updater(
      text: text, entries: entries, hasForms: header.hasForms, context: context,
      writer: try GettextWriter(table: table, options: options, forms: header.forms(for: table.targetLocale)))
    for change in update.changes { updater.apply(change) }
    for unit in update.absent { updater.add(unit) }
    updater.finish()
    updater.updated.bytes = updater.splices.bytes(of: text, as: file)
    updater.updated.foreign = update.foreign
    updater.updated.losses = update.losses + updater.writer.losses + updater.updated.losses
    return updater.updated
  }

  private static func checkEncoding(_ header: POHeader, _ file: SourceFile) throws(StringTableError) {
    let type = header["Content-Type"]?.lowercased() ?? ""
    guard let start = type.firstRange(of: "charset=")?.upperBound else { return }
    let name = type[start...].prefix { $0 != ";" && $0 != " " }
    guard name != "utf-8" && name != "utf8" else { return }
    throw StringTableError(
      "the header says that the file is in '\(name)'; convert it with 'msgconv --to-code=UTF-8'", path: file.path)
  }
}

/// Collects the changes of one file.
private struct Updater {
  let text: SourceFile
  var writer: GettextWriter
  var splices = FileSplices()
  var updated = UpdatedFile()
  private let end: Int
  private var entries: [UnitKey: [POEntry]] = [:]
  private let isEmpty: Bool
  /// True if the file states its plural forms.
  private let hasForms: Bool
  private let obsolete: POObsolete
  /// The entries that were written.
  private var written: Set<POEntry.Identity> = []
  private var added = ""

  init(text: SourceFile, entries: [POEntry], hasForms: Bool, context: ReadContext, writer: GettextWriter) {
    self.text = text
    self.hasForms = hasForms
    self.writer = writer
    // Obsolete entries follow the last entry.
    end = entries.compactMap(\.places.entry?.upperBound).max() ?? 0
    isEmpty = entries.isEmpty
    obsolete = POObsolete(text)
    var found: [UnitKey: [POEntry]] = [:]
    for entry in entries where !entry.name.isEmpty {
      if let key = entry.unit(context)?.key { found[key, default: []].append(entry) }
    }
    // Of several entries in one context only one is the catalogue's, so it comes first.
    let foreign = context.foreignKeys(in: GettextFormat().description)
    for (key, group) in found where group.count > 1 {
      let ours = group.map {
        $0.isOurs(key, known: context.units[key], isDeclaredForeign: foreign.contains(key))
      }
      found[key] = zip(group, ours).filter(\.1).map(\.0) + zip(group, ours).filter { !$0.1 }.map(\.0)
    }
    self.entries = found
  }

  mutating func apply(_ change: TableUpdate.Change) {
    let their = entries[change.unit.key] ?? []
    guard let own = ownEntries(of: change.unit), mayHold(own, of: change.unit) else { return }
    let hasClash = own.contains { our in
      let same = their.first { $0.name == our.name }
      return their.contains { $0.identity == our.identity && $0.offset != same?.offset }
    }
    guard !hasClash else {
      return updated.leave(
        change.unit, in: writer.table.targetLocale,
        "another program's entry has its context and the new source text, and gettext allows one of the two; "
          + "name the catalogue's keys with a pattern")
    }
    let before = splices.count
    for our in own {
      if let same = their.first(where: { $0.name == our.name }) {
        replace(same, by: our, change: change)
      } else if change.hasOtherTarget, let last = their.last?.places.entry?.upperBound,
        change.hasBase || obsolete[our.identity] != nil || our.translations.first != own.first?.translations.last
      {
        // Otherwise the last form would be read as that of fractions, or its text would seem to be missing.
        splices.insert("\n\n\(Self.lines(of: our))".utf8, at: last)
        written.insert(our.identity)
      }
    }
    if change.hasOtherTarget {
      for entry in their where BranchName(entry.name).selector != nil && !own.contains(where: { $0.name == entry.name })
      {
        if let range = entry.places.entry { remove(range) }
      }
    }
    if splices.count > before { updated.changed += 1 }
  }

  /// Returns whether the file can hold the entries of a unit. Plural entries need a header with the number of forms;
  /// without it gettext uses those of English.
  private mutating func mayHold(_ own: [POEntry], of unit: StringUnit) -> Bool {
    guard !hasForms, !isEmpty, own.contains(where: { $0.plural != nil }) else { return true }
    updated.leave(
      unit, in: writer.table.targetLocale,
      "the file's header has no Plural-Forms; add the line \"\(writer.formsField)\\n\" to it")
    return false
  }

  /// Returns whether the file has an obsolete entry with a translation that this program did not write.
  private func keepsObsolete(_ our: POEntry) -> Bool {
    guard let old = obsolete[our.identity]?.entry, our.translations.contains(where: { !$0.isEmpty }) else {
      return false
    }
    let isOurs = (old.comments + old.extracted).contains { $0.hasPrefix(UnitBase.notePrefix) }
    return !isOurs && BranchName(our.name).selector == nil && old.translations != our.translations
  }

  private mutating func ownEntries(of unit: StringUnit) -> [POEntry]? {
    do throws(Refusal) {
      return try writer.entries(of: unit)
    } catch {
      updated.leave(unit, in: writer.table.targetLocale, error.reason)
      return nil
    }
  }

  private mutating func replace(_ their: POEntry, by new: POEntry, change: TableUpdate.Change) {
    var our = new
    // Comment lines stay unchanged: if they were marked as exported, the next import would attribute them to the
    // translator.
    let old = their.extracted.lazy.compactMap { UnitBase($0) }.first
    our.extracted = new.extracted.map { line in
      guard line.hasPrefix(UnitBase.notePrefix), let base = UnitBase(line) else { return line }
      return base.keepingComment(of: old).note
    }
    if change.hasBase, their.extracted != our.extracted {
      let lines = their.places.extracted
      if let first = lines.first, their.extracted.contains(where: { $0.hasPrefix(UnitBase.notePrefix) }) {
        splices.replace(first, with: our.extractedLines.utf8)
        for line in lines.dropFirst() { remove(line) }
      }
    }
    if change.hasBase { replaceComment(their, change.unit.base.keepingComment(of: old), of: change.unit.key) }
    if change.hasOtherTarget || change.hasOtherState { replaceFlags(their, isFuzzy: our.flags.contains("fuzzy")) }
    guard (their.plural == nil) == (our.plural == nil), their.translations.count == our.translations.count,
      their.places.translations.count == our.translations.count
    else {
      if change.hasOtherTarget, let end = their.places.entry?.upperBound {
        // Comments among the texts are moved above them.
        let comments = their.places.innerComments.flatMap { Array(text.bytes[$0]) + [UInt8(ascii: "\n")] }
        splices.replace(their.offset..<end, with: comments + Array(our.texts.utf8))
      }
      return
    }
    // A text without a context is its own name.
    if change.hasOtherSource, their.context != nil, !keepsObsolete(our) {
      if let range = their.places.id, their.id != our.id {
        splices.replace(range, with: our.idLines.utf8)
        written.insert(our.identity)
      }
      if let range = their.places.plural, their.plural != our.plural {
        splices.replace(range, with: our.pluralLines.utf8)
      }
    }
    guard change.hasOtherTarget else { return }
    for (index, range) in their.places.translations.enumerated()
    where their.translations[index] != our.translations[index] {
      splices.replace(range, with: our.translationLines(index).utf8)
    }
  }

  /// Replaces the base among the comments.
  private mutating func replaceComment(_ their: POEntry, _ base: UnitBase, of key: UnitKey) {
    let line = POBase.comment(base, of: their.context ?? key.text())
    guard let lines = POBase(in: their.comments, of: key).lines, lines.upperBound <= their.places.comments.count,
      their.comments[lines].joined(separator: " ") != line
    else { return }
    let places = their.places.comments[lines]
    if let first = places.first { splices.replace(first, with: "# \(line)".utf8) }
    for place in places.dropFirst() { remove(place) }
  }

  private mutating func replaceFlags(_ their: POEntry, isFuzzy: Bool) {
    guard their.flags.contains("fuzzy") != isFuzzy else { return }
    var entry = their
    entry.flags = (isFuzzy ? ["fuzzy"] : []) + their.flags.filter { $0 != "fuzzy" }
    // All flags are then on one line, including those from among the texts.
    for line in Array(their.places.flags.dropFirst()) + their.places.innerFlags { remove(line) }
    guard let first = their.places.flags.first else {
      if !entry.flags.isEmpty { splices.insert("\(entry.flagsLine)\n".utf8, at: their.offset) }
      return
    }
    entry.flags.isEmpty ? remove(first) : splices.replace(first, with: entry.flagsLine.utf8)
  }

  /// Removes lines and the line feed after them.
  private mutating func remove(_ lines: Range<Int>) {
    let end = text.bytes[lines.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.bytes.count
    splices.replace(lines.lowerBound..<end, with: [])
  }

  mutating func add(_ unit: StringUnit) {
    guard let own = ownEntries(of: unit), mayHold(own, of: unit) else { return }
    guard !own.contains(where: keepsObsolete) else {
      return updated.leave(
        unit, in: writer.table.targetLocale,
        "the file has an obsolete entry of this context and text with another translation, which stays; gettext "
          + "allows one of the two: take the '#~' from it, or remove it")
    }
    for entry in own {
      added += "\n\n\(Self.lines(of: obsolete.reviving(entry)))"
      written.insert(entry.identity)
    }
    updated.added += 1
  }

  mutating func finish() {
    // msgfmt refuses a file with an entry that is both in use and obsolete.
    for old in obsolete.entries where written.contains(old.entry.identity) { remove(old.lines) }
    guard !added.isEmpty else { return }
    guard isEmpty else { return splices.insert(added.utf8, at: end) }
    // Text that is not ASCII needs a header with the charset.
    writer.isWhole = false
    let header = Self.lines(of: writer.header)
    splices.insert("\(header)\(added)\n\(text.bytes.isEmpty ? "" : "\n")".utf8, at: 0)
  }

  /// The entry without the last line feed.
  private static func lines(of entry: POEntry) -> String {
    var bytes: [UInt8] = []
    entry.write(to: &bytes)
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
