internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// The texts that files need beside their locales' own, so that an app shows what the resolver shows.
///
/// A text that one file gets can be what another one falls back to, so the files are gone through until none changes.
struct ResolvedTexts {
  struct Text {
    let text: String
    /// Whether it is the source text, in another language than the locale's, and an app would show it anyway.
    let isPlaceholder: Bool
  }

  private var found: [Int: [Int: Text]] = [:]

  /// The text that a locale's file gets for a slot; nil if it needs none.
  subscript(locale index: Int, slot slot: Int) -> Text? { found[index]?[slot] }

  /// No texts.
  init() {}

  /// - Parameters:
  ///   - locales: those that the app has files of, by their index.
  ///   - files: what each of the files says without these texts, by slot.
  init(_ builder: TableBuilder, _ resolution: TextResolution, of locales: [Int], files: [[String?]]) {
    if case .own = resolution { return }
    let catalogue = builder.catalogue
    let tags = locales.map { catalogue.manifest.locales[$0] }
    // The folder that Android has the source texts in names no locale, so that it comes after all others.
    let source = catalogue.manifest.locales[catalogue.sourceIndex]
    let named = if case .android? = resolution.fallback { tags.filter { $0 != source } } else { tags }
    let chains = tags.map { tag in
      (resolution.fallback?.chain(of: tag, among: named) ?? [tag]).compactMap { tags.firstIndex(of: $0) }
    }
    let isComplete = if case .all = resolution { true } else { false }
    var files = files
    var isChanged = true
    while isChanged {
      isChanged = false
      for (place, locale) in locales.enumerated() {
        for slot in files[place].indices where files[place][slot] == nil {
          guard let (text, origin) = builder.shownText(ofSlot: slot, locale: locale) else { continue }
          var fallback = chains[place].lazy.compactMap { files[$0][slot] }.first
          if fallback == nil, locale != catalogue.sourceIndex, resolution.fallback?.endsInSource ?? true {
            fallback = builder.sourceTexts[slot]
          }
          guard isComplete || fallback != text else { continue }
          let isForeign = origin == builder.facts[locale].chain.lastResort
          found[locale, default: [:]][slot] = Text(text: text, isPlaceholder: isForeign && fallback == text)
          files[place][slot] = text
          isChanged = true
        }
      }
    }
  }
}

extension TableBuilder {
  /// What the resolver shows for a slot, and the locale that it is from; nil if the source has nothing either.
  ///
  /// For what stands for a title where there is little room, a locale's own title comes before what its parents have.
  func shownText(ofSlot slot: Int, locale: Int) -> (text: String, origin: Int)? {
    let title = catalogue.slots.title(ofShort: slot)
    for origin in facts[locale].chain.all {
      let entries = catalogue.locales[origin].entries
      if let text = catalogue.text(of: entries[slot]) ?? title.flatMap({ catalogue.text(of: entries[$0]) }) {
        return (text, origin)
      }
    }
    return nil
  }
}
