internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `other-purpose-words`: a counted text, a confirmation or a label is about its own purpose.
package enum OtherPurposeWordsRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "other-purpose-words",
    severity: .warning,
    summary: "No text of a purpose has the words of another purpose's title and none of its own.",
    rationale: """
      A counted text that says "Copy 3 items" on a button that deletes them was pasted to the wrong place, or two \
      purposes' texts were exchanged. Words are compared by their first letters, so that forms of a word count as one. \
      A translation is not judged if the source text has the other purpose's words too, or none of its own title: \
      there, the two have different words on purpose.
      """,
    breaking: [
      example(delete: "{count, plural, one {↓Skopiuj # plik} few {Skopiuj # pliki} many {Skopiuj # plików} other {Skopiuj # pliku}}")
    ],
    passing: [
      example(delete: "{count, plural, one {Usuń # plik} few {Usuń # pliki} many {Usuń # plików} other {Usuń # pliku}}"),
      // A form of the title's word.
      example(delete: "{count, plural, one {Usunąć # plik?} few {Usunąć # pliki?} many {Usunąć # plików?} other {Usunąć # pliku?}}"),
      // Words of neither title.
      example(delete: "{count, plural, one {Do kosza: # plik} few {Do kosza: # pliki} many {Do kosza: # plików} other {Do kosza: # pliku}}"),
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
    for (slot, words) in locale.messageWords.sorted(by: { $0.key < $1.key }) {
      let purpose = source.slots.purposes[slot]
      guard own.mentions(purpose, in: words.all) == false else { continue }
      let sourceText = isSource ? nil : locale.catalog.sourceWords[slot]?.all
      if let sourceText, original.mentions(purpose, in: sourceText) != true { continue }
      let other = source.purposes.indices.first { candidate in
        guard candidate != purpose, own.isWhole(candidate, in: words.all) else { return false }
        return sourceText.map { !original.isWhole(candidate, in: $0) } ?? true
      }
      guard let other, let title = own.title(of: other), let ownTitle = own.title(of: purpose) else { continue }
      let companion = source.purposes[other].identifier
      collector.report(
        self,
        "the text has the words of '\(companion)' ('\(title)') and not those of its own title '\(ownTitle)'; write the text of "
          + "'\(source.purposes[purpose].identifier)'",
        in: locale, slot: slot, companion: companion)
    }
  }
}

/// The titles that a locale shows, as words.
private final class TitleWords {
  private let locale: CheckedLocale
  private let index: Int
  private let isUnspaced: Bool
  private var known: [Int: [TextWords.Word]] = [:]

  init(of index: Int, in locale: CheckedLocale) {
    (self.index, self.locale) = (index, locale)
    isUnspaced = Self.unspaced.contains(locale.catalog.facts[index].script)
  }

  /// The scripts that write no spaces between words.
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
    let words = entry.isPresent ? locale.catalog.source.withText(of: entry) { LanguageFeatures.words(of: $0) } : []
    known[purpose] = words
    return words
  }

  /// Whether a text has some word of a purpose's title; nil without a title.
  func mentions(_ purpose: Int, in text: Set<TextWords.Word>) -> Bool? {
    let words = words(of: purpose)
    guard !words.isEmpty else { return nil }
    return words.contains { word in text.contains { $0.sharesStem(with: word) || $0.contains(word) } }
  }

  /// Whether a text has all words of a purpose's title.
  func isWhole(_ purpose: Int, in text: Set<TextWords.Word>) -> Bool {
    let words = words(of: purpose)
    guard !words.isEmpty else { return false }
    return words.allSatisfy { word in
      text.contains { isUnspaced ? word.count > 1 && $0.contains(word) : word.count > 2 && $0.sharesStem(with: word) }
    }
  }
}
