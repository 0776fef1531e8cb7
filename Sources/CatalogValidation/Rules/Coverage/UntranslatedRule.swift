internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `untranslated`: a text in another language differs from the source text.
package enum UntranslatedRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "untranslated",
    severity: .warning,
    reach: .otherLocales,
    summary: "A translation is not a copy of the source text, unless both languages use the same word.",
    rationale: """
      Translators often start with a copy of the source file, and a text that they forget stays English. In another \
      script, only abbreviations such as "OK" are equal. Languages with one script \
      share single words ("Menu", "Info"), but rarely two in a row. The branches of a plural are compared one by one. A \
      'comment' or a 'state' of 'translated' or 'final' beside the text keeps it.
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
    let copies = locale.sourceCopies
    // A copy of the whole file is one mistake, which `copied-locale` reports.
    guard !copies.isWholeFile else { return }
    let source = locale.catalog.facts[locale.catalog.source.sourceIndex]
    let isOtherScript = source.script != locale.facts.script
    for (slot, text) in copies.texts where !UntranslatedWordRule.reports(text, slot: slot, in: locale) {
      let isWorthAWord = isOtherScript ? !SourceCopies.isAbbreviation(text) : SourceCopies.wordCount(of: text) > 1
      guard isWorthAWord else { continue }
      collector.report(
        self,
        "the text equals that of the source locale '\(source.tag)'; translate it, or explain in a 'comment' why it stays",
        in: locale, slot: slot)
    }
    checkBranches(locale, besides: Set(copies.texts.map(\.slot)), &collector)
  }

  /// Reports a plural of which some branch is still the source's.
  private static func checkBranches(
    _ locale: CheckedLocale, besides same: Set<Int>, _ collector: inout FindingCollector
  ) {
    let source = locale.catalog.facts[locale.catalog.source.sourceIndex].tag
    guard source.language != locale.facts.tag.language, !locale.facts.tag.isPseudo else { return }
    for (slot, words) in locale.messageWords.sorted(by: { $0.key < $1.key })
    where words.branches.count > 1 && !same.contains(slot) {
      guard let original = locale.catalog.sourceWords[slot] else { continue }
      let copied = words.branches.filter { $0.value.count > 1 && original.branches.values.contains($0.value) }
      guard let category = copied.keys.min(by: { $0.rawValue < $1.rawValue }) else { continue }
      collector.report(
        self, "the branch '\(category.keyword)' has the words of the source locale '\(source)'; translate it",
        in: locale,
        slot: slot)
    }
  }
}
