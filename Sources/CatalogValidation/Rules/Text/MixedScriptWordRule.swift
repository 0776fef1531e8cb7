internal import CatalogModel
internal import ICUText
internal import PurposeCatalog

/// Reports `mixed-script-word`: a word has no letter of another script that looks like a letter of its own script.
package enum MixedScriptWordRule: TextRule {
  package static let description = RuleDescription(
    identifier: "mixed-script-word",
    severity: .warning,
    isFixable: true,
    summary: "No word has a letter of another script that looks like a letter of the word's script (UTS #39).",
    rationale: """
      A Latin 'a' in a Russian word looks right, but a screen reader spells the word out, a search does not find it, \
      and fonts may draw it differently. It is usually typed before the keyboard is switched. Acronyms with an \
      ending of the language are not reported, nor are the scripts that Japanese mixes.
      """,
    breaking: [
      .translated("Н↓aзад", in: "ru"),
      .translated("↓Cохранить", in: "ru"),
      .translated("Zurü↓сk", in: "de"),
      .translated("Πίσ↓w", in: "el"),
    ],
    passing: [
      .translated("Назад", in: "ru"),
      .translated("PDF-файл", in: "ru"),
      .translated("SMSка", in: "ru"),
      .translated("µTorrent", in: "de"),
      .translated("QRコードを表示", in: "ja"),
      .translated("PDFను తెరువు", in: "te"),
    ]
  )

  package static let concerns: TextTraits = [.latinLetter, .foreignLetter]

  package static func check(_ text: CheckedText, _ collector: inout FindingCollector) {
    let script = text.locale.facts.script
    // Other scripts have no letters that look like Latin ones.
    guard Confusables.scripts.contains(script) else { return }
    let own = OwnScripts(of: script)
    for variant in text.variants() {
      for word in ScriptWord.words(of: variant.scalars, own) where word.kinds.contains(.own) && word.kinds != .own {
        let strange = word.scalars.indices.filter { own.kind(of: word.scalars[$0]) ?? .own != .own }
        guard let first = strange.first, !isMeant(strange, in: word, text.locale.facts) else { continue }
        report(first, script: script, in: text, variant: variant, to: &collector)
      }
    }
  }

  /// True if the foreign letters are a separate part: an acronym with an ending, or a Greek symbol before a name.
  private static func isMeant(_ strange: [Int], in word: ScriptWord, _ locale: LocaleFacts) -> Bool {
    let letters = strange.map { word.scalars[$0] }
    let looksOwn = letters.allSatisfy {
      Confusables.of($0, in: locale.script) != nil && Confusables.isCertain($0, in: locale.tag.language)
    }
    if looksOwn { return false }
    let isPrefix = strange.elementsEqual(word.scalars.indices.prefix(strange.count))
    let isAcronym = letters.count > 1 && letters.allSatisfy { CharacterProperties(of: $0).isUppercase }
    return isPrefix && (isAcronym || letters.count == 1)
  }

  private static func report(
    _ index: Int, script: String, in text: CheckedText, variant: TextVariant,
    to collector: inout FindingCollector
  ) {
    let scalar = variant.scalars[index]
    guard let right = Confusables.of(scalar, in: script) else {
      let message = "\(scalar.codePointAndName) in a word of another script; write the word in one script"
      return collector.report(self, message, in: text, variant: variant, at: index)
    }
    let message =
      "\(scalar.codePointAndName) in a word of another script; write \(right.codePointAndName), which looks alike"
    collector.report(
      self, message, in: text, variant: variant, at: index,
      fix: Confusables.isCertain(scalar, in: text.locale.facts.tag.language)
        ? text.fix(replacing: index..<index + 1, of: variant, with: String(right)) : nil)
  }
}
