internal import ICUText
internal import PurposeCatalog

/// Reports `wrong-script`: every text is written in the script of its locale.
package enum WrongScriptRule: TextRule {
  package static let description = RuleDescription(
    identifier: "wrong-script",
    severity: .warning,
    reach: [.text, .wholeFile],
    summary: "Every text is written in the script of its locale (UAX #24).",
    rationale: """
      A title in another script was pasted into the wrong file, typed with the wrong keyboard or transliterated, and \
      its readers may not be able to read it. Acronyms and names in Latin letters (PDF, Wi-Fi, iCloud) are the same \
      everywhere and are not reported, nor are Latin words beside the locale's own letters.
      """,
    breaking: [
      .translated("↓Nazad", in: "sr"),
      .translated("↓Назад", in: "sr-Latn"),
      .translated("↓Назад", in: "de"),
      .translated("戻る ↓뒤로", in: "ja"),
      .translated("↓もどる", in: "ko"),
      .translated("↓חזרה", in: "ar"),
    ],
    passing: [
      .translated("Назад", in: "sr"),
      .translated("OK", in: "ru"),
      .translated("PDF", in: "ja", from: "Document"),
      .translated("Wi-Fi", in: "uk", from: "Network"),
      .translated("iCloud", in: "ar", from: "Cloud"),
      .translated("QRコード", in: "ja"),
      .translated("α値", in: "ja"),
      .translated("Открыть в Safari", in: "ru"),
      // Text that was not translated is reported by another rule.
      .translated("Back", in: "ru"),
    ]
  )

  package static let concerns: TextTraits = [.latinLetter, .foreignLetter]

  /// The script of an unknown language is unknown.
  package static func applies(to locale: CheckedLocale) -> Bool {
    LocaleData.unknownSubtag(of: locale.facts.tag.language) == nil && locale.facts.script != "Zyyy"
  }

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    // Text that was not translated is reported by untranslated.
    guard text.sourceText?.lowercased() != text.text(text.bytes.indices).lowercased() else { return }
    let tag = text.locale.facts.tag
    let own = OwnScripts(of: text.locale.facts.script)
    for variant in text.variants() {
      let words = ScriptWord.words(of: variant.scalars, own)
      if let word = words.first(where: { $0.kinds == .foreign && !$0.isGreekSymbol }) {
        report(
          word, script: "a script that '\(tag)' does not use; write it in the script of '\(tag)'", in: text,
          variant: variant, to: &collector)
      } else if !words.contains(where: { $0.kinds.contains(.own) }),
        let word = words.first(where: { $0.kinds == .latin && !isName($0.scalars) })
      {
        report(
          word, script: "Latin script; write it in the script of '\(tag)'", in: text, variant: variant, to: &collector)
      }
    }
  }

  private static func report(
    _ word: ScriptWord, script: String, in text: CheckedText, variant: TextVariant,
    to collector: inout FindingCollector
  ) {
    let letters = String(String.UnicodeScalarView(word.scalars))
    collector.report(
      self, "'\(letters)' is in \(script)", in: text, variant: variant, at: word.scalars.startIndex)
  }

  /// True if a Latin word is an acronym or a name: short and all capitals (`PDF`), or with a capital inside (`iCloud`).
  private static func isName(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let isCapital = word.map { CharacterProperties(of: $0).isUppercase }
    if isCapital.allSatisfy({ $0 }) { return word.count <= longestAcronym }
    return isCapital.dropFirst().contains(true)
  }

  private static let longestAcronym = 5
}
