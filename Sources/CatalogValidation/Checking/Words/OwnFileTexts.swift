internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// The texts in the catalogue's own file of a locale that differ from the source's, and the language of the file.
struct OwnFileTexts {
  struct Text {
    let slot: Int
    let entry: TextEntry
    /// The buckets of its features (``LanguageFeatures``).
    let buckets: [Int]
  }

  private(set) var texts: [Text] = []
  /// The profile of the locale's language; nil without one.
  let profile: Int?
  /// The language of the file; nil if it is that of its locale, or if the file has too few texts.
  private(set) var otherLanguage: String?

  private var features = LanguageFeatures()
  private let rivals: [NearLanguages]
  /// By rival, the number of texts with a word that only the locale has, and of those with a word that only the rival
  /// has.
  private var hits: [(own: Int, others: Int)]

  init(of locale: CheckedLocale) {
    let source = locale.catalog.source
    // A pseudo-locale has the letters of many languages.
    let isPseudo = locale.facts.tag.isPseudo
    profile =
      isPseudo ? nil : LanguageProfiles.standard.index(of: locale.facts.chain.locales.map { source.locales[$0].locale })
    rivals = NearLanguages.pairs(of: locale.facts.tag)
    hits = rivals.map { _ in (0, 0) }
    guard profile != nil || !rivals.isEmpty else { return }
    let isSource = locale.index == source.sourceIndex
    source.forEachText(ofLocale: locale.index) { slot, entry, bytes in
      guard source.isInJudgedFile(entry), !entry.isBroken else { return }
      let original = isSource ? .absent : locale.catalog.sourceEntries[slot]
      if original.isPresent, source.withText(of: original, { $0.elementsEqual(bytes) }) { return }
      add(Text(slot: slot, entry: entry, buckets: LanguageFeatures.buckets(of: bytes)), bytes)
    }
    // Texts in another script say nothing about the language: they are reported by `wrong-script`.
    let written = texts.count { locale.textFacts[$0.slot]?.traits.contains(.ownLetter) ?? false }
    guard texts.count >= Self.fewest, 2 * written > texts.count else { return }
    otherLanguage =
      profile.flatMap { LanguageProfiles.standard.other(than: $0, for: features)?.identifier } ?? rival
      ?? otherChinese(locale)
  }

  /// The other form of Chinese, if a third of the texts have characters of it.
  private func otherChinese(_ locale: CheckedLocale) -> String? {
    let foreign = texts.count { locale.textFacts[$0.slot]?.traits.contains(.unusualLetter) == true }
    guard foreign * 3 > texts.count else { return nil }
    return ["Hans": "zh-Hant", "Hant": "zh-Hans"][locale.facts.script]
  }

  /// The minimum number of texts for judging a file.
  private static let fewest = 8

  private mutating func add(_ text: Text, _ bytes: UnsafeBufferPointer<UInt8>) {
    texts.append(text)
    features.add(text.buckets)
    guard !rivals.isEmpty else { return }
    let words = LanguageFeatures.words(of: bytes)
    for (index, rival) in rivals.enumerated() {
      if words.contains(where: rival.own.contains) { hits[index].own += 1 }
      if words.contains(where: rival.others.contains) { hits[index].others += 1 }
    }
  }

  /// The rival whose words are in many more texts than the locale's; nil without one.
  private var rival: String? {
    zip(rivals, hits).first { $1.others >= 4 && $1.others > 3 * $1.own + 1 }?.0.other
  }
}
