package import CatalogFiles
package import CatalogModel
internal import MessageSyntax
package import PurposeCatalog
internal import SourceText

/// A catalogue as rules see it: what its files say, and what ICU knows of its locales.
package final class CheckedCatalog: Sendable {
  package let source: CatalogSource
  /// The facts of each declared locale, in the manifest's order.
  package let facts: [LocaleFacts]
  /// The indices of the declared locales by language.
  let localesByLanguage: [String: [Int]]
  /// The files of texts of which nothing could be read.
  let unreadFiles: Set<String>
  /// By locale, what its files have in the place of texts that is none: a message, or all of a purpose.
  let refused: [LanguageTag: Set<Subject>]
  /// By message slot, the longest text in grapheme clusters; `Int.max` where there is no limit.
  package let limits: [Int]
  /// By message slot, the arguments that the message declares.
  package let arguments: [[ArgumentDeclaration]]
  /// The message slots of titles, and of what stands for them where there is little room.
  package let titleSlots: [Int]
  /// By purpose, those of its message slots that are among ``titleSlots``.
  package let titleSlotsOfPurposes: [[Int]]
  /// By message slot, what the source locale has for translations to say (``CatalogSource/sourceEntry(ofSlot:)``).
  package let sourceEntries: [TextEntry]
  /// What one pass over each of these found; nil if there is none.
  package let sourceFacts: [TextFacts?]
  /// By message slot, how the source locale's text uses each argument that the message declares; nil if it has none.
  package let sourceUses: [[ArgumentUse]?]
  /// By message slot, the arguments that the message declares and no locale's text uses; nothing for a message that has
  /// no text at all.
  package let unusedArguments: [Int: [String]]

  /// The purposes that are shown beside each other, by their indices, each pair once and in order.
  package let companionPairs: [CompanionPair]
  /// Those of ``titleSlots`` whose purposes are among ``companionPairs``.
  package let titleSlotsBesideOthers: [Int]
  /// The message slots of purposes that point along the reading direction.
  package let directionalSlots: [Int]
  /// Every icon of every purpose, in sets whose inventory can be read.
  let iconUses: [IconUse]
  /// What an overlay's own purposes say in the source locale as purposes that it inherits do.
  package let sharedSourceTexts: [SharedSourceTexts]

  /// The version of CLDR whose plural rules count; nil for the data that ICU carries.
  let cldr: Int?

  /// - Parameter parentsOf: the version of CLDR whose parents of locales count; nil for the data that ICU carries.
  package init(_ source: CatalogSource, cldr: Int? = nil, parentsOf version: Int? = nil) {
    self.source = source
    self.cldr = cldr
    let facts = LocaleFacts.all(of: source, cldr: version)
    self.facts = facts
    localesByLanguage = Dictionary(grouping: facts.indices) { facts[$0].tag.language }
    refused = source.problems.reduce(into: [:]) { refused, problem in
      guard [.wrongType, .missingField].contains(problem.kind), let locale = problem.subject.locale else { return }
      refused[locale, default: []].insert(problem.subject)
    }
    // A problem of a single text says nothing of the others.
    unreadFiles = Set(
      source.problems.lazy.filter {
        [.unreadableFile, .jsonSyntax, .wrongType].contains($0.kind) && $0.subject.purpose == nil
      }.map(\.place.file.path))
    let declarations = source.purposes.flatMap(\.messages)
    limits = declarations.indices.map { source.limit(ofSlot: $0) ?? .max }
    arguments = declarations.map(\.arguments)
    sourceEntries = declarations.indices.map { source.sourceEntry(ofSlot: $0) }
    let (ownFacts, uses) = Self.lookOver(source, script: facts[source.sourceIndex].script, arguments)
    sourceFacts = ownFacts.indices.map { ownFacts[$0] ?? source.slots.title(ofShort: $0).flatMap { ownFacts[$0] } }
    sourceUses = uses
    unusedArguments = Self.unusedArguments(in: source, declared: arguments, sourceUses: sourceUses)
    let shorts = Set(source.slots.shorts)
    let slotsOfTitles = source.purposes.indices.map { purpose in
      let slots = source.slots.range(ofPurpose: purpose)
      return [slots.lowerBound] + (shorts.isEmpty ? [] : slots.filter(shorts.contains))
    }
    titleSlotsOfPurposes = slotsOfTitles
    titleSlots = slotsOfTitles.flatMap(\.self)
    companionPairs = CompanionPair.all(of: source)
    titleSlotsBesideOthers = Set(companionPairs.flatMap { [$0.first, $0.second] }).sorted().flatMap {
      slotsOfTitles[$0]
    }
    directionalSlots = source.purposes.indices.filter { source.purposes[$0].direction != nil }
      .flatMap { source.slots.range(ofPurpose: $0) }
    iconUses = IconUse.all(of: source)
    sharedSourceTexts = SharedSourceTexts.all(of: source)
  }

  /// Looks at the other locales only for what the source locale's text does not use.
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

  /// What the source locale's texts say, which the rules about other locales compare with.
  private static func lookOver(
    _ source: CatalogSource, script: String, _ arguments: [[ArgumentDeclaration]]
  ) -> ([TextFacts?], [[ArgumentUse]?]) {
    var facts = [TextFacts?](repeating: nil, count: source.slots.count)
    var uses = [[ArgumentUse]?](repeating: nil, count: source.slots.count)
    var table = TraitTable(script: script)
    var parser = MessageParser()
    source.forEachText(ofLocale: source.sourceIndex) { slot, entry, bytes in
      if entry.traits.contains(.hasSyntax) { parser.parse(bytes) }
      let nodes = entry.traits.contains(.hasSyntax) ? parser.nodes : []
      facts[slot] = TextFacts(of: bytes, nodes: nodes, &table)
      // What a broken text would use nobody can tell.
      guard nodes.isEmpty || parser.errors.isEmpty else { return }
      uses[slot] = arguments[slot].map { ArgumentUse(of: $0.name, nodes: nodes, bytes: bytes) }
    }
    return (facts, uses)
  }
}
