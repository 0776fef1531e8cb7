internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `unneeded-synonym`: no synonym repeats the title of its own purpose.
package enum UnneededSynonymRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "unneeded-synonym",
    severity: .note,
    summary: "No synonym repeats the title or the 'short' of its own purpose.",
    rationale: """
      The title is a name already. A synonym that differs from it only in case, in an ellipsis or in punctuation at its \
      ends adds nothing, and stays behind when the title changes.
      """,
    breaking: [
      ["vocabulary.json": #"{ "delete": { "synonyms": { "en": [↓"Delete", "Erase"] } } }"#],
      ["vocabulary.json": #"{ "back": { "synonyms": { "pl": [↓"wstecz…"] } } }"#],
    ],
    passing: [
      ["vocabulary.json": #"{ "delete": { "synonyms": { "en": ["Erase"] } } }"#],
      // In Polish, it is another word than the title.
      ["vocabulary.json": #"{ "delete": { "synonyms": { "pl": ["Delete"] } } }"#],
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let tag = locale.facts.tag
    guard !source.vocabulary.isEmpty else { return }
    for (index, purpose) in source.purposes.enumerated() {
      guard let synonyms = source.vocabulary[purpose.identifier].synonyms[tag] else { continue }
      let titles = locale.catalog.titleSlotsOfPurposes[index].compactMap {
        source.text(of: locale.shownText(ofSlot: $0))
      }
      for synonym in synonyms {
        guard let title = titles.first(where: { TitleKey($0) == TitleKey(synonym) }) else { continue }
        collector.report(
          self, "'\(synonym)' is the title '\(title)' already; remove it",
          at: source.place(ofSynonym: synonym, in: tag, of: purpose.identifier),
          about: Subject(purpose: purpose.identifier, locale: tag))
      }
    }
  }
}
