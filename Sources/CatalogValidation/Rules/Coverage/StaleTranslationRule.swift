internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `stale-translation`: every translation was made from the current source text.
package enum StaleTranslationRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "stale-translation",
    severity: .warning,
    reach: .otherLocales,
    summary: "A translation was made from the current source text, as far as its 'source' records it.",
    rationale: """
      When the source text is reworded, its translations keep the old meaning, and nothing else shows it. The digest \
      in 'source' does.
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
    for (slot, record) in source.locales[locale.index].records where isStale(slot, record: record, in: locale) {
      let text = source.text(of: source.sourceEntry(ofSlot: slot)) ?? ""
      collector.report(
        self,
        "the source text has changed and is now '\(text)'; review the translation, then set 'source' to '\(SourceDigest.of(text))'",
        in: locale, slot: slot)
    }
  }

  /// True if a text's record has the digest of another source text. A text without a source text is not stale.
  static func isStale(_ slot: Int, record: TextRecord, in locale: CheckedLocale) -> Bool {
    let source = locale.catalog.source
    guard let digest = record.source, locale.index != source.sourceIndex,
      let text = source.text(of: source.sourceEntry(ofSlot: slot))
    else { return false }
    return digest != SourceDigest.of(text)
  }
}
