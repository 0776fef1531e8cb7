internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog

/// Reports `untranslated`: a text in another language differs from the source text.
package enum UntranslatedRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "untranslated",
    severity: .warning,
    summary: "A text in another language is not the source text over again, unless its words are shared.",
    rationale: """
      A file often begins as a copy of the source locale's, and what is not translated stays English. In another \
      script equal words are no coincidence, except for abbreviations such as "OK". Languages that share a script \
      share single words ("Menu", "Info"), but rarely two in a row. Where more than a fifth of a locale's texts \
      equal the source's, its single words count as copies too. A 'comment' or a 'state' of 'translated' or 'final' \
      beside the text keeps it.
      """,
    breaking: [
      .title("↓Go back", in: "pl").with("titles/en.json", #"{ "back": "Go Back", "delete": "Delete" }"#),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "uk""#),
        "titles/uk.json": #"{ "back": "↓Back", "delete": { "title": "Видалити" } }"#,
      ]),
    ],
    passing: [
      .title("Menu", in: "pl").with("titles/en.json", #"{ "back": "Menu", "delete": "Delete" }"#),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "uk""#), "titles/uk.json": #"{ "back": "OK" }"#,
      ]).with("titles/en.json", #"{ "back": "OK", "delete": "Delete" }"#),
      RuleExample([
        "titles/pl.json": #"{ "back": "Wstecz", "delete": { "title": { "text": "Face ID", "comment": "A name." } } }"#
      ]).with("titles/en.json", #"{ "back": "Back", "delete": "Face ID" }"#),
      RuleExample([
        "catalog.json": RuleExample.manifest(locales: #""en", "en-GB""#), "titles/en-GB.json": #"{ "back": "Back" }"#,
      ]),
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let catalog = locale.catalog
    let source = catalog.facts[catalog.source.sourceIndex]
    guard source.tag.language != locale.facts.tag.language else { return }
    let same = textsOfSource(locale)
    guard !same.isEmpty else { return }
    let isOtherScript = source.script != locale.facts.script
    // Of fifty languages none shares more than one word in fifteen with English.
    let count = locale.textFacts.count { $0 != nil }
    let isCopy = count >= 10 && same.count * 5 > count
    let entries = catalog.source.locales[locale.index].entries
    for (slot, text) in same where !isSettled(entries[slot], slot: slot, in: locale) {
      let isWorthAWord = isOtherScript ? !isAbbreviation(text) : isCopy || words(of: text) > 1
      guard isWorthAWord else { continue }
      collector.report(
        self,
        "the text equals that of the source locale '\(source.tag)'; translate it, or explain in a 'comment' why it stays",
        in: locale, slot: slot)
    }
  }

  /// The locale's texts that equal those of the source locale, ignoring case.
  private static func textsOfSource(_ locale: CheckedLocale) -> [(slot: Int, text: String)] {
    let source = locale.catalog.source
    let (own, originals) = (source.locales[locale.index].entries, locale.catalog.sourceEntries)
    let (facts, sourceFacts) = (locale.textFacts, locale.catalog.sourceFacts)
    return locale.withLetters { letters in
      var found: [(slot: Int, text: String)] = []
      for slot in own.indices where mayBeSame(own[slot], originals[slot]) {
        // The last letters differ in most pairs of the same length.
        guard let last = facts[slot]?.last, let sourceLast = sourceFacts[slot]?.last,
          last == sourceLast || letters.mayBeSame(last, sourceLast)
        else { continue }
        let areAlike = source.withText(of: own[slot]) { text in
          source.withText(of: originals[slot]) { letters.areSame(text, $0) }
        }
        guard areAlike, let text = source.text(of: own[slot]), let original = source.text(of: originals[slot]),
          text == original || text.lowercased() == original.lowercased()
        else { continue }
        found.append((slot, text))
      }
      return found
    }
  }

  /// Whether two texts can be equal ignoring case, which changes neither whether a text is ASCII nor the length of
  /// ASCII.
  private static func mayBeSame(_ own: TextEntry, _ original: TextEntry) -> Bool {
    guard own.isPresent, original.isPresent else { return false }
    let traits = (own.traits.rawValue, original.traits.rawValue)
    let (isEscaped, hasNonASCII) = (TextEntry.Traits.isEscaped.rawValue, TextEntry.Traits.hasNonASCII.rawValue)
    guard (traits.0 ^ traits.1) & hasNonASCII == 0 else { return false }
    return own.length == original.length || (traits.0 | traits.1) & (isEscaped | hasNonASCII) != 0
  }

  /// Whether the file confirms the text. One that waits for review is reported by `needs-review`.
  private static func isSettled(_ entry: TextEntry, slot: Int, in locale: CheckedLocale) -> Bool {
    guard entry.traits.contains(.isAnnotated) else { return false }
    let record = locale.catalog.source.record(ofLocale: locale.index, slot: slot)
    return record?.comment != nil || record?.state != nil
  }

  /// Whether a text is a few capital letters, which most scripts use unchanged: "OK", "PDF".
  private static func isAbbreviation(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { CharacterProperties(of: $0).isLetter }
    return letters.count <= 5 && letters.allSatisfy { CharacterProperties(of: $0).isUppercase }
  }

  private static func words(of text: String) -> Int {
    let tree = MessageTree(parsing: text)
    return tree.nodes.filter { $0.kind == .text }.reduce(0) { $0 + words(inPlain: tree.text($1.range)) }
  }

  private static func words(inPlain text: String) -> Int {
    text.split { $0.isWhitespace }.count { $0.unicodeScalars.contains { CharacterProperties(of: $0).isLetter } }
  }
}
