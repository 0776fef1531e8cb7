internal import CatalogModel
package import SourceText
internal import TextFormats

extension XLIFF12Format {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    let tree = try file.xml()
    try XLIFFSection.checkRoot(of: tree, version: "1.2", path: file.path)
    let sections = try tree.root.children("file").map { section throws(StringTableError) in
      if XLIFFOfPO.isConverted(section) { return try XLIFFOfPO.read(section, of: tree.file, context) }
      let locale = try XLIFFSection.locale(of: section, "target-language", context)
      var reader = XLIFF12Reader(section, locale: locale, context: context)
      return ReadTables(reader.units(), reader.problems, locale: locale)
        .exported(from: Self.isExport(section) ? section["original"] : nil)
    }
    return ReadTables(joining: sections).markingTwins(in: context)
  }

  /// Returns whether this program wrote a `<file>`.
  static func isExport(_ section: XMLTreeElement) -> Bool {
    section.child("header")?.children("tool").contains { $0["tool-id"] == XLIFF12Format.tool } ?? false
  }
}

/// Collects the units of one `<file>`.
struct XLIFF12Reader: XLIFFSectionReader {
  let locale: LanguageTag
  let context: ReadContext
  private(set) var problems: [ReadProblem] = []
  private(set) var entries: [UnitKey: [Entry]] = [:]
  private var order: [UnitKey] = []

  /// A `<trans-unit>`.
  struct Entry {
    let element: XMLTreeElement
    /// The branch; nil for the whole message.
    let selector: PluralMessage.Selector?
    /// The `<body>` and the groups that it is in, the outermost first.
    let parents: [XMLTreeElement]

    /// The innermost group, or nil.
    var group: XMLTreeElement? { parents.count > 1 ? parents.last : nil }
  }

  init(_ section: XMLTreeElement, locale: LanguageTag, context: ReadContext) {
    self.locale = locale
    self.context = context
    if let body = section.child("body") { gather(in: [body]) }
  }

  private mutating func gather(in parents: [XMLTreeElement]) {
    for child in parents.last?.children ?? [] {
      if child.isNamed("group") {
        gather(in: parents + [child])
      } else if child.isNamed("trans-unit") {
        take(child, in: parents)
      }
    }
  }

  private mutating func take(_ element: XMLTreeElement, in parents: [XMLTreeElement]) {
    // Some tools renumber the units and keep our name in `resname`.
    let identifiers = [element["id"], element["resname"]].compactMap(\.self)
    let names = identifiers.compactMap { BranchName($0).unit(context) }
    guard let name = names.first(where: { context.units[$0.key] != nil }) ?? names.first else {
      guard identifiers.isEmpty else { return }
      problems.append(ReadProblem("the unit has no id; add id=\"…\"", at: element.place, locale: locale))
      return
    }
    let entry = Entry(element: element, selector: name.selector, parents: parents)
    if entries[name.key] == nil { order.append(name.key) }
    if let other = entries[name.key]?.first(where: { $0.selector == entry.selector }) {
      guard Self.target(of: other.element) != Self.target(of: element) else { return }
      problems.append(
        .repetition(of: "unit '\(element["id"] ?? "")'", key: name.key, locale: locale, at: element.place))
    } else {
      entries[name.key, default: []].append(entry)
    }
  }

  mutating func units() -> [ReadUnit] {
    order.compactMap { key in entries[key].flatMap { unit(key, $0) } }
  }

  private mutating func unit(_ key: UnitKey, _ entries: [Entry]) -> ReadUnit? {
    guard let first = entries.first else { return nil }
    let notes = XLIFF12Notes(of: [first.group].compactMap(\.self) + entries.map(\.element))
    var unit = ReadUnit(key: key, target: "", comment: notes.comment, base: notes.base, place: first.element.place)
    if let whole = entries.first(where: { $0.selector == nil }) {
      unit.target = Self.target(of: whole.element)
      unit.source = Self.source(of: whole.element)
      unit.state = Self.state(of: whole.element)
      unit.place = whole.element.place
      return unit
    }
    let argument = argument(of: key, first.group)
    var branches: [PluralMessage.Branch] = []
    for entry in entries {
      let text = Self.target(of: entry.element)
      guard let selector = entry.selector, !text.isEmpty else { continue }
      switch MessageForms(text) {
      case .plain(let pieces): branches.append(PluralMessage.Branch(selector, pieces))
      case .plural:
        return refuse(entry, key: key, reason: "a plural, but is one branch of it; write its sentence alone")
      case .other(let reason): return refuse(entry, key: key, reason: "\(reason); write a sentence")
      }
    }
    unit.target = PluralSlots.message(counting: argument, branches)
    unit.source = Self.source(of: entries, counting: argument)
    let states = entries.filter { !Self.target(of: $0.element).isEmpty }.map { Self.state(of: $0.element) }
    unit.state = states.isEmpty ? Self.state(of: first.element) : TranslationState.lowest(states)
    return unit
  }

  private mutating func refuse(_ entry: Entry, key: UnitKey, reason: String) -> ReadUnit? {
    let branch = entry.selector?.text ?? ""
    problems.append(
      ReadProblem("the text of '\(branch)' is \(reason)", at: entry.element.place, key: key, locale: locale))
    return nil
  }

  /// The counted argument of the group, or else of the source.
  private func argument(of key: UnitKey, _ group: XMLTreeElement?) -> String {
    let named = group.flatMap { $0["restype"] == XLIFF12Format.pluralType ? $0["extradata"] : nil }
    if let named, MessageForms("{\(named)}") == .plain([.argument(named)]) { return named }
    return context.units[key]?.countedArgument ?? "count"
  }

  private static func target(of element: XMLTreeElement) -> String {
    element.child("target").map { XLIFF12Inline.text(of: $0, source: element.child("source")) } ?? ""
  }

  private static func source(of element: XMLTreeElement) -> String? {
    element.child("source").map { XLIFF12Inline.text(of: $0, source: nil) }
  }

  /// The source text of the branches of a plural, or nil.
  private static func source(of entries: [Entry], counting argument: String) -> String? {
    let branches = entries.compactMap { entry -> PluralMessage.Branch? in
      guard let selector = entry.selector, let text = source(of: entry.element) else { return nil }
      guard case .plain(let pieces) = MessageForms(text) else { return PluralMessage.Branch(selector, [.text(text)]) }
      return PluralMessage.Branch(selector, pieces)
    }
    return branches.isEmpty ? nil : PluralSlots.message(counting: argument, branches)
  }

  private static func state(of element: XMLTreeElement) -> TranslationState? {
    XLIFF12State.state(element.child("target")?["state"], approved: element["approved"])
  }
}
