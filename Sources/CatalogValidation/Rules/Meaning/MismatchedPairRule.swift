internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `mismatched-pair`: titles that are read as a pair have the same word in the same spelling and form.
package enum MismatchedPairRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "mismatched-pair",
    severity: .note,
    reach: .otherLocales,
    summary:
      "Titles that belong together, such as Select All and Deselect All, use the same word and form in every language.",
    rationale: """
      People learn one word for both: "Select all" and "Deselect all" stand in one menu, and a toggle shows "Pin" and then \
      "Unpin". If the titles of the source locale have a word in common, those of another language have one too, in any form: \
      three letters in a row are the same. A word with a prefix keeps its spelling, "deaktiver" beside "aktiver". In languages whose \
      buttons are infinitives, both titles begin with one, or none does. If a language has two different words, such as \
      German "Verbinden" and "Trennen", declare an exception and say so.
      """,
    breaking: [
      pair("Zaznacz wszystko", "↓Nie wybieraj nic"),
      pair("Aktivér", "↓Deaktiver", in: "da"),
      pair("Rebobinar", "↓Avance rápido", in: "es", english: ("Rewind", "Fast forward")),
    ],
    passing: [
      pair("Zaznacz wszystko", "Odznacz wszystko"),
      pair("Zaznacz wszystko", "Zaznacz nic"),
      pair("Aktiver", "Deaktiver", in: "da"),
      pair("Rebobinar", "Avanzar rápido", in: "es", english: ("Rewind", "Fast forward")),
      // The source's titles have no word in common.
      pair("Pokaż", "Ukryj", english: ("Show", "Hide")),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    guard locale.index != source.sourceIndex else { return }
    let own = source.locales[locale.index].entries
    let infinitives = infinitives[locale.facts.tag.language] ?? []
    // Another mistake in one of the two makes them differ.
    var reported = Set(collector.findings.compactMap { $0.subject.purpose.flatMap { source.purposeIndex[$0] } })
    for pair in locale.catalog.relatedTitles where locale.compares(pair.first, pair.second) {
      let entries = (locale.shownText(ofSlot: pair.first), locale.shownText(ofSlot: pair.second))
      guard entries.0.isPresent, entries.1.isPresent, let slot = slot(ofOwnTitle: pair, own, in: source) else {
        continue
      }
      guard entries.0.length <= RelatedTitles.longest, entries.1.length <= RelatedTitles.longest else { continue }
      let other = slot == pair.second ? pair.first : pair.second
      let purposes = (source.slots.purposes[slot], source.slots.purposes[other])
      guard !reported.contains(purposes.0), !reported.contains(purposes.1) else { continue }
      let words = (words(of: entries.0, in: source), words(of: entries.1, in: source))
      guard let fault = fault(of: pair, first: words.0, second: words.1, infinitives: infinitives) else { continue }
      reported.insert(purposes.0)
      let companion = source.purposes[purposes.1].identifier
      let (title, otherTitle) = (
        source.text(of: locale.shownText(ofSlot: slot)) ?? "", source.text(of: locale.shownText(ofSlot: other)) ?? ""
      )
      collector.report(
        self, "'\(title)' does not match '\(otherTitle)', the title of '\(companion)': \(fault)", in: locale,
        slot: slot,
        companion: companion)
    }
  }

  /// The title that is reported: one of the catalogue's own. If both are inherited, the finding is reported where they come
  /// from. An overlay's longer title is compared with an inherited one by `same-purpose-different-words`.
  private static func slot(ofOwnTitle pair: RelatedTitles, _ entries: [TextEntry], in source: CatalogSource) -> Int? {
    let own = [pair.second, pair.first].filter { source.isOwn(entries[$0]) }
    return pair.areOpposites || own.count == 2 ? own.first { source.isOfWording(entries[$0]) } ?? own.first : nil
  }

  /// The reason why two titles do not match, and the advice; nil if they do.
  private static func fault(
    of pair: RelatedTitles, first: [TextWords.Word], second: [TextWords.Word], infinitives: [String]
  ) -> String? {
    let (bare, otherBare) = (first.map(withoutAccents), second.map(withoutAccents))
    guard !bare.shareWord(with: otherBare) else {
      guard pair.areOpposites, first.contains(where: { word in second.contains { isOtherSpelling(word, $0) } }) else {
        return nil
      }
      return "a word is spelled in two ways; use one spelling for both"
    }
    if pair.shareWord { return "they have no word in common; use one word for both" }
    guard pair.areOpposites, let word = first.first, let other = second.first else { return nil }
    let areInfinitives = [word, other].map { word in infinitives.contains { word.ends(with: $0) } }
    return areInfinitives[0] == areInfinitives[1]
      ? nil : "only one of the two begins with an infinitive; use one form for both"
  }

  /// True if one of two words is the other with a prefix, but for accents.
  private static func isOtherSpelling(_ word: TextWords.Word, _ other: TextWords.Word) -> Bool {
    let (shorter, longer) = word.count < other.count ? (word, other) : (other, word)
    guard shorter.count > 3, longer.count > shorter.count, withoutAccents(shorter).count == shorter.count else {
      return false
    }
    let end = Array(longer.suffix(shorter.count))
    // After a prefix, the first letter may have a diaeresis: Dutch "Deïnstalleren".
    return end.dropFirst() != shorter.dropFirst() && withoutAccents(end) == withoutAccents(shorter)
  }

  private static func words(of entry: TextEntry, in source: CatalogSource) -> [TextWords.Word] {
    source.withText(of: entry) { LanguageFeatures.words(of: $0) }
  }

  private static func withoutAccents(_ word: TextWords.Word) -> TextWords.Word {
    word.compactMap { Unicode.Scalar($0).flatMap(CharacterProperties.baseLetter)?.value }
  }

  /// The endings of infinitives, alone and with a reflexive pronoun, in languages whose buttons are infinitives.
  private static let infinitives: [String: [String]] = {
    let ofIberia = ["ar", "er", "ir", "arse", "erse", "irse"]
    return ["es": ofIberia, "gl": ofIberia, "pt": ofIberia + ["or"], "fr": ["er", "ir", "re"]]
  }()

  private static func pair(
    _ back: String, _ delete: String, in locale: String = "pl",
    english: (String, String) = ("Select all", "Deselect all")
  ) -> RuleExample {
    RuleExample([
      "catalog.json": """
      { "formatVersion": 1, "name": "Example", "sourceLocale": "en", "locales": ["en", "\(locale)"], "iconSets": ["set"] }
      """,
      "purposes.json": """
      {
        "back": {
          "role": "act", "description": "…", "icons": { "set": "arrow-left" }, "messages": { "title": {} }, "opposite": "delete"
        },
        "delete": {
          "role": "act", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} }, "opposite": "back"
        }
      }
      """,
      "titles/en.json": "{ \"back\": \"\(english.0)\", \"delete\": \"\(english.1)\" }",
      "titles/\(locale).json": "{ \"back\": \"\(back)\", \"delete\": \"\(delete)\" }",
    ])
  }
}

extension TextWords.Word {
  fileprivate func ends(with ending: String) -> Bool {
    suffix(ending.unicodeScalars.count).elementsEqual(ending.unicodeScalars.map(\.value))
  }
}
