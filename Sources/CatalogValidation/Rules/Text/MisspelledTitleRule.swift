internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `misspelled-title`: a title is not one letter away from a word that ten programs print.
package enum MisspelledTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "misspelled-title",
    severity: .warning,
    summary:
      "A title that no program prints is not one letter away from a word that ten programs print for its purpose.",
    rationale: """
      A key that bounces writes "Guardarr", and a keyboard without accents "Usun". The words of programs are those of \
      attestation.tsv, as for `swapped-title`. The beginnings and endings of words change with their form, so they are \
      compared only for a repeated letter and a lost accent.
      """,
    breaking: [.printed("↓Speihcern"), .printed("↓Speichernn")],
    passing: [.printed("Speichern"), .printed("Speichere"), .printed("Sichern")]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard LetterCase.scripts.contains(locale.facts.script) else { return }
    let reported = checkTitles(locale, &collector)
    checkWords(of: locale, besides: reported, &collector)
  }

  /// Reports titles that are near to what programs print for their purpose.
  ///
  /// - Returns: their slots.
  private static func checkTitles(_ locale: CheckedLocale, _ collector: inout FindingCollector) -> Set<Int> {
    guard !locale.unprintedTitles.isEmpty, let printed = locale.printedWords else { return [] }
    var reported: Set<Int> = []
    for title in locale.unprintedTitles where printed.purposes[title.key] == nil && !title.isExplained(in: locale) {
      let words = printed.words[locale.catalog.source.slots.purposes[title.slot]] ?? []
      guard let word = words.first(where: { $0.programs >= 10 && isSlip(title.key, of: $0.key) }) else { continue }
      collector.report(
        self,
        "'\(title.text)' is one letter away from '\(word.title)', which \(word.programs) programs print; correct it, or "
          + "explain it in a 'comment'", in: locale, slot: title.slot)
      reported.insert(title.slot)
    }
    return reported
  }

  /// Reports words inside an overlay's titles that are a slip of words of other titles.
  private static func checkWords(
    of locale: CheckedLocale, besides reported: Set<Int>, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.source
    let entries = source.locales[locale.index].entries
    // A wording's titles are compared with its own words by `checkTitles`; few are its own.
    guard source.wording == nil, source.layers.count > 1, entries.contains(where: { $0.isPresent && source.isOwn($0) })
    else { return }
    let known = KnownWords(of: locale)
    for slot in locale.catalog.titleSlots where source.isOwn(entries[slot]) && !reported.contains(slot) {
      guard let title = locale.shownTitles[slot], let (word, meant) = known.slip(in: title.text),
        source.record(ofLocale: locale.index, slot: slot)?.comment == nil
      else { continue }
      collector.report(
        self, "'\(word)' is probably '\(meant)', which other titles have; correct it, or explain it in a 'comment'",
        in: locale,
        slot: slot)
    }
  }

  /// Returns whether a title differs by one letter from another: one more, less or other, or two exchanged.
  ///
  /// The beginnings and endings of words change with their form, unless a letter is repeated or has lost its accent.
  static func isSlip(_ word: String, of other: String) -> Bool {
    let (word, other) = (Array(word.unicodeScalars), Array(other.unicodeScalars))
    guard min(word.count, other.count) >= 4, abs(word.count - other.count) <= 1 else { return false }
    let start = zip(word, other).prefix { $0 == $1 }.count
    let end = zip(word.dropFirst(start).reversed(), other.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (rest, otherRest) = (word.dropFirst(start).dropLast(end), other.dropFirst(start).dropLast(end))
    guard (rest + otherRest).allSatisfy({ CharacterProperties(of: $0).isAlphabetic }) else { return false }
    if rest.count == 1, otherRest.isEmpty, start > 0, rest.first == word[start - 1] { return true }
    if rest.count == 1, otherRest.count == 1, let accented = otherRest.first, accented != rest.first {
      if CharacterProperties.baseLetter(of: accented) == rest.first { return true }
    }
    let isInside = { (scalars: ArraySlice<Unicode.Scalar>) in
      scalars.count > 1 && scalars.allSatisfy { CharacterProperties(of: $0).isAlphabetic }
    }
    guard word.count >= 5, isInside(word[..<start].suffix(2)), isInside(word.suffix(end).prefix(2)) else {
      return false
    }
    return rest.count <= 1 && otherRest.count <= 1 || rest.count == 2 && rest.elementsEqual(otherRest.reversed())
  }
}
