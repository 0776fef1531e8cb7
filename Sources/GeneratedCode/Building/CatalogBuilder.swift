package import CatalogFiles
internal import CatalogModel
internal import CodeWriting
package import ICUText
internal import MessageSyntax
package import PurposeCatalog

extension GeneratedCatalog {
  /// Resolves everything that generated code contains.
  ///
  /// - Parameters:
  ///   - source: a catalogue without errors.
  ///   - catalog: the same catalogue, opened.
  ///   - selection: the part to generate; the catalogue must have every name in it.
  /// - Throws: ``ICUError`` if ICU's data is incomplete.
  package init(
    _ source: CatalogSource, catalog: Catalog, selection: GenerationSelection = GenerationSelection()
  ) throws(ICUError) {
    var builder = CatalogBuilder(source, catalog, selection: selection)
    self = try builder.build()
  }
}

/// Fills the model with a catalogue's resolved content.
struct CatalogBuilder {
  let catalog: Catalog
  private let source: CatalogSource
  /// The generated purposes, as indices into the catalogue's.
  private let purposes: [Int]
  /// The generated locales, as indices into the catalogue's.
  private let locales: [Int]
  private let iconSets: [IconSet]
  private let facts: [LocaleFacts]
  var numbers = NumberFormats()
  private var rules = PluralRuleList()

  init(_ source: CatalogSource, _ catalog: Catalog, selection: GenerationSelection) {
    self.catalog = catalog
    self.source = source
    let wanted = selection.purposes.map(Set.init)
    purposes = source.purposes.indices.filter { wanted?.contains(source.purposes[$0].identifier) ?? true }
    let tags = selection.locales.map(Set.init)
    locales = source.manifest.locales.indices.filter { tags?.contains(source.manifest.locales[$0]) ?? true }
    let sets = selection.iconSets.map(Set.init)
    iconSets = source.iconSets.filter { sets?.contains($0.identifier) ?? true }
      .sorted { $0.identifier.rawValue < $1.identifier.rawValue }
    facts = LocaleFacts.all(of: source)
  }

  mutating func build() throws(ICUError) -> GeneratedCatalog {
    let groups = MessageGroup.all(of: source, purposes: purposes)
    var built: [GeneratedLocale] = []
    for locale in locales { built.append(try self.locale(locale, groups)) }
    let tags = locales.map { source.manifest.locales[$0].identifier }
    let identifiers = purposes.map { source.purposes[$0].identifier }
    let names = PurposeNames(source)
    let defaultLocale = locales.firstIndex(of: source.sourceIndex) ?? 0
    let languages = try LanguageTable.languages(
      of: tags, printingAs: locales.map { facts[$0].numberTag }, defaultLocale: defaultLocale, numbers: &numbers)
    let screens = ScreenBuilder(source, self.catalog, purposes: Set(identifiers))
    var catalog = GeneratedCatalog(
      name: source.manifest.name, wording: source.wording?.rawValue, digest: "",
      sourceLocale: source.manifest.sourceLocale.identifier,
      purposes: purposes.map { purpose(source.purposes[$0], names.all[$0]) }, messages: groups.map(message),
      locales: built,
      numberFormats: numbers.formats, pluralRules: rules.rules,
      defaultLocale: defaultLocale, languages: languages,
      iconSets: iconSets.map { GeneratedIconSet(identifier: $0.identifier.rawValue, name: $0.name) },
      headers: GeneratedHeaders(source, catalog: self.catalog, purposes: identifiers),
      screens: screens.screens, stacks: screens.stacks)
    catalog.digest = SourceDigest.of(catalog.json.text)
    return catalog
  }

  private func message(_ group: MessageGroup) -> GeneratedMessage {
    GeneratedMessage(
      name: group.name, arguments: group.arguments.map { GeneratedMessage.Argument(name: $0.name, kind: $0.kind) },
      purposes: group.members.compactMap { purposes.firstIndex(of: $0.purpose) })
  }

  private func purpose(_ purpose: PurposeDefinition, _ name: PurposeName) -> GeneratedPurpose {
    GeneratedPurpose(
      identifier: purpose.identifier, name: name, role: purpose.role, direction: purpose.direction,
      opposite: purpose.opposite.flatMap { opposite in
        purposes.firstIndex { source.purposes[$0].identifier == opposite }
      }, description: purpose.description, formerly: purpose.formerly)
  }
}

// MARK: - Locales

extension CatalogBuilder {
  private mutating func locale(_ index: Int, _ groups: [MessageGroup]) throws(ICUError) -> GeneratedLocale {
    let facts = facts[index]
    let resolver = catalog.resolver(for: facts.tag.identifier)
    let texts = ChainedTexts(source, chain: facts.chain.all.map { self.facts[$0] })
    var built: [[GeneratedText?]] = []
    for group in groups {
      var row: [GeneratedText?] = []
      for member in group.members { row.append(try text(texts.text(slot: member.slot), in: texts)) }
      built.append(row)
    }
    let used = purposes.map { catalog.purposes[$0] }
    return GeneratedLocale(
      tag: facts.tag.identifier, isRightToLeft: facts.direction == .rightToLeft,
      numberFormat: try numbers.index(of: facts.numberTag), titles: used.map { resolver.title(for: $0) },
      shortTitles: used.map { purpose in
        let (title, short) = (resolver.title(for: purpose), resolver.shortTitle(for: purpose))
        return title == short ? nil : short
      }, synonyms: used.map { synonyms(of: $0.identifier, in: facts) }, texts: built,
      icons: iconSets.map { set in used.map { icon(resolver.icon(for: $0, in: set.identifier), of: set) } })
  }

  /// The other names of a purpose in the nearest locale of the same language that has some.
  private func synonyms(of purpose: String, in facts: LocaleFacts) -> [String] {
    let names = source.vocabulary[purpose].synonyms
    let tags = facts.chain.all.map { self.facts[$0].tag }.filter { $0.language == facts.tag.language }
    return tags.lazy.compactMap { names[$0] }.first ?? []
  }

  private mutating func text(_ text: ChainedTexts.Text?, in texts: ChainedTexts) throws(ICUError) -> GeneratedText? {
    guard let text else { return nil }
    let tag = text.locale.tag.identifier
    let parts: [GeneratedText.Part] =
      switch text.content {
      case .constant(let constant): [.literal(constant)]
      case .message(let tree): MessageParts(tree).parts
      }
    return GeneratedText(
      parts: parts, pluralRules: try rules.index(of: tag), isRightToLeft: text.locale.direction == .rightToLeft,
      ownNumberFormat: texts.keepsItsNumbers(text.locale) ? try numbers.index(of: text.locale.numberTag) : nil)
  }

  private func icon(_ icon: Icon?, of set: IconSet) -> GeneratedIcon? {
    guard let icon else { return nil }
    let introduced = icon.fallback == nil ? nil : set.introduction(of: icon.name)
    return GeneratedIcon(
      name: icon.name, isMirrored: icon.isMirrored, fallback: icon.fallback,
      isFallbackMirrored: icon.isFallbackMirrored, introduced: introduced ?? [])
  }
}
