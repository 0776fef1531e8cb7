internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// The glossary of one locale, ready to be looked for in its texts.
struct SearchedGlossary {
  let terms: [(term: Glossary.Term, source: SearchedWord, words: [SearchedWord])]
  let forbidden: [(entry: Glossary.Forbidden, word: SearchedWord)]

  /// nil if the glossary says nothing for the locale and those that it inherits from.
  init?(_ locale: CheckedLocale) {
    let source = locale.catalog.source
    let words = locale.facts.chain.locales.compactMap { source.glossary.locales[source.manifest.locales[$0]] }
    guard !words.isEmpty else { return nil }
    // What a term of the source locale is called there is the source locale's own matter.
    terms = words.flatMap(\.terms).map { term in
      (term, locale.searched(term.source), term.words.map { locale.searched($0) })
    }
    forbidden = words.flatMap(\.forbidden).map { ($0, locale.searched($0.word)) }
  }
}
