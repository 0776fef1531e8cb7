internal import CatalogModel
internal import SourceText

/// The places of the catalogue's texts in a file, and of new ones: nested, or flat with `.` in their keys.
struct I18NextPlaces {
  /// Texts to add below one new member of an object.
  struct Group {
    let object: JSONValue
    let place: JSONEditor.Place
    /// Their keys in the object.
    var texts: [(path: [Substring], text: String)]
  }

  /// The key of a new object.
  private struct Head: Hashable {
    let object: Int
    let key: Substring
  }

  let json: JSONObjectFile
  /// The catalogue's texts by unit.
  private(set) var ours: [UnitKey: [I18NextReader.Entry]] = [:]
  private let repeated: Set<UnitKey>
  /// The offsets of the keys of the catalogue's texts.
  private var offsets: Set<Int> = []
  /// The purposes with a text whose key has a `.`, by the object that it is in.
  private var flat: [Int: Set<String>] = [:]
  /// True if the catalogue's texts, or else the app's, are in nested objects; nil if the file has none.
  private(set) var isNested: Bool?
  /// The last member of each object with a text of the catalogue.
  private var lasts: [Int: JSONValue.Member] = [:]
  /// The same of the units so far, in the order of the table.
  private var passed: [Int: JSONValue.Member] = [:]
  /// The groups of members to add.
  private(set) var groups: [Group] = []
  private var heads: [Head: Int] = [:]
  private var ownership: [Int: Bool] = [:]

  init(_ json: JSONObjectFile, _ update: TableUpdate, in context: ReadContext) {
    self.json = json
    let exported = JSONMeta.bases(of: json, separator: I18NextFormat.keySeparator, context).keys
    let reader = I18NextReader(json, locale: update.table.targetLocale, exported: Set(exported), context)
    repeated = reader.repeated
    let foreign = Set(update.foreign.map(\.key) + update.losses.map(\.key))
    for unit in update.table.units where !foreign.contains(unit.key) {
      guard let entries = reader.entries[unit.key] else { continue }
      ours[unit.key] = entries
      for entry in entries { take(entry, of: unit.key) }
    }
    if isNested == nil, let texts = json.members.first(where: { !$0.key.hasPrefix("$") }) {
      isNested =
        texts.value.members != nil || json.members.contains { !$0.key.hasPrefix("$") && $0.value.members != nil }
    }
  }

  private mutating func take(_ entry: I18NextReader.Entry, of key: UnitKey) {
    for step in entry.path {
      let last = lasts[step.object.index]?.keyRange.lowerBound ?? 0
      if step.member.keyRange.lowerBound >= last { lasts[step.object.index] = step.member }
    }
    guard let own = entry.path.last else { return }
    offsets.insert(own.member.keyRange.lowerBound)
    let isFlat = own.member.key.contains(I18NextFormat.keySeparator)
    if isFlat { flat[own.object.index, default: []].insert(key.purpose) }
    if isFlat || entry.path.count > 1 { isNested = (isNested ?? false) || !isFlat }
  }

  /// Notes a unit, which the next ones follow.
  mutating func pass(_ entries: [I18NextReader.Entry]) {
    // The reader collects them in file order.
    for step in entries.last?.path ?? [] { passed[step.object.index] = step.member }
  }

  /// Returns whether an object has texts of the catalogue only.
  mutating func isOurs(_ object: JSONValue) -> Bool {
    if let known = ownership[object.index] { return known }
    let isOurs = object.members?.allSatisfy { offsets.contains($0.keyRange.lowerBound) } ?? false
    ownership[object.index] = isOurs
    return isOurs
  }

  // MARK: Adding

  /// Adds texts of a unit to those of the object that they belong to.
  ///
  /// - Throws: ``Refusal`` if the file has something else under a key.
  mutating func add(
    _ texts: [(ending: String, text: String)], named name: String, purpose: String, isNested: Bool
  ) throws(Refusal) {
    var object = json.root
    var rest = name.split(separator: I18NextFormat.keySeparator)[...]
    while rest.count > 1, let first = rest.first, let inner = object[String(first)], inner.members != nil {
      object = inner
      rest = rest.dropFirst()
    }
    let isBlocked = rest.count > 1 && rest.first.map { object[String($0)] != nil } ?? false
    if isBlocked || !isNested || flat[object.index]?.contains(purpose) == true {
      rest = [Substring(rest.joined(separator: String(I18NextFormat.keySeparator)))]
    }
    let (outer, stem) = (Array(rest.dropLast()), rest.last ?? "")
    let paths = texts.map { (path: outer + [Substring("\(stem)\($0.ending)")], text: $0.text) }
    for (path, _) in paths where path.count == 1 {
      let key = String(path[0])
      guard object[key] == nil else { throw Refusal("the file has something else under its key '\(key)'") }
    }
    if let key = outer.first {
      let head = Head(object: object.index, key: key)
      if let index = heads[head] { return groups[index].texts += paths }
      heads[head] = groups.count
    }
    let anchor = passed[object.index] ?? lasts[object.index]
    groups.append(Group(object: object, place: anchor.map { .after($0) } ?? .end, texts: paths))
  }

  // MARK: Changing

  /// Checks that the texts of a unit can be replaced.
  ///
  /// - Throws: ``Refusal`` if a key is taken, or the unit is not clear.
  func check(
    _ endings: [String], of key: UnitKey, _ entries: [I18NextReader.Entry], stem: String, in object: JSONValue
  ) throws(Refusal) {
    if repeated.contains(key) { throw Refusal("the file has the unit twice; remove one") }
    let own = Set(entries.map(\.ending))
    for ending in endings where !own.contains(ending) && object[stem + ending] != nil {
      throw Refusal("the file has something else under its key '\(stem + ending)'")
    }
  }
}

extension I18NextReader.Entry {
  /// The key without the ending of a plural form.
  var stem: String {
    guard let key = path.last?.member.key else { return "" }
    guard selector != nil, let bar = key.lastIndex(of: I18NextFormat.pluralSeparator) else { return key }
    return String(key[..<bar])
  }

  /// The ending of a plural form, `_one`; empty for a text without plural forms.
  var ending: String { String((path.last?.member.key ?? "").dropFirst(stem.count)) }
}
