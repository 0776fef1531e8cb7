internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Collects the texts of one file by unit.
struct I18NextReader {
  private let json: JSONObjectFile
  private let context: ReadContext
  private let categories: [PluralCategory]
  private let exported: Set<UnitKey>
  private var collector: UnitCollector
  /// The texts of each unit, in file order.
  private(set) var entries: [UnitKey: [Entry]] = [:]
  /// Units with two texts for the same form.
  private(set) var repeated: Set<UnitKey> = []
  private var order: [UnitKey] = []
  /// Units with a plural of JSON v3, whose singular is a plain text.
  private var ofVersion3: Set<UnitKey> = []

  /// A member and the object that it is in.
  struct Step {
    let object: JSONValue
    let member: JSONValue.Member
  }

  /// A text of a unit.
  struct Entry {
    /// nil for a text without plural forms.
    let selector: PluralMessage.Selector?
    let text: String
    let place: UnitPlace
    /// The members around the text and its own, outermost first.
    let path: [Step]
  }

  /// - Parameter exported: the units that were exported according to the file.
  init(_ json: JSONObjectFile, locale: LanguageTag, exported: Set<UnitKey>, _ context: ReadContext) {
    self.json = json
    self.exported = exported
    self.context = context
    collector = UnitCollector(locale: locale)
    categories = ZeroText.categories(of: locale)
    for member in json.members where !member.key.hasPrefix("$") { gather(member, in: json.root, path: []) }
  }

  /// - Parameter path: the members around the member.
  private mutating func gather(_ member: JSONValue.Member, in object: JSONValue, path: [Step]) {
    let path = path + [Step(object: object, member: member)]
    if let members = member.value.members {
      for child in members { gather(child, in: member.value, path: path) }
      return
    }
    let name = path.map(\.member.key).joined(separator: String(I18NextFormat.keySeparator))
    let place = json.place(of: member)
    guard let text = member.value.string else {
      guard let key = context.key(of: name, separator: I18NextFormat.keySeparator) else { return }
      return collector.refuse("the value of '\(name)' is not a text; write a string", at: place, key: key)
    }
    func entry(_ selector: PluralMessage.Selector?) -> Entry {
      Entry(selector: selector, text: text, place: place, path: path)
    }
    if let keys = context.keys { return gather(name, keys: keys, entry) }
    let whole = UnitKey(name, separator: I18NextFormat.keySeparator)
    guard let underscore = name.lastIndex(of: I18NextFormat.pluralSeparator),
      !name[underscore...].contains(I18NextFormat.keySeparator)
    else { return add(entry(nil), whole) }
    let key = UnitKey(String(name[..<underscore]), separator: I18NextFormat.keySeparator)
    let suffix = name[name.index(after: underscore)...]
    if suffix == "plural", context.units[key] != nil {
      ofVersion3.insert(key)
      return collector.refuse(
        "'\(name)' is a plural of i18next's JSON v3; write '_one' and '_other'", at: place, key: key)
    }
    if let selector = I18NextFormat.selector(of: suffix, categories: categories) { return add(entry(selector), key) }
    // An app's own keys have contexts, as in 'share_male', or are plain names, as in 'title_contains'.
    let isCounted = context.units[key].map { MessageForms($0.source).plural != nil } ?? false
    guard exported.contains(key), isCounted else { return add(entry(nil), whole) }
    collector.refuse(
      "'\(name)' ends in '_\(suffix)', which is not a plural category; write '_other'", at: place, key: key)
  }

  /// Collects a text whose name the key pattern produces, possibly with a suffix; others are not the catalogue's.
  private mutating func gather(_ name: String, keys: KeyNaming, _ entry: (PluralMessage.Selector?) -> Entry) {
    if let key = keys.known(name) { return add(entry(nil), key) }
    if let underscore = name.lastIndex(of: I18NextFormat.pluralSeparator),
      let key = keys.key(of: String(name[..<underscore])),
      let selector = I18NextFormat.selector(of: name[name.index(after: underscore)...], categories: categories)
    {
      return add(entry(selector), key)
    }
    if let key = keys.key(of: name) { add(entry(nil), key) }
  }

  private mutating func add(_ entry: Entry, _ key: UnitKey) {
    if entries[key] == nil { order.append(key) }
    if let other = entries[key]?.first(where: { $0.selector == entry.selector }) {
      repeated.insert(key)
      return other.text == entry.text ? () : collector.refuse(repeated: key, at: entry.place)
    }
    entries[key, default: []].append(entry)
  }

  /// The units, with their problems.
  consuming func collected(_ bases: [UnitKey: UnitBase]) -> UnitCollector {
    for key in order where !ofVersion3.contains(key) {
      guard let entries = entries[key], let first = entries.first else { continue }
      guard let target = target(of: key, entries, bases[key]) else { continue }
      collector.add(ReadUnit(key: key, target: target, base: bases[key], place: first.place))
    }
    return collector
  }

  private mutating func target(of key: UnitKey, _ entries: [Entry], _ base: UnitBase?) -> String? {
    let texts = entries.filter { !$0.text.isEmpty }
    if texts.count > 1, let whole = texts.first(where: { $0.selector == nil }) {
      collector.refuse("'\(key)' has both a plain text and plural forms; remove one", at: whole.place, key: key)
      return nil
    }
    var branches: [PluralMessage.Branch] = []
    for entry in texts {
      do throws(Refusal) {
        let pieces = try I18NextText.pieces(of: entry.text, context.units[key]?.arguments ?? [])
        guard let selector = entry.selector else { return MessageForms.plain(pieces).text }
        let counted = pieces.map {
          $0 == .number(I18NextFormat.counted, .decimal) ? .argument(I18NextFormat.counted) : $0
        }
        branches.append(PluralMessage.Branch(selector, counted))
      } catch {
        collector.refuse(error.reason, at: entry.place, key: key)
        return nil
      }
    }
    guard let other = branches.first(where: { $0.selector == .category(.other) }) else {
      return PluralSlots.message(counting: I18NextFormat.counted, branches)
    }
    // A file has every category, also those that the catalogue's text leaves to 'other'.
    let counted = I18NextFormat.counted
    return PluralForms.likely(
      branches, other,
      of: PluralForms.Unit(
        key: key, argument: counted, declaration: context.units[key]?.arguments.first { $0.name == counted },
        base: base, locale: collector.locale))
  }
}
