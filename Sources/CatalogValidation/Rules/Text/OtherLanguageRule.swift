internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `other-language`: the texts of a file are in the language of its locale.
package enum OtherLanguageRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "other-language",
    severity: .warning,
    summary: "The texts of a titles file are in the language of its locale, by their letters and words.",
    rationale: """
      Two files that were exchanged, or a table imported under another locale, pass every other rule: Czech readers get \
      Slovak, and those of Nynorsk get Bokmål. The letters and words of the file's texts are compared with those of \
      Standard in more than seventy languages. Files with fewer than eight texts, languages without texts in Standard, \
      and Bosnian, Croatian and Serbian among each other are not judged.
      """,
    breaking: [
      .titles(in: "cs", ["↓Zmazať"] + slovak),
      .titles(
        in: "nn",
        ["↓Lagre som", "Gå tilbake", "Ikke lagre", "Hjem", "Fjern fra listen", "Åpne", "Forrige", "Hvem som helst"]),
    ],
    passing: [
      .titles(in: "sk", slovak),
      // Too few to be sure.
      .titles(in: "cs", Array(slovak.prefix(4))),
      .titles(in: "hr", ["Spremi", "Otvori", "Zatvori", "Izbriši", "Uredi", "Pretraži", "Postavke", "Podijeli"]),
    ]
  )

  private static let slovak = [
    "Uložiť", "Otvoriť", "Zavrieť", "Vymazať", "Upraviť", "Hľadať", "Nastavenia", "Zdieľať", "Späť", "Ďalej", "Zrušiť",
  ]

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let chain = locale.facts.chain.locales.map { locale.catalog.source.locales[$0].locale }
    let rivals = NearLanguages.pairs(of: locale.facts.tag)
    let profile = LanguageProfiles.standard.index(of: chain)
    guard profile != nil || !rivals.isEmpty else { return }
    let texts = OwnFileTexts(of: locale, countingWordsOf: rivals)
    guard let first = texts.first, texts.count >= 8 else { return }
    guard let other = profile.flatMap({ LanguageProfiles.standard.other(than: $0, for: texts.features) }) ?? texts.rival
    else { return }
    let tag = locale.facts.tag
    collector.report(
      self,
      "the texts of this file look like '\(other)' and not like '\(tag)'; put the texts of '\(tag)' here, and these into "
        + "titles/\(other).json",
      at: locale.catalog.source.place(of: first), about: Subject(locale: tag))
  }
}

/// The texts that a locale has in the catalogue's own file and that differ from the source's.
private struct OwnFileTexts {
  private(set) var first: TextEntry?
  private(set) var count = 0
  private(set) var features = LanguageFeatures()
  private let rivals: [NearLanguages]
  /// By rival, how many texts have a word that only the locale has, and how many one that only the rival has.
  private var hits: [(own: Int, others: Int)]

  init(of locale: CheckedLocale, countingWordsOf rivals: [NearLanguages]) {
    self.rivals = rivals
    hits = rivals.map { _ in (0, 0) }
    let source = locale.catalog.source
    let number = UInt16(truncatingIfNeeded: source.titleFiles(ofLocale: locale.index).endIndex - 1)
    let isSource = locale.index == source.sourceIndex
    source.forEachText(ofLocale: locale.index) { slot, entry, bytes in
      guard entry.file == number, !entry.isBroken else { return }
      let original = isSource ? .absent : locale.catalog.sourceEntries[slot]
      if original.isPresent, source.withText(of: original, { $0.elementsEqual(bytes) }) { return }
      add(entry, bytes)
    }
  }

  private mutating func add(_ entry: TextEntry, _ bytes: UnsafeBufferPointer<UInt8>) {
    first = first ?? entry
    count += 1
    features.add(LanguageFeatures.buckets(of: bytes))
    guard !rivals.isEmpty else { return }
    let words = LanguageFeatures.words(of: bytes)
    for (index, rival) in rivals.enumerated() {
      if words.contains(where: rival.own.contains) { hits[index].own += 1 }
      if words.contains(where: rival.others.contains) { hits[index].others += 1 }
    }
  }

  /// The rival whose words are in many more texts than the locale's; nil without one.
  var rival: String? {
    zip(rivals, hits).first { $1.others >= 4 && $1.others > 3 * $1.own + 1 }?.0.other
  }
}
