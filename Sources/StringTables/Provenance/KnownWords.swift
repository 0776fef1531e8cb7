internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import StringFormats

/// The words that a catalogue has for a title: its texts with those of each wording, and the synonyms of its vocabulary.
struct KnownWords {
  private struct Title: Hashable {
    let slot: Int
    let locale: Int
  }

  private let voices: [CatalogSource]
  private let facts: [LocaleFacts]
  private let slots: [UnitKey: Int]
  private var known: [Title: Set<TitleKey>] = [:]

  /// - Parameter catalogue: the catalogue in any wording.
  init(_ catalogue: CatalogSource) {
    voices = [catalogue] + catalogue.manifest.wordings.compactMap { catalogue.worded($0.wording) }
    facts = LocaleFacts.all(of: catalogue)
    slots = catalogue.slotsByKey
  }

  /// Returns whether a text is one of the words. Case and ellipsis do not count (``TitleKey``).
  ///
  /// - Returns: nil for a message with arguments, for a locale of the source language, and if the catalogue has no title in
  ///   the language.
  mutating func has(_ text: String, of key: UnitKey, in locale: LanguageTag) -> Bool? {
    guard let catalogue = voices.first, let slot = slots[key], catalogue.declaration(ofSlot: slot).arguments.isEmpty,
      locale.language != catalogue.manifest.sourceLocale.language,
      let index = catalogue.manifest.locales.firstIndex(of: locale)
    else { return nil }
    let title = Title(slot: slot, locale: index)
    let words = known[title] ?? self.words(of: title)
    known[title] = words
    return words.isEmpty ? nil : words.contains(TitleKey(text))
  }

  private func words(of title: Title) -> Set<TitleKey> {
    let chain = facts[title.locale].chain
    var words: Set<TitleKey> = []
    for catalogue in voices {
      // The text of the source locale is not a word of the language.
      guard let shown = catalogue.shownText(ofSlot: title.slot, chain), shown.origin != chain.lastResort else {
        continue
      }
      words.insert(TitleKey(shown.text))
    }
    guard let catalogue = voices.first, !words.isEmpty else { return [] }
    let names = catalogue.vocabulary[catalogue.purpose(ofSlot: title.slot).identifier]
    for locale in chain.locales {
      words.formUnion((names.synonyms[catalogue.manifest.locales[locale]] ?? []).map { TitleKey($0) })
    }
    return words
  }
}
