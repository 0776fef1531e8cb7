internal import CatalogModel
package import SourceText

extension XCStringsFormat: UpdatableFormat {
  package func update(
    _ file: SourceFile, with tables: [StringTable], options: FormatOptions, context: ReadContext
  ) throws(StringTableError) -> UpdatedFile {
    let theirs = try XCStringsFile(file, context)
    guard !tables.isEmpty else { return UpdatedFile(bytes: file.bytes) }
    let kept = theirs.strings.filter { $0.value["shouldTranslate"]?.bool == false }.keys
    var updates: [TableUpdate] = []
    for table in tables {
      let context = context.naming(table.targetLocale)
      let read = try read([file], context: context)
      updates.append(TableUpdate(table, read: read, of: description, context: context, keeping: Set(kept)))
    }
    let written = try write(updates.map(\.rest), options: options)
    let own = try XCStringsFile(SourceFile(path: Self.fileName, bytes: written.files.first?.bytes ?? []), context)
    var updater = Updater(theirs: theirs, own: own)
    updater.apply(updates)
    updater.updated.bytes = updater.splices.bytes(of: theirs.text, as: file)
    updater.updated.foreign = updates.flatMap(\.foreign)
    updater.updated.losses = updates.flatMap(\.losses) + written.losses
    return updater.updated
  }
}

/// The keys of a string catalog with their places.
private struct XCStringsFile {
  let text: SourceFile
  let all: JSONValue
  private(set) var strings: [UnitKey: JSONValue] = [:]
  /// The catalogue's locales by the keys of localizations: `zh-TW` is `zh-Hant`.
  private var locales: [String: LanguageTag] = [:]
  /// The keys by their names in the file.
  private(set) var keys: [String: UnitKey] = [:]

  /// - Throws: ``StringTableError`` if the file is not a string catalog.
  init(_ file: SourceFile, _ context: ReadContext) throws(StringTableError) {
    let json = try JSONObjectFile(file)
    guard let all = json.root["strings"], let members = all.members else {
      throw StringTableError("the file is not a string catalog; it has no object 'strings'", path: file.path)
    }
    text = json.text
    self.all = all
    for member in members {
      guard let key = context.writtenKey(of: member.key, separator: XCStringsFormat.separator) else { continue }
      strings[key] = member.value
      keys[member.key] = key
      for localization in member.value["localizations"]?.members ?? [] where locales[localization.key] == nil {
        locales[localization.key] = LanguageTag(localeIdentifier: localization.key).map(context.declaredName)
      }
    }
  }

  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> { text.bytes[range] }

  /// The localizations of a key, by locale.
  func localizations(of key: UnitKey) -> [LanguageTag: JSONValue.Member] {
    let members = strings[key]?["localizations"]?.members ?? []
    return Dictionary(members.compactMap { member in locales[member.key].map { ($0, member) } }) { first, _ in first }
  }
}

/// Collects the changes of one file.
private struct Updater {
  let theirs: XCStringsFile
  let own: XCStringsFile
  var splices = FileSplices()
  var updated = UpdatedFile()

  init(theirs: XCStringsFile, own: XCStringsFile) {
    self.theirs = theirs
    self.own = own
  }

  mutating func apply(_ updates: [TableUpdate]) {
    var units: [UnitKey: [(locale: LanguageTag, unit: StringUnit, change: TableUpdate.Change?)]] = [:]
    for update in updates {
      let locale = update.table.targetLocale
      for change in update.changes { units[change.unit.key, default: []].append((locale, change.unit, change)) }
      for unit in update.absent { units[unit.key, default: []].append((locale, unit, nil)) }
    }
    var added: [JSONValue.Member] = []
    for member in own.all.members ?? [] {
      guard let key = own.keys[member.key], let found = units[key] else { continue }
      guard let entry = theirs.strings[key] else {
        added.append(member)
        updated.added += found.count
        continue
      }
      guard let object = entry["localizations"], object.members != nil else {
        replaceWhole(entry, member)
        updated.added += found.count
        continue
      }
      replace(key, in: object, with: found)
      replaceComment(of: entry, found.map { ($0.locale, $0.unit) })
    }
    insert(added, into: theirs.all)
  }

  /// Replaces a key without texts, which Xcode writes as an empty object.
  private mutating func replaceWhole(_ entry: JSONValue, _ ours: JSONValue.Member) {
    let added = (ours.value.members ?? []).filter { entry[$0.key] == nil }
    if entry.members?.isEmpty ?? true { return splices.replace(entry.range, with: own.bytes(ours.value.range)) }
    insert(added, into: entry)
  }

  private mutating func replace(
    _ key: UnitKey, in object: JSONValue,
    with found: [(locale: LanguageTag, unit: StringUnit, change: TableUpdate.Change?)]
  ) {
    let (their, our) = (theirs.localizations(of: key), own.localizations(of: key))
    var added: [JSONValue.Member] = []
    for (locale, _, change) in found {
      guard let member = our[locale] else { continue }
      guard let same = their[locale] else {
        added.append(member)
        updated.added += 1
        continue
      }
      guard let change else { continue }
      if change.hasOtherTarget || change.hasOtherState {
        splices.replace(same.value.range, with: own.bytes(member.value.range))
        updated.changed += 1
      }
    }
    // The file has the source text too.
    if found.contains(where: { $0.change?.hasOtherSource == true }), let language = own.sourceLanguage,
      !found.contains(where: { $0.locale == language }), let text = our[language], let old = their[language]
    {
      splices.replace(old.value.range, with: own.bytes(text.value.range))
    }
    insert(added, into: object)
  }

  /// Updates the bases in the comment, if it has any.
  private mutating func replaceComment(of entry: JSONValue, _ units: [(locale: LanguageTag, unit: StringUnit)]) {
    guard let value = entry["comment"], let comment = value.string,
      let updated = XCStringsBases.comment(comment, with: units), updated != comment
    else { return }
    splices.replace(value.range, with: XcodeJSON.bytes(of: .string(updated)))
  }

  /// Inserts members into an object in Xcode's order.
  private mutating func insert(_ added: [JSONValue.Member], into object: JSONValue) {
    guard !added.isEmpty, let members = object.members else { return }
    guard let first = members.first, let last = members.last else {
      // Our object has the same depth, and contains only its members.
      let parent = added[0].keyRange.lowerBound
      let lead = own.text.spaceBefore(parent)
      let bytes = added.map { lead + own.bytes($0.keyRange.lowerBound..<$0.value.range.upperBound) }
      let ending = [0x0A] + lead.drop { $0 == 0x0A }.dropLast(2)
      return splices.replace(object.range, with: [0x7B] + bytes.joined(separator: [0x2C]) + ending + [0x7D])
    }
    let lead = theirs.text.spaceBefore(first.keyRange.lowerBound)
    for member in added {
      let bytes = own.bytes(member.keyRange.lowerBound..<member.value.range.upperBound)
      if let next = members.first(where: { XcodeKeyOrder.precedes(member.key, $0.key) }) {
        splices.insert(bytes + [0x2C] + lead, at: next.keyRange.lowerBound)
      } else {
        splices.insert([0x2C] + lead + bytes, at: last.value.range.upperBound)
      }
    }
  }
}

extension XCStringsFile {
  var sourceLanguage: LanguageTag? {
    all.document.root["sourceLanguage"]?.string.flatMap { LanguageTag(localeIdentifier: $0) }
  }
}
