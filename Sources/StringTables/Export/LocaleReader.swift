internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import StringFormats

/// Builds the units of one locale.
struct LocaleReader {
  private let builder: TableBuilder
  private let index: Int
  private let facts: LocaleFacts
  private let chain: [LanguageTag]
  /// The locale's own texts by slot (``TableBuilder/ownTexts(ofLocale:)``).
  private let texts: [String?]
  /// The text that the locale inherits, by slot.
  private let inherited: [String?]
  private let resolved: ResolvedTexts
  private(set) var numbers: NumberExamples

  /// - Parameters:
  ///   - texts: the locale's own texts.
  ///   - resolved: texts of other locales to export with them.
  init(_ builder: TableBuilder, index: Int, texts: [String?], resolved: ResolvedTexts) {
    let source = builder.catalogue
    self.builder = builder
    self.index = index
    facts = builder.facts[index]
    chain = facts.chain.locales.map { source.locales[$0].locale }
    let chain = facts.chain
    inherited = texts.indices.map { slot in
      guard texts[slot] == nil, case .inherited(let parent) = source.origin(ofSlot: slot, chain) else { return nil }
      return source.text(of: source.locales[parent].entries[slot])
    }
    self.texts = texts
    self.resolved = resolved
    numbers = NumberExamples(of: facts.tag)
  }

  /// The unit of a slot; nil if it has neither source nor target, or is not needed.
  mutating func unit(ofSlot slot: Int) -> StringUnit? {
    let source = builder.catalogue
    let (own, other) = (texts[slot], resolved[locale: index, slot: slot])
    if own == nil, other == nil, source.origin(ofSlot: slot, facts.chain) == .notNeeded { return nil }
    guard let text = builder.sourceTexts[slot] ?? own ?? other?.text else { return nil }
    let declaration = source.declaration(ofSlot: slot)
    let record = source.record(ofLocale: index, slot: slot)
    // Apps do not load texts that are not translated yet.
    let stateOfOther: TranslationState? =
      other.map { $0.isPlaceholder ? .new : .translated } ?? (inherited[slot] == nil ? nil : .translated)
    var unit = StringUnit(
      key: source.key(ofSlot: slot), source: text, target: own ?? other?.text, arguments: declaration.arguments,
      state: own == nil ? stateOfOther : record?.state, comment: record?.comment, limit: source.limit(ofSlot: slot))
    unit.isResolved = own == nil && other != nil
    unit.base.wording = source.wording?.rawValue
    unit.context = context(ofSlot: slot, declaration)
    return unit
  }

  private mutating func context(ofSlot slot: Int, _ declaration: MessageDeclaration) -> UnitContext {
    let source = builder.catalogue
    let purpose = source.purpose(ofSlot: slot)
    var context = UnitContext()
    context.purposeDescription = purpose.description
    context.messageDescription = declaration.description
    if let title = source.slots.title(ofShort: slot) {
      context.messageDescription = declaration.description ?? "The title where there is little room."
      context.title = texts[title] ?? inherited[title]
    }
    context.role = purpose.role
    context.direction = purpose.direction
    context.icons = source.manifest.iconSets.compactMap { set in
      purpose.icons[set].map {
        UnitContext.IconName(set: set, name: $0.name(for: facts.direction, chain: chain))
      }
    }
    for argument in declaration.arguments where argument.kind != .text {
      context.examples.append(numbers.examples(for: argument))
    }
    let owner = source.slots.purposes[slot]
    context.places = builder.places[owner]
    context.companions = builder.companions[owner].compactMap { identifier in
      guard let other = source.purposeIndex[identifier] else { return nil }
      let title = source.slots.starts[other]
      return UnitContext.Companion(purpose: identifier, title: texts[title] ?? inherited[title])
    }
    context.isScreenTitle =
      [MessageDeclaration.title, MessageDeclaration.short].contains(declaration.name)
      && builder.screenTitles.contains(purpose.identifier)
    context.references = builder.references(ofSlot: slot, besides: facts.tag)
    context.inherited = inherited[slot]
    context.otherWordings = builder.otherWordings(ofLocale: index, slot: slot)
    return context
  }
}
