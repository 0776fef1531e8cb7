internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog

/// The texts of a locale that equal those of the source locale, ignoring case.
struct SourceCopies {
  /// Without those that a comment or a state confirms.
  let texts: [(slot: Int, text: String)]
  /// True if so many texts are equal that the file is a copy of the source's.
  let isWholeFile: Bool
  /// The number of texts that were compared: those of the file that is judged.
  let count: Int

  /// Empty for a locale in the source's language.
  init(of locale: CheckedLocale) {
    let catalog = locale.catalog
    guard catalog.facts[catalog.source.sourceIndex].tag.language != locale.facts.tag.language else {
      (texts, isWholeFile, count) = ([], false, 0)
      return
    }
    let entries = catalog.source.locales[locale.index].entries
    let same = Self.same(in: locale).filter { catalog.source.isInJudgedFile(entries[$0.slot]) }
    texts = same.filter { !Self.isSettled(entries[$0.slot], slot: $0.slot, in: locale) }
    // No language of fifty shares more than one word in fifteen with English.
    count = entries.indices.count { locale.textFacts[$0] != nil && catalog.source.isInJudgedFile(entries[$0]) }
    isWholeFile = count >= 10 && same.count * 5 > count
  }

  private static func same(in locale: CheckedLocale) -> [(slot: Int, text: String)] {
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

  /// True if two texts can be equal ignoring case, which changes neither whether a text is ASCII nor the length of
  /// ASCII.
  private static func mayBeSame(_ own: TextEntry, _ original: TextEntry) -> Bool {
    guard own.isPresent, original.isPresent else { return false }
    let traits = (own.traits.rawValue, original.traits.rawValue)
    let (isEscaped, hasNonASCII) = (TextEntry.Traits.isEscaped.rawValue, TextEntry.Traits.hasNonASCII.rawValue)
    guard (traits.0 ^ traits.1) & hasNonASCII == 0 else { return false }
    return own.length == original.length || (traits.0 | traits.1) & (isEscaped | hasNonASCII) != 0
  }

  /// True if the file confirms the text. The rule `needs-review` reports texts that wait for review.
  private static func isSettled(_ entry: TextEntry, slot: Int, in locale: CheckedLocale) -> Bool {
    guard entry.traits.contains(.isAnnotated) else { return false }
    let record = locale.catalog.source.record(ofLocale: locale.index, slot: slot)
    return record?.comment != nil || record?.state != nil
  }

  /// True if a text consists of a few capital letters, which most scripts use unchanged: "OK", "PDF".
  static func isAbbreviation(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { CharacterProperties(of: $0).isLetter }
    return letters.count <= 5 && letters.allSatisfy { CharacterProperties(of: $0).isUppercase }
  }

  /// The number of words in a text, not counting its syntax.
  static func wordCount(of text: String) -> Int {
    let tree = MessageTree(parsing: text)
    return tree.nodes.filter { $0.kind == .text }.reduce(0) { $0 + wordCount(inPlain: tree.text($1.range)) }
  }

  private static func wordCount(inPlain text: String) -> Int {
    text.split { $0.isWhitespace }.count { $0.unicodeScalars.contains { CharacterProperties(of: $0).isLetter } }
  }
}
