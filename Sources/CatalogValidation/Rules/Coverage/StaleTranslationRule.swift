internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `stale-translation`: no translation is of an earlier source text.
package enum StaleTranslationRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "stale-translation",
    severity: .warning,
    summary: "The source text has not changed since a translation was made, as far as its 'source' says.",
    rationale: """
      When the English text is reworded, its translations go on saying what it said before, and nothing else tells. The \
      digest beside a translation does.
      """,
    breaking: [polish(#"{ "text": "↓Skasuj", "source": "\#(SourceDigest.of("Erase"))" }"#)],
    passing: [
      polish(#"{ "text": "Usuń", "source": "\#(SourceDigest.of("Delete"))" }"#),
      polish(#"{ "text": "Usuń" }"#),
    ]
  )

  private static func polish(_ title: String) -> RuleExample {
    ["titles/pl.json": #"{ "back": "Wstecz", "delete": { "title": \#(title) } }"#]
  }

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    for (slot, record) in source.locales[locale.index].records where isStale(slot, record, locale) {
      let text = source.text(of: source.sourceEntry(ofSlot: slot)) ?? ""
      collector.report(
        self,
        "the source text has changed since and is now '\(text)'; look at the translation, then set 'source' to '\(SourceDigest.of(text))'",
        in: locale, slot: slot)
    }
  }

  /// Whether a text's record names another source text than there is; one that has none any more is not stale.
  static func isStale(_ slot: Int, _ record: TextRecord, _ locale: CheckedLocale) -> Bool {
    let source = locale.catalog.source
    guard let digest = record.source, locale.index != source.sourceIndex,
      let text = source.text(of: source.sourceEntry(ofSlot: slot))
    else { return false }
    return digest != SourceDigest.of(text)
  }
}
