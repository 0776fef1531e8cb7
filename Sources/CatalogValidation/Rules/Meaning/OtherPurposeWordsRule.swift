internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `other-purpose-words`: a counted text, a confirmation or a label is about its own purpose.
package enum OtherPurposeWordsRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "other-purpose-words",
    severity: .warning,
    summary: "A text does not have the words of another purpose's title instead of its purpose's.",
    rationale: """
      A counted text that says "Copy 3 items" on a button that deletes them was pasted to the wrong place, or two \
      purposes' texts were exchanged. Words are compared by their first letters, so that forms of a word count as one. \
      A translation is judged only if the source text has a word of its title, and lacks those of the other purpose.
      """,
    breaking: [
      example(
        delete:
          "↓{count, plural, one {Kopiuj # plik} few {Kopiuj # pliki} many {Kopiuj # plików} other {Kopiuj # pliku}}"
      )
    ],
    passing: [
      example(
        delete: "{count, plural, one {Usuń # plik} few {Usuń # pliki} many {Usuń # plików} other {Usuń # pliku}}"),
      // A form of the title's word.
      example(
        delete:
          "{count, plural, one {Usunąć # plik?} few {Usunąć # pliki?} many {Usunąć # plików?} other {Usunąć # pliku?}}"),
      // Words of neither title.
      example(
        delete:
          "{count, plural, one {Do kosza: # plik} few {Do kosza: # pliki} many {Do kosza: # plików} other {Do kosza: # pliku}}"
      ),
    ]
  )

  private static func example(delete counted: String) -> RuleExample {
    RuleExample([
      "purposes.json": """
      {
        "copy": { "role": "act", "description": "…", "icons": { "set": "arrow-left" }, "messages": { "title": {} } },
        "delete": {
          "role": "destroy", "description": "…", "icons": { "set": "trash" },
          "messages": { "title": {}, "counted": { "arguments": { "count": { "type": "integer" } } } }
        }
      }
      """,
      "titles/en.json": """
      {
        "copy": "Copy",
        "delete": { "title": "Delete", "counted": "{count, plural, one {Delete # file} other {Delete # files}}" }
      }
      """,
      "titles/pl.json": #"{ "copy": "Kopiuj", "delete": { "title": "Usuń", "counted": "\#(counted)" } }"#,
    ])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let isSource = locale.index == source.sourceIndex
    let original = TitleWords(of: locale.catalog.source.sourceIndex, in: locale)
    let own = isSource ? original : TitleWords(of: locale.index, in: locale)
    // A text that two neighbours have is reported by `shared-text`.
    let shared = Set(locale.sharedMessages.flatMap { [$0.slot, $0.other] })
    for (slot, words) in locale.messageWords.sorted(by: { $0.key < $1.key }) where !shared.contains(slot) {
      let isCounted = !locale.catalog.arguments[slot].isEmpty
      // For the source locale, no other text shows whether a question or a label differs on purpose.
      if isSource, !isCounted { continue }
      let purpose = source.slots.purposes[slot]
      // Without a title that is a text, nothing can be compared.
      let title = source.slots.starts[purpose]
      if source.locales[locale.index].entries[title].isPresent, locale.textFacts[title] == nil { continue }
      guard own.mentions(purpose, in: words.all) == false else { continue }
      let sourceText = isSource ? nil : locale.catalog.sourceWords[slot]?.all
      if let sourceText, original.mentions(purpose, in: sourceText) != true { continue }
      let other = own.candidates(for: words.all).first { candidate in
        guard candidate != purpose, own.isWhole(candidate, in: words.all), !own.includes(candidate, in: purpose),
          !original.includes(candidate, in: purpose)
        else { return false }
        // A label explains its title; only one that is another title as a whole is certainly wrong.
        if !isCounted, !own.areAll(words.all, of: candidate) { return false }
        return sourceText.map { !original.isWhole(candidate, in: $0) } ?? true
      }
      guard let other, let title = own.title(of: other), let ownTitle = own.title(of: purpose) else { continue }
      let companion = source.purposes[other].identifier
      collector.report(
        self,
        "the text has the words of '\(companion)' ('\(title)') instead of '\(ownTitle)'; write the text of "
          + "'\(source.purposes[purpose].identifier)'",
        in: locale, slot: slot, companion: companion)
    }
  }
}

/// The titles of a locale, as words.
private final class TitleWords {
  private let locale: CheckedLocale
  private let index: Int
  private let isUnspaced: Bool
  private var known: [Int: [TextWords.Word]] = [:]

  init(of index: Int, in locale: CheckedLocale) {
    (self.index, self.locale) = (index, locale)
    isUnspaced = Self.unspaced.contains(locale.catalog.facts[index].script)
  }

  /// The scripts without spaces between words.
  private static let unspaced: Set = ["Hans", "Hant", "Jpan", "Thai", "Laoo", "Khmr", "Mymr"]

  /// The title of a purpose.
  func title(of purpose: Int) -> String? { locale.catalog.source.text(of: entry(of: purpose)) }

  private func entry(of purpose: Int) -> TextEntry {
    let source = locale.catalog.source
    let slot = source.slots.starts[purpose]
    return index == locale.index ? locale.shownText(ofSlot: slot) : source.locales[index].entries[slot]
  }

  private func words(of purpose: Int) -> [TextWords.Word] {
    if let words = known[purpose] { return words }
    let entry = entry(of: purpose)
    let source = locale.catalog.source
    let words = entry.isPresent ? source.withText(of: entry) { LanguageFeatures.words(of: $0) } : []
    known[purpose] = words
    return words
  }

  /// The words of a purpose's synonyms.
  private func synonyms(of purpose: Int) -> [TextWords.Word] {
    let source = locale.catalog.source
    let names = source.vocabulary[source.purposes[purpose].identifier].synonyms[locale.catalog.facts[index].tag] ?? []
    return names.flatMap { name in Array(name.utf8).withUnsafeBufferPointer { LanguageFeatures.words(of: $0) } }
  }

  /// True if a text has a word of a purpose's title or synonyms; nil without a title.
  func mentions(_ purpose: Int, in text: Set<TextWords.Word>) -> Bool? {
    let words = words(of: purpose)
    guard !words.isEmpty else { return nil }
    func isThere(_ word: TextWords.Word) -> Bool {
      text.contains { $0.mayShareStem(with: word) || $0.hasPart(word) }
    }
    return words.contains(where: isThere) || synonyms(of: purpose).contains(where: isThere)
  }

  /// The purposes whose titles' first words may be in a text, ascending: forms of one word begin with the same three letters.
  func candidates(for text: Set<TextWords.Word>) -> [Int] {
    guard !isUnspaced else { return Array(locale.catalog.source.purposes.indices) }
    return Set(text.flatMap { byFirstLetters[$0.prefix(3)] ?? [] }).sorted()
  }

  /// The purposes by the first letters of their titles.
  private lazy var byFirstLetters = Dictionary(
    grouping: locale.catalog.source.purposes.indices.filter { !words(of: $0).isEmpty }
  ) { words(of: $0)[0].prefix(3) }

  /// True if a text has all words of a purpose's title.
  func isWhole(_ purpose: Int, in text: Set<TextWords.Word>) -> Bool {
    let words = words(of: purpose)
    guard !words.isEmpty else { return false }
    return words.allSatisfy { word in
      text.contains { isUnspaced ? word.count > 1 && $0.hasPart(word) : $0.isForm(of: word) }
    }
  }

  /// True if a text has only words of a purpose's title.
  func areAll(_ text: Set<TextWords.Word>, of purpose: Int) -> Bool {
    let words = words(of: purpose)
    return text.allSatisfy { word in words.contains { $0.isForm(of: word) } }
  }

  /// True if the title of one purpose has all words of another's, so that its texts may have them too.
  func includes(_ other: Int, in purpose: Int) -> Bool {
    let words = words(of: purpose)
    return self.words(of: other).allSatisfy { word in
      words.contains { $0.mayShareStem(with: word) || $0.hasPart(word) }
    }
  }
}
