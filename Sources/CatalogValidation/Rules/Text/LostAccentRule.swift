internal import CatalogFiles
internal import ICUText
internal import PurposeCatalog

/// Reports `lost-accent`: a word has the same accents in all texts of a purpose.
package enum LostAccentRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "lost-accent",
    severity: .warning,
    summary: "No text without accents has a word that has accents in another text of the same purpose.",
    rationale: """
      A text that was typed without accents, or passed through a tool for ASCII, is misspelt: 'Avancar' beside \
      'Avançar # itens'. Endings may differ, and languages that tell forms of a word apart by accents alone are not \
      checked.
      """,
    breaking: [
      both("↓Wyslij", "Wyślij element: {count}"),
      both("Wyślij", "↓Wyslij element: {count}"),
    ],
    passing: [
      both("Wyślij", "Wyślij element: {count}"),
      both("Skopiuj", "{count} kopia już jest"),
    ]
  )

  private static func both(_ title: String, _ counted: String) -> RuleExample {
    let titles = #"{ "back": "Wstecz", "delete": { "title": "\#(title)", "counted": "\#(counted)" } }"#
    return RuleExample(["titles/pl.json": titles])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let language = locale.facts.tag.language
    guard locale.facts.script == "Latn", !Accents.makeWords(in: language), !Accents.makeForms(in: language) else {
      return
    }
    let source = locale.catalog.source
    for purpose in source.purposes.indices {
      let slots = source.slots.range(ofPurpose: purpose)
      for slot in slots.dropFirst() {
        // An overlay's title and an inherited message are two people's words.
        let entries = source.locales[locale.index].entries
        guard source.isOwn(entries[slot]) == source.isOwn(entries[slots.lowerBound]) else { continue }
        guard let title = isPlain(slots.lowerBound, locale), let other = isPlain(slot, locale), title != other else {
          continue
        }
        let (plain, accented) = title ? (slots.lowerBound, slot) : (slot, slots.lowerBound)
        guard let pair = differingWords(plain, accented, locale: locale) else { continue }
        collector.report(
          self,
          "'\(pair.plain)' has no accents, but another text of the purpose has '\(pair.accented)'; write one of them",
          in: locale, slot: plain)
        break
      }
    }
  }

  /// True if a text of the locale is ASCII; nil without a text.
  private static func isPlain(_ slot: Int, _ locale: CheckedLocale) -> Bool? {
    locale.textFacts[slot].map { !$0.traits.contains(.nonASCII) }
  }

  /// The first long word of a plain text that has accents before its last letter in another text.
  private static func differingWords(
    _ plain: Int, _ accented: Int, locale: CheckedLocale
  ) -> (plain: String, accented: String)? {
    let source = locale.catalog.source
    let entries = source.locales[locale.index].entries
    guard let text = source.text(of: entries[plain]), let other = source.text(of: entries[accented]) else {
      return nil
    }
    let letters = locale.baseLetters(of: entries[accented])
    let bytes = Array(other.utf8)
    for word in text.split(whereSeparator: { !$0.isLetter }) where word.utf8.count >= shortest {
      for place in letters.places(of: locale.searched(word), inBytes: bytes.count) {
        let found = String(decoding: bytes[place], as: UTF8.self)
        guard found.dropLast().contains(where: { !$0.isASCII }), found.count == word.count else { continue }
        return (String(word), found)
      }
    }
    return nil
  }

  /// The length of the shortest word that is compared; short words differ by accents alone: 'ou', 'où'.
  private static let shortest = 4
}
