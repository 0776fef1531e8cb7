internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `other-language`: the texts of a file are in the language of its locale.
package enum OtherLanguageRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "other-language",
    severity: .warning,
    reach: .texts,
    summary: "The texts of a titles file are in the language of its locale, by their letters and words.",
    rationale: """
      Two files that were exchanged, or a table imported under another locale, pass every other rule: Czech readers get \
      Slovak, and those of Nynorsk get Bokmål. The letters and words of the file's texts are compared with those of \
      Standard in more than seventy languages. Files with fewer than eight texts, languages without texts in Standard, \
      and Bosnian, Croatian and Serbian among each other are not judged.
      """,
    breaking: [
      .titles(in: "cs", ["↓Zmazať"] + slovak),
      .titles(
        in: "nn",
        ["↓Lagre som", "Gå tilbake", "Ikke lagre", "Hjem", "Fjern fra listen", "Åpne", "Forrige", "Hvem som helst"]),
    ],
    passing: [
      .titles(in: "sk", slovak),
      // Too few to be sure.
      .titles(in: "cs", Array(slovak.prefix(4))),
      .titles(in: "hr", ["Spremi", "Otvori", "Zatvori", "Izbriši", "Uredi", "Pretraži", "Postavke", "Podijeli"]),
    ]
  )

  private static let slovak = [
    "Uložiť", "Otvoriť", "Zavrieť", "Vymazať", "Upraviť", "Hľadať", "Nastavenia", "Zdieľať", "Späť", "Ďalej", "Zrušiť",
  ]

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    // Copies of the source's texts are reported by `copied-locale`.
    guard let other = locale.ownFileTexts.otherLanguage, let first = locale.ownFileTexts.texts.first,
      !locale.sourceCopies.isWholeFile
    else { return }
    let tag = locale.facts.tag
    collector.report(
      self,
      "the texts of this file look like '\(other)' and not like '\(tag)'; put the texts of '\(tag)' here, and these into "
        + "titles/\(other).json",
      at: locale.catalog.source.place(of: first.entry), about: Subject(locale: tag))
  }
}
