internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// The glossary of one locale, prepared for searching its texts.
struct SearchedGlossary {
  let terms: [(term: Glossary.Term, source: SearchedWord, words: [SearchedWord])]
  let forbidden: [(entry: Glossary.Forbidden, word: SearchedWord)]

  /// - Returns: nil if there are no entries for the locale and its parents.
  init?(_ locale: CheckedLocale) {
    let source = locale.catalog.source
    let glossaries = locale.facts.chain.locales.compactMap { source.glossary.locales[source.locales[$0].locale] }
    guard !glossaries.isEmpty else { return nil }
    // Terms of the source locale do not apply to its own texts.
    terms = glossaries.flatMap(\.terms).map { term in
      (term, locale.searched(term.source), term.words.map { locale.searched($0) })
    }
    forbidden = glossaries.flatMap(\.forbidden).map { ($0, locale.searched($0.word)) }
  }
}
