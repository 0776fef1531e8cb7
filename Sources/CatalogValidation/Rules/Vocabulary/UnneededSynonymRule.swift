internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog
internal import SourceText

/// Reports `unneeded-synonym`: a synonym does not repeat the title of its own purpose.
package enum UnneededSynonymRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "unneeded-synonym",
    severity: .note,
    isFixable: true,
    summary: "A synonym differs from the title and the 'short' of its purpose.",
    rationale: """
      A search finds a purpose by its title anyway. A synonym that differs from it only in case, an ellipsis or \
      punctuation at the ends adds nothing, and is forgotten when the title changes.
      """,
    breaking: [
      ["vocabulary.json": #"{ "delete": { "synonyms": { "en": [↓"Delete", "Erase"] } } }"#],
      ["vocabulary.json": #"{ "back": { "synonyms": { "pl": [↓"wstecz…"] } } }"#],
    ],
    passing: [
      ["vocabulary.json": #"{ "delete": { "synonyms": { "en": ["Erase"] } } }"#],
      // In Polish, it differs from the title.
      ["vocabulary.json": #"{ "delete": { "synonyms": { "pl": ["Delete"] } } }"#],
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let source = locale.catalog.source
    let tag = locale.facts.tag
    guard !source.vocabulary.isEmpty else { return }
    let shown = locale.shownTitles
    for (index, purpose) in source.purposes.enumerated() {
      guard let synonyms = source.vocabulary[purpose.identifier].synonyms[tag] else { continue }
      let titles = locale.catalog.titleSlotsOfPurposes[index].compactMap { shown[$0] }
      for synonym in synonyms {
        let key = TitleKey(synonym)
        guard let title = titles.first(where: { $0.key == key }) else { continue }
        let place = source.place(ofSynonym: synonym, in: tag, of: purpose.identifier)
        if isInherited(place, by: title.entry, source) { continue }
        collector.report(
          self, "'\(synonym)' is the title '\(title.text)' already; remove it", at: place,
          about: Subject(purpose: purpose.identifier, locale: tag),
          fix: removal(of: synonym, in: tag, of: purpose.identifier, source))
      }
    }
  }

  /// A fix that removes a synonym from the catalogue's own vocabulary; nil if another file has it.
  private static func removal(
    of synonym: String, in tag: LanguageTag, of purpose: String, _ source: CatalogSource
  ) -> Fix? {
    guard let document = source.layers[0].vocabulary,
      let names = document.root[purpose]?["synonyms"]?[tag.identifier]?.elements,
      let index = names.firstIndex(where: { $0.string == synonym })
    else { return nil }
    return Fix(
      removing: [.key(purpose), .key("synonyms"), .key(tag.identifier), .element(index)], from: document)
  }

  /// True if an extended catalogue has the synonym, and the overlay makes it the title: then it is needed.
  private static func isInherited(_ synonym: SourcePlace, by title: TextEntry, _ source: CatalogSource) -> Bool {
    guard source.layers.count > 1, synonym.file.path != source.layers[0].vocabulary?.source.path else { return false }
    return Path.contains(source.file(of: title).path, in: source.layers[0].folder)
  }
}
