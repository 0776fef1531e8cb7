internal import CatalogModel
internal import MessageSyntax
package import SourceText
internal import TextFormats

extension GettextFormat {
  package func read(_ file: SourceFile, context: ReadContext) throws(StringTableError) -> ReadTables {
    try read(file, context, isUpdate: false)
  }

  /// - Parameter isUpdate: whether the file belongs to an app and will be updated, so that missing texts will be added.
  func read(_ file: SourceFile, _ context: ReadContext, isUpdate: Bool) throws(StringTableError) -> ReadTables {
    // A template has no translations.
    guard file.fileExtension != "pot" else { return ReadTables() }
    let text = try file.decodedLines(declaration: .gettext)
    let entries = try POParser(text).entries
    let locale = try POHeader(of: entries).locale(of: text, context)
    return Self.read(
      entries, obsolete: POObsolete(text).entries.map(\.entry), of: text, locale: locale, context, isUpdate: isUpdate)
  }

  /// Reads the units from entries.
  ///
  /// - Parameter file: their file, in UTF-8.
  static func read(
    _ entries: [POEntry], obsolete: [POEntry] = [], of file: SourceFile, locale: LanguageTag, _ context: ReadContext,
    isUpdate: Bool = false
  ) -> ReadTables {
    let header = POHeader(of: entries)
    let forms = header.forms(for: locale)
    var reader = Reader(file: file, locale: locale, context: context, forms: forms, isUpdate: isUpdate)
    // Converters to XLIFF and back keep comments and drop all contexts. If a context is left, msgmerge may have copied
    // a comment from another entry.
    let hasLostContexts = !entries.contains { $0.context != nil }
    for entry in entries where !entry.id.isEmpty || entry.context != nil {
      var entry = entry
      if hasLostContexts { entry.context = POBase.name(in: entry.comments) }
      reader.gather(entry)
    }
    for entry in obsolete { reader.gather(obsolete: entry) }
    return ReadTables(reader.units(), reader.problems, locale: locale).exported(from: header[POHeader.catalogueField])
  }
}

/// Collects the units of one file.
private struct Reader {
  let file: SourceFile
  let locale: LanguageTag
  let context: ReadContext
  let forms: PluralForms?
  let isUpdate: Bool
  var problems: [ReadProblem] = []
  private var entries: [Name: Entries] = [:]
  private var order: [Name] = []
  /// The keys that catalog.json lists as foreign.
  private let foreign: Set<UnitKey>

  /// The key of a unit, or of another program's entry in the context of a unit.
  private struct Name: Hashable {
    let key: UnitKey
    /// The source text of another program's entry; nil for the unit itself.
    var foreignText: String?
  }

  /// The entries of one unit.
  private struct Entries {
    var main: POEntry?
    var others: [(selector: PluralMessage.Selector, entry: POEntry)] = []
  }

  init(file: SourceFile, locale: LanguageTag, context: ReadContext, forms: PluralForms?, isUpdate: Bool) {
    self.file = file
    self.locale = locale
    self.context = context
    self.forms = forms
    self.isUpdate = isUpdate
    foreign = context.foreignKeys(in: GettextFormat().description)
  }

  mutating func gather(_ entry: POEntry) {
    guard let found = entry.unit(context) else { return }
    let (key, selector) = found
    // An entry without a context is named by its text: 'account' is a word here, and no key.
    if entry.context == nil, context.units[key] != nil, !isOurs(entry, key) { return }
    // Other programs have many texts in one context, such as 'menu': at most one of them is the catalogue's.
    if selector == nil, let other = entries[Name(key: key)]?.main, other.id != entry.id {
      switch (isOurs(entry, key), isOurs(other, key)) {
      case (true, true): break
      case (true, false):
        entries[Name(key: key)]?.main = nil
        add(other, to: Name(key: key, foreignText: other.id), nil)
      case (false, _): return add(entry, to: Name(key: key, foreignText: entry.id), nil)
      }
    }
    add(entry, to: Name(key: key), selector)
  }

  private mutating func add(_ entry: POEntry, to name: Name, _ selector: PluralMessage.Selector?) {
    var known = entries[name] ?? Entries()
    if entries[name] == nil { order.append(name) }
    let other = selector.map { selector in known.others.first { $0.selector == selector }?.entry } ?? known.main
    if let other {
      guard other.translations != entry.translations else { return }
      return report(
        "'\(entry.name)' is in the file twice, with different texts; remove one of them", at: entry, name: name,
        isRepetition: true)
    }
    if let selector {
      known.others.append((selector, entry))
    } else {
      known.main = entry
    }
    entries[name] = known
  }

  private func isOurs(_ entry: POEntry, _ key: UnitKey) -> Bool {
    entry.isOurs(key, known: context.units[key], isDeclaredForeign: foreign.contains(key))
  }

  /// Collects the branches that msgmerge made obsolete because the template's language does not have them.
  mutating func gather(obsolete entry: POEntry) {
    guard let (key, branch) = entry.unit(context), let selector = branch, entry.plural == nil,
      entry.translations.first?.isEmpty == false,
      var known = entries[Name(key: key)], known.main?.plural != nil,
      !known.others.contains(where: { $0.selector == selector })
    else { return }
    known.others.append((selector, entry))
    entries[Name(key: key)] = known
  }

  mutating func units() -> [ReadUnit] {
    order.compactMap { name in
      guard var entries = entries[name], let first = entries.main ?? entries.others.first?.entry else { return nil }
      if let forms, entries.main != nil {
        // msgmerge proposes a text for an entry of the template that only other languages need.
        entries.others.removeAll { !forms.isApart($0.selector) && $0.entry.flags.contains("fuzzy") }
      }
      do throws(Refusal) {
        var unit = try unit(name.key, entries: entries, first: first)
        unit.isTwin = name.foreignText != nil
        return unit
      } catch {
        report(error.reason, at: first, name: name)
        return nil
      }
    }
  }

  private func unit(_ key: UnitKey, entries: Entries, first: POEntry) throws(Refusal) -> ReadUnit {
    let comments = POBase(in: first.comments, of: key)
    let base = first.base(of: key)
    let target = try target(of: key, entries: entries, first: first, base: base)
    let all = [entries.main].compactMap(\.self) + entries.others.map(\.entry)
    let isFuzzy = all.contains { $0.flags.contains("fuzzy") }
    // Neither msgfmt nor an app uses a fuzzy text.
    let isCopy = isFuzzy && MessageForms.isSourceText(target, of: source(of: key, entries))
    let plain: TranslationState = target.isEmpty || isCopy ? .new : isFuzzy ? .needsReview : .translated
    let state = base?.state(of: target) { target.isEmpty || $0.isFuzzy == isFuzzy } ?? plain
    var unit = ReadUnit(
      key: key, target: target, source: source(of: key, entries), state: state,
      comment: comments.rest.isEmpty ? nil : comments.rest.joined(separator: "\n"), base: base,
      place: UnitPlace(file: file, offset: first.offset))
    unit.isAtOpenEnd = all.contains(where: isAtOpenEnd)
    return unit
  }

  /// Returns whether the file ends in a multi-line text without a line end, so that more lines may be missing.
  private func isAtOpenEnd(_ entry: POEntry) -> Bool {
    guard let last = entry.places.translations.last, last.upperBound == file.bytes.count else { return false }
    return file.bytes[last].contains(0x0A)
  }

  /// The source text of all entries of a unit.
  private func source(of key: UnitKey, _ entries: Entries) -> String {
    let known = context.units[key]
    var branches = entries.main.map { $0.sourceBranches(known) } ?? []
    if branches.count == 1, entries.others.isEmpty { return branches[0].pieces.message }
    branches.removeAll { branch in entries.others.contains { $0.selector == branch.selector } }
    branches += entries.others.flatMap { other in
      other.entry.sourceBranches(known).map { PluralMessage.Branch(other.selector, $0.pieces) }
    }
    return PluralSlots.message(counting: known?.countedArgument ?? "count", branches)
  }

  private func target(
    of key: UnitKey, entries: Entries, first: POEntry, base: UnitBase?
  ) throws(Refusal) -> String {
    let known = context.units[key]
    let isPattern = known?.isPattern ?? first.flags.contains { $0 == "python-brace-format" }
    func pieces(_ text: String) throws(Refusal) -> [MessagePiece] {
      isPattern ? try BraceText.pieces(of: text) : [MessagePiece.text(text)].joined
    }
    if let main = entries.main, main.plural == nil, entries.others.isEmpty {
      return try pieces(main.translations.first ?? "").message
    }
    var branches: [PluralMessage.Branch] = []
    for other in entries.others {
      let sentence = try pieces(other.entry.translations.first ?? "")
      if !sentence.isEmpty { branches.append(PluralMessage.Branch(other.selector, sentence)) }
    }
    let argument = known?.countedArgument ?? "count"
    guard let main = entries.main else { return PluralSlots.message(counting: argument, branches) }
    guard let forms else { throw Refusal("the header's Plural-Forms cannot be read; correct them") }
    if !main.translations.allSatisfy(\.isEmpty), let known { try forms.requireForms(of: known, in: locale) }
    guard main.translations.allSatisfy(\.isEmpty) || main.translations.count == forms.count else {
      throw Refusal("the entry has \(main.translations.count) forms, and the header says \(forms.count)")
    }
    var sentences: [[MessagePiece]] = []
    for translation in main.translations { sentences.append(try pieces(translation)) }
    let unit = PluralForms.Unit(
      key: key, argument: argument, declaration: known?.arguments.first { $0.name == argument }, base: base,
      locale: locale, mayGuess: isUpdate)
    return try forms.message(sentences, branches, of: unit)
  }

  private mutating func report(_ message: String, at entry: POEntry, name: Name, isRepetition: Bool = false) {
    var problem = ReadProblem(
      message, at: UnitPlace(file: file, offset: entry.offset), key: name.key, locale: locale,
      hasBase: entry.base(of: name.key) != nil)
    problem.isTwin = name.foreignText != nil
    problem.isRepetition = isRepetition
    problems.append(problem)
  }
}

extension POEntry {
  /// The entry's context, or its text if it has none.
  var name: String { context ?? id }

  /// The base of a unit; nil if the entry does not have it.
  func base(of key: UnitKey) -> UnitBase? {
    if let base = POBase(in: comments, of: key).base { return base }
    // Some tools wrap notes.
    guard let start = extracted.firstIndex(where: { $0.hasPrefix(UnitBase.notePrefix) }) else { return nil }
    return (1...3).lazy.compactMap { UnitBase(extracted[start...].prefix($0).joined(separator: " ")) }.first
  }

  /// The source texts: `msgid`, and `msgid_plural` if there is one.
  ///
  /// - Parameter known: the unit with the entry's name; nil if the catalogue has none.
  func sourceBranches(_ known: ReadContext.Unit?) -> [PluralMessage.Branch] {
    let isPattern = known?.isPattern ?? flags.contains("python-brace-format")
    func pieces(_ text: String) -> [MessagePiece] {
      // A text that is not a pattern is another program's.
      (isPattern ? try? BraceText.pieces(of: text) : nil) ?? [MessagePiece.text(text)].joined
    }
    guard let plural else { return [PluralMessage.Branch(.category(.other), pieces(id))] }
    return [
      PluralMessage.Branch(.category(.one), pieces(id)), PluralMessage.Branch(.category(.other), pieces(plural)),
    ]
  }

  /// Returns whether an entry belongs to a unit, by its base or its source text.
  ///
  /// - Parameter isDeclaredForeign: true if catalog.json lists the key as foreign: then only the base counts, since
  ///   another program's entry may have the catalogue's source text.
  func isOurs(_ key: UnitKey, known: ReadContext.Unit?, isDeclaredForeign: Bool) -> Bool {
    if base(of: key) != nil { return true }
    guard let known, !isDeclaredForeign else { return false }
    let source = PluralSlots.message(counting: known.countedArgument, sourceBranches(known))
    return MessageForms.isSourceText(source, of: known.source)
  }

  /// The unit and the branch of the entry's name; nil if the key pattern does not produce the name.
  func unit(_ context: ReadContext) -> (key: UnitKey, selector: PluralMessage.Selector?)? {
    BranchName(name).unit(context)
  }
}
