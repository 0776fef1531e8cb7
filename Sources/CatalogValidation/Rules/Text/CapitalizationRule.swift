internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `capitalization`: a title is capitalized like the locale's other titles.
package enum CapitalizationRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "capitalization",
    severity: .warning,
    summary: "A title is capitalized like the locale's other titles.",
    rationale: """
      A 'Select All' beside 'Copy link' looks like two apps in one bar. Capitalization depends on the language and on \
      each team's style, so the locale's own titles decide, and only where nearly all of them agree. Names, acronyms \
      and German nouns are not reported.
      """,
    breaking: [
      .titles(in: "fr", ["Ouvrir", "Copier", "Fermer", "Imprimer", "Partager", "Lire", "↓effacer"]),
      .titles(in: "ru", ["Открыть", "Копировать", "Закрыть", "Печать", "Дать", "Читать", "↓СТЕРЕТЬ"]),
      .titles(
        in: "fr",
        [
          "Tout copier", "Tout fermer", "Tout lire", "Tout ouvrir", "Tout garder", "Tout imprimer", "↓Tout Effacer",
        ]),
    ],
    passing: [
      .titles(in: "fr", ["Ouvrir", "Copier", "Fermer", "effacer"]),
      // A digit first.
      .titles(in: "fr", ["Ouvrir", "Copier", "Fermer", "Imprimer", "Partager", "Lire", "2 colonnes"]),
      .titles(in: "fr", ["Ouvrir", "Copier", "Fermer", "Imprimer", "Partager", "Lire", "iCloud"]),
      .titles(
        in: "fr",
        [
          "Tout copier", "Tout fermer", "Tout lire", "Tout ouvrir", "Tout garder", "Tout imprimer", "Ouvrir PDF",
        ]),
      .titles(in: "he", ["פתיחה", "העתקה", "סגירה", "הדפסה", "שיתוף", "קריאה", "PDF"]),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard LetterCase.scripts.contains(locale.facts.script) else { return }
    checkFirstLetters(locale, &collector)
    checkWords(locale, &collector)
    checkShouting(locale, &collector)
  }

  private static func checkFirstLetters(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let beginsBig = { (facts: TextFacts) in facts.firstLetter.contains(.uppercase) }
    // A letter such as '𝐒' is reported by `compatibility-character`.
    let beginsSmall = { (facts: TextFacts) in
      facts.firstLetter.contains(.lowercase) && !facts.traits.contains(.compatibility)
    }
    let (capital, small) = (locale.count(beginsBig), locale.count(beginsSmall))
    if isClear(capital, over: small) {
      for slot in locale.titles(where: beginsSmall)
      where !locale.beginsWithName(slot) && !locale.beginsWithDigit(slot) {
        collector.report(
          self, "the title begins in lower case, but the locale's other titles with a capital; begin it with a capital",
          in: locale, slot: slot)
      }
    } else if isClear(small, over: capital) {
      for slot in locale.titles(where: beginsBig) where !locale.beginsWithName(slot) {
        collector.report(
          self,
          "the title begins with a capital, but the locale's other titles in lower case; begin it in lower case",
          in: locale, slot: slot)
      }
    }
  }

  private static func checkWords(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard !LetterCase.languagesWithCapitalNouns.contains(locale.facts.tag.language) else { return }
    let (capital, small) = (locale.count { Words($0.traits) == .capital }, locale.count { Words($0.traits) == .small })
    if isClear(small, over: capital) {
      for slot in locale.titles(where: { Words($0.traits) == .capital })
      where !locale.words(of: slot).dropFirst().allSatisfy({
        isName($0) || locale.sourceHas($0, slot) || locale.translationsHave($0, slot)
      }) && !locale.isNameElsewhere(slot) {
        collector.report(
          self,
          "every word begins with a capital, but in the locale's other titles only the first does; write it like them",
          in: locale, slot: slot)
      }
    } else if isClear(capital, over: small) {
      // Articles and prepositions stay lowercase in titles.
      for slot in locale.titles(where: { Words($0.traits) == .small })
      where locale.words(of: slot).dropFirst().contains(where: { $0.count > 3 }) {
        collector.report(
          self,
          "only the first word begins with a capital, but in the locale's other titles every word does; write it like them",
          in: locale, slot: slot)
      }
    }
  }

  private static func checkShouting(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard isClear(locale.count { $0.traits.contains(.lowercase) }, over: locale.count(\.isAllCapitals)) else { return }
    for slot in locale.titles(where: \.isAllCapitals)
    where locale.words(of: slot).contains(where: {
      $0.count > 4 || $0.count > 2 && locale.isTranslatedEverywhere($0, slot)
    }) {
      // Words that are capitals in the source too are acronyms.
      if !locale.isSource, let source = locale.catalog.sourceFacts[slot], source.isAllCapitals { continue }
      collector.report(
        self, "the title is all capitals, but the locale's other titles are not; write it like them", in: locale,
        slot: slot)
    }
  }

  /// True if one side is so frequent that the other is probably a mistake.
  private static func isClear(_ many: Int, over few: Int) -> Bool {
    few > 0 && many >= 6 && few * 6 <= many
  }

  /// True if a word is an acronym or a name: it has a capital after its first letter.
  fileprivate static func isName(_ word: String) -> Bool { word.dropFirst().contains(where: \.isUppercase) }
}

extension CheckedLocale {
  /// The slots of the titles in the catalogue's own file: those of an extended catalogue have another style.
  private var ownTitles: [Int] {
    let (source, entries) = (catalog.source, catalog.source.locales[index].entries)
    return source.layers.count == 1 ? catalog.titleSlots : catalog.titleSlots.filter { source.isOwn(entries[$0]) }
  }

  /// The slots of the locale's titles whose facts match.
  fileprivate func titles(where fits: (TextFacts) -> Bool) -> [Int] {
    ownTitles.filter { slot in textFacts[slot].map(fits) ?? false }
  }

  /// The number of the locale's titles whose facts match.
  fileprivate func count(_ fits: (TextFacts) -> Bool) -> Int {
    ownTitles.count { slot in textFacts[slot].map(fits) ?? false }
  }

  fileprivate func words(of slot: Int) -> [String] {
    let text = catalog.source.text(of: catalog.source.locales[index].entries[slot]) ?? ""
    return text.split(separator: " ").map(String.init)
  }

  /// True if the source text has the same word, which is then a name: "Open Safari", "Ouvrir Safari".
  fileprivate func sourceHas(_ word: String, _ slot: Int) -> Bool {
    guard !isSource, let text = catalog.source.text(of: catalog.sourceEntries[slot]) else { return false }
    return text.split(separator: " ").contains { $0.filter(\.isLetter) == word.filter(\.isLetter) }
  }

  fileprivate var isSource: Bool { index == catalog.source.sourceIndex }

  /// True if another locale keeps a word of the source, which is then a name: "Open Safari", "Safari öffnen".
  fileprivate func translationsHave(_ word: String, _ slot: Int) -> Bool {
    guard isSource else { return false }
    let source = catalog.source
    return source.locales.indices.contains { other in
      guard other != index, catalog.facts[other].tag.language != facts.tag.language,
        let text = source.text(of: source.locales[other].entries[slot])
      else { return false }
      return text.contains(word)
    }
  }

  /// True if a short word of the source is not an acronym, since at least three other languages have the text without it: "OPEN",
  /// and not "PDF".
  fileprivate func isTranslatedEverywhere(_ word: String, _ slot: Int) -> Bool {
    guard isSource else { return false }
    let (source, language) = (catalog.source, facts.tag.language)
    let others = source.locales.indices.lazy.filter { self.catalog.facts[$0].tag.language != language }
      .compactMap { source.text(of: source.locales[$0].entries[slot]) }
    return others.prefix(3).count == 3 && !others.contains { $0.contains(word) }
  }

  /// True if other locales capitalize this title unlike their other titles, so that it is a name.
  ///
  /// The source decides for translations, and the translations decide for the source. An overlay's source texts are
  /// judged only if they are its own.
  fileprivate func isNameElsewhere(_ slot: Int) -> Bool {
    guard isSource else { return catalog.sourceCapitalizes(slot) }
    let source = catalog.source
    guard source.isOwn(source.locales[index].entries[slot]) else { return true }
    return source.locales.indices.contains { other in
      guard other != index, !LetterCase.languagesWithCapitalNouns.contains(catalog.facts[other].tag.language),
        LetterCase.scripts.contains(catalog.facts[other].script),
        let text = source.text(of: source.locales[other].entries[slot])
      else { return false }
      let words = text.split(separator: " ")
      return words.count > 1 && words.allSatisfy { $0.first?.isUppercase ?? false }
    }
  }

  /// True if a title begins with a digit, so that its first letter need not be a capital.
  fileprivate func beginsWithDigit(_ slot: Int) -> Bool {
    words(of: slot).first?.first?.isNumber ?? false
  }

  /// True if the first word of a title is a name, which keeps its letters.
  fileprivate func beginsWithName(_ slot: Int) -> Bool {
    words(of: slot).prefix(1).contains {
      CapitalizationRule.isName($0) || sourceHas($0, slot) || translationsHave($0, slot)
    }
  }
}

extension CheckedCatalog {
  /// True if the source locale capitalizes every word of a title, and most of its other titles differ.
  fileprivate func sourceCapitalizes(_ slot: Int) -> Bool {
    guard sourceFacts[slot].map({ Words($0.traits) }) == .capital else { return false }
    let others = titleSlots.compactMap { sourceFacts[$0].map { Words($0.traits) } }
    return others.count { $0 == .small } > others.count { $0 == .capital }
  }
}

extension TextFacts {
  fileprivate var isAllCapitals: Bool { traits.contains(.uppercase) && !traits.contains(.lowercase) }
}

/// The initial letters of the words after the first.
private enum Words {
  case none, capital, small, both

  init(_ traits: TextTraits) {
    switch (traits.contains(.laterCapital), traits.contains(.laterSmall)) {
    case (false, false): self = .none
    case (true, false): self = .capital
    case (false, true): self = .small
    case (true, true): self = .both
    }
  }
}
