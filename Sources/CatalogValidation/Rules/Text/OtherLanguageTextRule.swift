internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `other-language-text`: a single text is in the language of its locale.
package enum OtherLanguageTextRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "other-language-text",
    severity: .note,
    summary: "No single text is in another language than its file, by its letters and words.",
    rationale: """
      A text that was pasted from the file of another language stays unseen among right ones. Only long texts say enough: \
      those whose letters and words are rare in the locale and common in another language of its script. A file that is \
      in another language as a whole is reported by `other-language`.
      """,
    breaking: [.titles(in: "sv", swedish + ["↓Kaikki tiedostot ja kansiot poistetaan pysyvästi"])],
    passing: [.titles(in: "sv", swedish + ["Alla filer och mappar tas bort permanent"])]
  )

  private static let swedish = ["Spara", "Öppna", "Stäng", "Ta bort", "Redigera", "Sök", "Inställningar", "Dela"]

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let file = locale.ownFileTexts
    guard file.otherLanguage == nil, let profile = file.profile else { return }
    let source = locale.catalog.source.manifest.sourceLocale
    for text in file.texts {
      // A letter that the language does not use is reported by `foreign-letter`.
      if locale.textFacts[text.slot]?.traits.contains(.unusualLetter) ?? true { continue }
      guard let other = LanguageProfiles.standard.other(than: profile, forText: text.buckets) else { continue }
      // A text that is still the source's is reported by `untranslated`.
      if other.language == source.language { continue }
      let tag = locale.facts.tag
      collector.report(
        self, "the text looks like '\(other)' and not like '\(tag)'; write it in '\(tag)'", in: locale, slot: text.slot)
    }
  }
}
