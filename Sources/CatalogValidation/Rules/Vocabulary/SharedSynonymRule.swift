internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// Reports `shared-synonym`: purposes that appear together share no synonym, and none has the title of another.
package enum SharedSynonymRule: LocaleRule {
  package static let description = RuleDescription(
    identifier: "shared-synonym",
    severity: .warning,
    summary: "Purposes that appear together have no synonym in common, and none is the title of another.",
    rationale: """
      A synonym in vocabulary.json says that apps write it on a button for the purpose. If it also means a purpose beside \
      it, an audit names one of the two at random, and `catalog find` leads to both. Case, punctuation at the ends and an \
      ellipsis make no difference. Purposes that never meet may share a synonym: a reader of the app tells them apart.
      """,
    breaking: [
      .vocabulary(#""delete": { "synonyms": { "en": ["Erase", ↓"Back"] } }"#),
      .vocabulary(#""back": { "synonyms": { "pl": ["Cofnij"] } }, "delete": { "synonyms": { "pl": [↓"Cofnij…"] } }"#),
      .vocabulary(#""back": { "synonyms": { "en": [↓"DELETE"] } }"#),
    ],
    passing: [
      .vocabulary(#""back": { "synonyms": { "en": ["Return"] } }, "delete": { "synonyms": { "en": ["Erase"] } }"#),
      // The two words are in different languages.
      .vocabulary(#""back": { "synonyms": { "en": ["Return"] } }, "delete": { "synonyms": { "pl": ["Return"] } }"#),
      // The two purposes do not appear together.
      ["vocabulary.json": #"{ "delete": { "synonyms": { "en": ["Back"] } } }"#],
    ]
  )

  package static func check(_ locale: CheckedLocale, _ collector: inout FindingCollector) {
    let catalog = locale.catalog
    let source = catalog.source
    let tag = locale.facts.tag
    guard source.vocabulary.purposes.values.contains(where: { $0.synonyms[tag] != nil }) else { return }
    let titles = locale.shownTitles
    var names = NamedPurposes<TitleKey>()
    for index in source.purposes.indices {
      for slot in catalog.titleSlotsOfPurposes[index] {
        guard let title = titles[slot] else { continue }
        names.add(title.key, .init(purpose: index, text: title.text, isOther: false))
      }
    }
    for (index, purpose) in source.purposes.enumerated() {
      for synonym in source.vocabulary[purpose.identifier].synonyms[tag] ?? [] {
        names.add(TitleKey(synonym), .init(purpose: index, text: synonym, isOther: true))
      }
    }
    for (use, other) in names.shared(among: catalog.companions) {
      let purpose = source.purposes[use.purpose].identifier
      let companion = source.purposes[other.purpose].identifier
      let what = other.isOther ? "a synonym" : "the title"
      collector.report(
        self,
        "'\(use.text)' is also \(what) of '\(companion)', which appears beside '\(purpose)'; keep it for one of the two",
        at: source.place(ofSynonym: use.text, in: tag, of: purpose),
        about: Subject(purpose: purpose, locale: tag, companion: companion))
    }
  }
}
