package import CatalogFiles
package import CatalogModel
internal import MessageSyntax
package import PurposeCatalog
internal import SourceText

/// A catalogue prepared for rules: its files' content, and ICU's data on its locales.
package final class CheckedCatalog: Sendable {
  package let source: CatalogSource
  /// The facts of each declared locale, in the manifest's order, then of their undeclared parents.
  package let facts: [LocaleFacts]
  /// The facts of each declared locale.
  var declaredFacts: ArraySlice<LocaleFacts> { facts.prefix(source.manifest.locales.count) }
  /// The indices of the declared locales by language.
  let localesByLanguage: [String: [Int]]
  /// By locale, one of another language whose file of titles is the same, and whose language it is in.
  let copiedFiles: [Int: Int]
  /// The titles files that could not be read at all.
  let unreadFiles: Set<String>
  /// By locale, the messages or purposes whose value in the files is invalid.
  let refused: [LanguageTag: Set<Subject>]
  /// By message slot, the maximum length in grapheme clusters; `Int.max` without a limit.
  package let limits: [Int]
  /// By message slot, the arguments that the message declares.
  package let arguments: [[ArgumentDeclaration]]
  /// The message slots of titles and `short`s.
  package let titleSlots: [Int]
  /// By message slot, whether it is in ``titleSlots``.
  let isTitle: [Bool]
  /// By purpose, its message slots in ``titleSlots``.
  package let titleSlotsOfPurposes: [[Int]]
  /// By message slot, the source of translations (``CatalogSource/sourceEntry(ofSlot:)``).
  package let sourceEntries: [TextEntry]
  /// The facts about each of these texts, or nil.
  package let sourceFacts: [TextFacts?]
  /// By message slot, the use of each declared argument in the source locale's text; nil if there is no text.
  package let sourceUses: [[ArgumentUse]?]
  /// By slot, the words of the source locale's texts, except titles.
  let sourceWords: [Int: TextWords]
  /// By message slot, the declared arguments that no locale's text uses; empty for a message without texts.
  package let unusedArguments: [Int: [String]]

  /// The screens of the app.
  package let screens: CheckedScreens
  /// Every bar on every platform, each with the identifiers of its screens.
  package let bars: [(bar: CheckedBar, screens: [String])]
  /// The purposes that are shown beside each other, by their indices, each pair once and in order.
  package let companionPairs: [CompanionPair]
  /// The pairs of them whose icons are shown beside each other, in order.
  package let iconPairs: [CompanionPair]
  /// The same pairs as ``companionPairs``, for looking one up.
  package let companions: Set<CompanionPair>
  /// The ``companionPairs`` of an overlay's own places; nil if all are (``CompanionPair/own(of:_:)``).
  let ownCompanions: Set<CompanionPair>?
  /// The pairs of titles that have a word in common, or belong together as opposites.
  let relatedTitles: [RelatedTitles]
  /// The ``titleSlots`` of purposes in ``companionPairs``.
  package let titleSlotsBesideOthers: [Int]
  /// The message slots of directional purposes.
  package let directionalSlots: [Int]
  /// Every icon of every purpose, created for the first rule that needs them.
  let iconUses: [IconUse]
  /// Source texts of an overlay's own purposes that equal those of inherited purposes.
  package let sharedSourceTexts: [SharedSourceTexts]

  /// The CLDR version of the plural rules; nil for ICU's own data.
  let cldr: Int?
  /// See ``CheckSettings``.
  let comparesInheritedPlaces: Bool

  /// - Parameters:
  ///   - parentsOf: the CLDR version of the parent locales; nil for ICU's own data.
  ///   - comparesInheritedPlaces: see ``CheckSettings``.
  package init(
    _ source: CatalogSource, cldr: Int? = nil, parentsOf version: Int? = nil, comparesInheritedPlaces: Bool = false
  ) {
    self.source = source
    self.cldr = cldr
    self.comparesInheritedPlaces = comparesInheritedPlaces
    let facts = LocaleFacts.all(of: source, cldr: version)
    self.facts = facts
    localesByLanguage = Dictionary(grouping: source.manifest.locales.indices) { facts[$0].tag.language }
    copiedFiles = CopiedFiles.all(in: source)
    refused = source.problems.reduce(into: [:]) { refused, problem in
      guard [.wrongType, .missingField].contains(problem.kind), let locale = problem.subject.locale else { return }
      refused[locale, default: []].insert(problem.subject)
    }
    // A problem in a single text does not affect the others.
    unreadFiles = Set(
      source.problems.lazy.filter {
        [.unreadableFile, .jsonSyntax, .wrongType].contains($0.kind) && $0.subject.purpose == nil
      }.map(\.place.file.path))
    let declarations = source.purposes.flatMap(\.messages)
    limits = declarations.indices.map { source.limit(ofSlot: $0) ?? .max }
    arguments = declarations.map(\.arguments)
    sourceEntries = declarations.indices.map { source.sourceEntry(ofSlot: $0) }
    let shorts = Set(source.slots.shorts)
    let slotsOfTitles = source.purposes.indices.map { purpose in
      let slots = source.slots.range(ofPurpose: purpose)
      return [slots.lowerBound] + (shorts.isEmpty ? [] : slots.filter(shorts.contains))
    }
    titleSlotsOfPurposes = slotsOfTitles
    titleSlots = slotsOfTitles.flatMap(\.self)
    var isTitle = [Bool](repeating: false, count: declarations.count)
    for slot in slotsOfTitles.joined() { isTitle[slot] = true }
    self.isTitle = isTitle
    let (ownFacts, uses, words) = Self.lookOver(
      source, script: facts[source.sourceIndex].script, arguments, isTitle: isTitle)
    sourceWords = words
    sourceFacts = ownFacts.indices.map { ownFacts[$0] ?? source.slots.title(ofShort: $0).flatMap { ownFacts[$0] } }
    sourceUses = uses
    unusedArguments = Self.unusedArguments(in: source, declared: arguments, sourceUses: sourceUses)
    screens = CheckedScreens(of: source)
    bars = CheckedBar.all(of: screens, in: source)
    companionPairs = CompanionPair.all(of: source, screens)
    iconPairs = CompanionPair.all(of: source, screens, showingIcons: true)
    companions = Set(companionPairs)
    ownCompanions = comparesInheritedPlaces ? nil : CompanionPair.own(of: source, screens)
    relatedTitles = RelatedTitles.all(of: source)
    titleSlotsBesideOthers = Set(companionPairs.flatMap { [$0.first, $0.second] }).sorted().flatMap {
      slotsOfTitles[$0]
    }
    directionalSlots = source.purposes.indices.filter { source.purposes[$0].direction != nil }
      .flatMap { source.slots.range(ofPurpose: $0) }
    iconUses = IconUse.all(of: source)
    sharedSourceTexts = SharedSourceTexts.all(of: source)
  }

  /// Checks other locales only for arguments that the source locale's text does not use.
  private static func unusedArguments(
    in source: CatalogSource, declared arguments: [[ArgumentDeclaration]], sourceUses: [[ArgumentUse]?]
  ) -> [Int: [String]] {
    var unused: [Int: [String]] = [:]
    for slot in arguments.indices where !arguments[slot].isEmpty {
      if let uses = sourceUses[slot], uses.allSatisfy(\.isUsed) { continue }
      let trees = source.locales.compactMap { source.text(of: $0.entries[slot]).map { MessageTree(parsing: $0) } }
      guard !trees.isEmpty else { continue }
      let names = Set(trees.flatMap(\.placeholders).map(\.name))
      let found = arguments[slot].map(\.name).filter { !names.contains($0) }
      if !found.isEmpty { unused[slot] = found }
    }
    return unused
  }

  /// Analyses the source locale's texts, for the rules that compare other locales with them.
  private static func lookOver(
    _ source: CatalogSource, script: String, _ arguments: [[ArgumentDeclaration]], isTitle: [Bool]
  ) -> ([TextFacts?], [[ArgumentUse]?], words: [Int: TextWords]) {
    var words: [Int: TextWords] = [:]
    var facts = [TextFacts?](repeating: nil, count: source.slots.count)
    var uses = [[ArgumentUse]?](repeating: nil, count: source.slots.count)
    var table = TraitTable(script: script)
    var parser = MessageParser()
    source.forEachText(ofLocale: source.sourceIndex) { slot, entry, bytes in
      if entry.traits.contains(.hasSyntax) { parser.parse(bytes) }
      let nodes = entry.traits.contains(.hasSyntax) ? parser.nodes : []
      facts[slot] = TextFacts(of: bytes, nodes: nodes, &table)
      if !isTitle[slot] { words[slot] = TextWords(of: nodes, in: bytes) }
      // The arguments of a malformed text are not known.
      guard nodes.isEmpty || parser.errors.isEmpty else { return }
      uses[slot] = arguments[slot].map { ArgumentUse(of: $0.name, nodes: nodes, bytes: bytes) }
    }
    return (facts, uses, words)
  }
}
