internal import CatalogFiles
internal import CatalogModel
internal import ICUText
internal import PurposeCatalog
internal import SourceText

/// Reports `unusual-title`: a title that no program prints is neither another purpose's word nor a slip.
package enum UnusualTitleRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "unusual-title",
    severity: .warning,
    summary: """
      A title that no program prints for its purpose is not the word that programs print for another one, and not one \
      letter away from a word that ten print.
      """,
    rationale: """
      A button that leads back and says "Rücken" has a right word in the wrong sense, and "Guardarr" is a slip: spell \
      checkers do not know the purpose. The words of programs are those of attestation.tsv, as for `swapped-title`. A team that prefers a \
      word of its own says so in a 'comment' beside the text.
      """,
    breaking: [printed("↓Drucken"), printed("↓Speihcern")],
    passing: [printed("Speichern"), printed("Aufheben"), printed("Speichere")]
  )

  private static func printed(_ save: String) -> RuleExample {
    let files = [
      "catalog.json": RuleExample.manifest(locales: #""de", "en""#),
      "purposes.json": """
      {
        "print": { "role": "act", "description": "…", "icons": { "set": "arrow-back" }, "messages": { "title": {} } },
        "save": { "role": "confirm", "description": "…", "icons": { "set": "trash" }, "messages": { "title": {} } }
      }
      """,
      "titles/en.json": #"{ "print": "Print", "save": "Save" }"#,
      "titles/de.json": "{ \"print\": \"Ausdrucken\", \"save\": \"\(save)\" }",
      "attestation.tsv": """
      locale\tpurpose\ttitle\tprograms that print it\twhat programs print instead
      de\tprint\tDrucken\tAndroid, Firefox, GNOME, KDE, VLC\t
      de\tsave\tSpeichern\tA, B, C, D, E, F, G, H, I, J\t

      """,
    ]
    return RuleExample(files, scaffolding: ["catalog.json", "purposes.json", "attestation.tsv"])
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    guard let printed = locale.printedWords else { return }
    let source = locale.catalog.source
    for title in locale.unprintedTitles {
      let purpose = source.slots.purposes[title.slot]
      let entry = locale.shownText(ofSlot: title.slot)
      let isSettled =
        entry.traits.contains(.isAnnotated)
        && source.record(ofLocale: locale.index, slot: title.slot)?.comment != nil
      if isSettled
        || title.other(than: purpose, printed, in: source, where: { locale.catalog.areNeighbours(purpose, $0) }) != nil
      {
        continue
      }
      if let other = title.other(than: purpose, printed, in: source) {
        let companion = source.purposes[other.purpose].identifier
        collector.report(
          self,
          "\(counted(other.programs, "program")) print '\(title.text)' for '\(companion)' and none for this purpose; write "
            + "'\(title.usual.title)', as \(title.usual.programs) print, or explain it in a 'comment'",
          in: locale, slot: title.slot, companion: companion)
      } else if printed.purposes[title.key] == nil, LetterCase.scripts.contains(locale.facts.script),
        let word = printed.words[purpose]?.first(where: { $0.programs >= 10 && isSlip(title.key, of: $0.key) })
      {
        collector.report(
          self,
          "'\(title.text)' is one letter away from '\(word.title)', which \(word.programs) programs print; correct it, or "
            + "explain it in a 'comment'", in: locale, slot: title.slot)
      }
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
