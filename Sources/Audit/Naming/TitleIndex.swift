internal import CatalogFiles
internal import CatalogModel
internal import ICUText

/// The purposes by the texts of buttons: by title, by synonym, and by the verb that a title begins or ends with.
struct TitleIndex: Sendable {
  /// The meaning of a text.
  struct Reading: Equatable {
    let signal: Evidence.Signal
    /// The purposes with the name, by their indices in the catalogue.
    let purposes: [Int]
    /// True if an object after the verb may change its sense.
    var isDoubtful = false
  }

  private let locales: [LocaleNames]

  /// - Parameter locales: the order in which texts are searched; the source locale if empty.
  init(_ catalog: CatalogSource, locales: [LanguageTag]) {
    let wanted = locales.isEmpty ? [catalog.manifest.sourceLocale] : locales
    self.locales = wanted.map { LocaleNames(catalog, locale: $0) }
  }

  /// The longest title that is looked up, in bytes; titles of buttons are shorter.
  static let longest = 120

  /// The reading of a text; nil if it names no purpose. A phrase whose object gives the verb another sense has a
  /// reading without purposes.
  ///
  /// - Parameter wording: the wording of the app's platform, whose titles are as sure as the locale's own: "Sichern" is `save`.
  func reading(of text: String, hasArguments: Bool = false, in wording: Wording? = nil) -> Reading? {
    guard text.utf8.count <= Self.longest else { return nil }
    let key = TitleKey(text)
    guard !key.isEmpty else { return nil }
    for names in locales {
      let found = names.purposes(titled: key.text, in: wording)
      if !found.isEmpty { return Reading(signal: .title, purposes: found) }
    }
    for names in locales {
      if let found = names.synonyms[key.text] { return Reading(signal: .synonym, purposes: found) }
    }
    let words = hasArguments ? WordsOfTitle(withoutArguments: text) : WordsOfTitle(key)
    for names in locales {
      if let found = names.verbs.reading(of: words) { return found }
    }
    return nil
  }

  /// The purposes with exactly this title or synonym.
  func purposes(named phrase: String) -> [Int] {
    for names in locales {
      if let found = names.titles[phrase] ?? names.synonyms[phrase] { return found }
    }
    return []
  }

  /// The purposes whose verb a name in code begins with: `delete` of `deleteSelection`.
  func purposes(ofVerb verb: String) -> [Int] {
    for names in locales {
      if let found = names.titles[verb] ?? names.synonyms[verb] ?? names.verbs.heads[verb]?.map(\.purpose) {
        return found
      }
    }
    return []
  }
}

/// The names of purposes in one locale and those that it inherits from.
private struct LocaleNames: Sendable {
  private(set) var titles: [String: [Int]] = [:]
  /// By wording, the titles that it states.
  private var worded: [Wording: [String: [Int]]] = [:]
  private(set) var synonyms: [String: [Int]] = [:]
  let verbs: VerbIndex

  init(_ catalog: CatalogSource, locale: LanguageTag) {
    let tags = Self.chain(of: locale, in: catalog)
    var titlesOfPurposes: [Int: [String]] = [:]
    var seen: Set<Int> = []
    for tag in tags {
      guard let index = catalog.manifest.locales.firstIndex(of: tag), index < catalog.locales.count else { continue }
      for (slot, text) in catalog.texts(ofLocale: index).enumerated() {
        let name = catalog.declaration(ofSlot: slot).name
        guard let text, name == MessageDeclaration.title || name == MessageDeclaration.short,
          seen.insert(slot).inserted
        else { continue }
        let purpose = catalog.slots.purposes[slot]
        titles.add(purpose, under: TitleKey(text).text)
        if name == MessageDeclaration.title { titlesOfPurposes[purpose, default: []].append(text) }
      }
    }
    for wording in catalog.manifest.wordings.map(\.wording) {
      guard let catalog = catalog.worded(wording) else { continue }
      for (purpose, title) in Self.titles(statedBy: catalog, in: tags) {
        worded[wording, default: [:]].add(purpose, under: TitleKey(title).text)
        titlesOfPurposes[purpose, default: []].append(title)
      }
    }
    for (index, purpose) in catalog.purposes.enumerated() {
      let names = catalog.vocabulary[purpose.identifier].synonyms
      for tag in tags { for synonym in names[tag] ?? [] { synonyms.add(index, under: TitleKey(synonym).text) } }
    }
    verbs = VerbIndex(catalog, language: locale.language, titles: titlesOfPurposes)
  }

  /// The titles and shorts in the files of a catalogue's wording.
  private static func titles(statedBy catalog: CatalogSource, in tags: [LanguageTag]) -> [(purpose: Int, title: String)]
  {
    var stated: [(purpose: Int, title: String)] = []
    for texts in catalog.locales where tags.contains(texts.locale) {
      for slot in catalog.slots.titles {
        let entry = texts.entries[slot]
        guard catalog.isOfWording(entry), let title = catalog.text(of: entry) else { continue }
        stated.append((catalog.slots.purposes[slot], title))
      }
    }
    return stated
  }

  /// The purposes with a title, those of the shared titles first.
  func purposes(titled title: String, in wording: Wording?) -> [Int] {
    let shared = titles[title] ?? []
    let own = wording.flatMap { worded[$0]?[title] } ?? []
    return shared + own.filter { !shared.contains($0) }
  }

  /// The locale and its declared parents; for a locale that is not declared, those of its language.
  private static func chain(of locale: LanguageTag, in catalog: CatalogSource) -> [LanguageTag] {
    let chain = LocaleData.fallbackChain(of: locale.identifier).compactMap { LanguageTag($0) }
    var tags = [locale]
    for tag in chain where !tags.contains(tag) { tags.append(tag) }
    let known = tags.filter(catalog.manifest.locales.contains)
    if !known.isEmpty { return known }
    let sameLanguage = catalog.manifest.locales.filter { $0.language == locale.language }
    return sameLanguage.isEmpty ? [catalog.manifest.sourceLocale] : sameLanguage
  }
}

extension [String: [Int]] {
  /// Adds a purpose under a name, once; an empty name is ignored.
  fileprivate mutating func add(_ purpose: Int, under key: String) {
    guard !key.isEmpty, self[key]?.contains(purpose) != true else { return }
    self[key, default: []].append(purpose)
  }
}
