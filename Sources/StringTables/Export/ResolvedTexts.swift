internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import StringFormats

/// The texts that files need in addition to their locales' own, so that an app shows the resolver's texts.
///
/// A text that is added to one file may be another one's fallback, so this repeats until nothing changes.
struct ResolvedTexts {
  struct Text {
    let text: String
    /// True if it is the source text in a locale of another language, where an app would show it anyway.
    let isPlaceholder: Bool
  }

  private var found: [Int: [Int: Text]] = [:]

  /// The text that is added to a locale's file for a slot; nil if it needs none.
  subscript(locale index: Int, slot slot: Int) -> Text? { found[index]?[slot] }

  /// No texts.
  init() {}

  /// - Parameters:
  ///   - locales: the indices of the locales that the app has files of.
  ///   - files: the texts of each file, by slot.
  init(_ builder: TableBuilder, _ resolution: TextResolution, of locales: [Int], files: [[String?]]) {
    if case .own = resolution { return }
    let catalogue = builder.catalogue
    let tags = locales.map { catalogue.manifest.locales[$0] }
    // Android's folder with the source texts names no locale, so it comes last.
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
          guard let (text, origin) = catalogue.shownText(ofSlot: slot, builder.facts[locale].chain) else { continue }
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
