package import CatalogFiles
package import CatalogModel
internal import CatalogValidation
internal import ICUText
internal import PurposeCatalog
package import StringFormats

/// Builds string tables from a catalogue.
package struct TableBuilder: Sendable {
  let catalogue: CatalogSource
  /// The facts of each declared locale, in the manifest's order.
  let facts: [LocaleFacts]
  /// The texts that translations are made from, by slot.
  let sourceTexts: [String?]
  /// True to export a `short` even if the title fits, with the title as its text.
  let includesEveryShort: Bool
  /// The purposes whose titles screens have.
  let screenTitles: Set<String>
  /// By purpose, the descriptions of its places.
  let places: [[String]]
  /// By purpose, the nearest neighbours.
  let companions: [[String]]
  private let wordings: OtherWordings
  private let references: [(locale: LanguageTag, texts: [String?])]
  private let selection: UnitSelection
  private let purposes: Set<String>?

  /// - Parameters:
  ///   - references: locales whose texts, including inherited ones, are added for reference.
  ///   - selection: which units are exported.
  ///   - purposes: the identifiers of the purposes to export; nil for all.
  ///   - includesEveryShort: whether to export a `short` even if the title fits, with the title as its text
  ///     (``FormatDescription/fallback``).
  /// - Throws: ``StringTableError`` if the catalogue has no such locale.
  package init(
    _ catalogue: CatalogSource, references: [LanguageTag] = [], selection: UnitSelection = .all,
    purposes: Set<String>? = nil, includesEveryShort: Bool = false
  ) throws(StringTableError) {
    self.catalogue = catalogue
    self.selection = selection
    self.purposes = purposes
    let facts = LocaleFacts.all(of: catalogue)
    self.facts = facts
    sourceTexts = catalogue.sourceTexts
    let neighbours = Neighbours(of: catalogue)
    companions = catalogue.purposes.map { neighbours.nearest(4, of: $0.identifier) }
    places = catalogue.purposes.map { catalogue.places(of: $0.identifier).map(\.description) }
    wordings = OtherWordings(of: catalogue)
    self.includesEveryShort = includesEveryShort
    screenTitles = Set(
      catalogue.screens.compactMap { if case .purpose(let purpose) = $0.title { purpose } else { nil } })
    var found: [(locale: LanguageTag, texts: [String?])] = []
    for locale in references {
      let index = try catalogue.index(of: locale)
      found.append((locale, catalogue.shownTexts(ofLocale: index, facts[index].chain)))
    }
    self.references = found
  }

  /// The tables of some locales, in order.
  ///
  /// - Parameter resolution: which texts of other locales to add. The app is assumed to have the files of all these
  ///   locales, and no others.
  /// - Throws: ``StringTableError`` if the catalogue does not declare one of them.
  package func tables(
    for locales: [LanguageTag], resolving resolution: TextResolution = .own
  ) throws(StringTableError) -> [StringTable] {
    let indices = try locales.map { locale throws(StringTableError) in try catalogue.index(of: locale) }
    let texts = concurrentMap(indices.count, inParallel: catalogue.isLarge) { ownTexts(ofLocale: indices[$0]) }
    let resolved = ResolvedTexts(self, resolution, of: indices, files: texts)
    return concurrentMap(indices.count, inParallel: catalogue.isLarge) { place in
      table(ofLocale: indices[place], texts[place], resolved)
    }
  }

  /// The table of a locale, without texts of others.
  ///
  /// - Throws: ``StringTableError`` if the catalogue does not declare the locale.
  package func table(for locale: LanguageTag) throws(StringTableError) -> StringTable {
    let index = try catalogue.index(of: locale)
    return table(ofLocale: index, ownTexts(ofLocale: index), ResolvedTexts())
  }

  /// A locale's own texts by slot. With ``includesEveryShort``, a title that fits is also its `short`. Among missing texts, a
  /// shared title that the wording must state is not one.
  func ownTexts(ofLocale index: Int) -> [String?] {
    var texts = catalogue.texts(ofLocale: index)
    if selection.isForMissing, catalogue.demandsTitles(ofLocale: index) {
      for slot in texts.indices where catalogue.lacksDemandedTitle(ofLocale: index, slot: slot) { texts[slot] = nil }
    }
    guard includesEveryShort else { return texts }
    for slot in catalogue.slots.shorts where texts[slot] == nil {
      guard catalogue.origin(ofSlot: slot, facts[index].chain) == .notNeeded else { continue }
      texts[slot] = catalogue.slots.title(ofShort: slot).flatMap { texts[$0] }
    }
    return texts
  }

  private func table(ofLocale index: Int, _ texts: [String?], _ resolved: ResolvedTexts) -> StringTable {
    var reader = LocaleReader(self, index: index, texts: texts, resolved: resolved)
    let units = catalogue.slots.purposes.indices.compactMap { slot -> StringUnit? in
      guard purposes?.contains(catalogue.purpose(ofSlot: slot).identifier) ?? true,
        let unit = reader.unit(ofSlot: slot)
      else { return nil }
      let record = catalogue.record(ofLocale: index, slot: slot)
      return selection.takes(unit, record: record) ? unit : nil
    }
    return StringTable(
      catalogue: catalogue.exportedName, sourceLocale: catalogue.manifest.sourceLocale,
      targetLocale: catalogue.manifest.locales[index], targetCategories: reader.numbers.categories, units: units)
  }

  /// The texts that a locale has in other wordings, or in none.
  func otherWordings(ofLocale index: Int, slot: Int) -> [UnitContext.WordedText] {
    wordings.texts(ofLocale: index, slot: slot)
  }

  /// The texts of the reference locales, except those that the unit has anyway.
  func references(ofSlot slot: Int, besides locale: LanguageTag) -> [UnitContext.ReferenceText] {
    references.compactMap { reference in
      guard reference.locale != locale, let text = reference.texts[slot] else { return nil }
      return UnitContext.ReferenceText(locale: reference.locale, text: text)
    }
  }
}

extension CatalogSource {
  /// The index of a declared locale.
  ///
  /// - Throws: ``StringTableError``, with suggestions, if the catalogue does not declare it.
  package func index(of locale: LanguageTag) throws(StringTableError) -> Int {
    if let index = manifest.locales.firstIndex(of: locale) { return index }
    let advice = NearestLocale.advice(on: locale, among: manifest.locales)
    throw StringTableError("the catalogue has no locale '\(locale)'; \(advice)")
  }

  /// The texts that a locale shows, by slot: its own, or those that it inherits within its language.
  ///
  /// - Parameter chain: the locale's fallback chain.
  func shownTexts(ofLocale index: Int, _ chain: FallbackChain) -> [String?] {
    var texts = texts(ofLocale: index)
    for slot in texts.indices where texts[slot] == nil {
      guard case .inherited(let parent) = origin(ofSlot: slot, chain) else { continue }
      texts[slot] = text(of: locales[parent].entries[slot])
    }
    return texts
  }

  /// The text that the resolver shows for a slot, with the text's locale; nil if no locale of the chain has a text.
  ///
  /// For a `short`, a locale's own title comes before a parent's `short`.
  ///
  /// - Parameter chain: the locale's fallback chain.
  func shownText(ofSlot slot: Int, _ chain: FallbackChain) -> (text: String, origin: Int)? {
    let title = slots.title(ofShort: slot)
    for origin in chain.all {
      let entries = locales[origin].entries
      if let text = text(of: entries[slot]) ?? title.flatMap({ text(of: entries[$0]) }) { return (text, origin) }
    }
    return nil
  }
}
