internal import CatalogFiles
internal import CatalogModel
internal import SourceText
internal import PurposeCatalog

/// Reports `unused-term`: every term of the catalogue's own glossary.json is in a text of the source locale.
package enum UnusedTermRule: CatalogRule {
  package static let description = RuleDescription(
    identifier: "unused-term",
    severity: .note,
    summary: "Each term in glossary.json is a word of at least one text in the source locale.",
    rationale: """
      The rule `glossary` compares the translations of texts that contain the term. A misspelt term, one in another \
      language, or one that no text has any more checks nothing. A term is a word of the source locale; `*` at the end \
      matches any ending.
      """,
    breaking: [
      ["glossary.json": #"{ "pl": { "terms": { ↓"bakc": { "words": ["wstecz"] } } } }"#],
      ["glossary.json": #"{ "pl": { "terms": { ↓"box": { "words": ["pudełko"] } } } }"#],
    ],
    passing: [
      ["glossary.json": #"{ "pl": { "terms": { "back": { "words": ["wstecz"] } } } }"#],
      ["glossary.json": #"{ "pl": { "terms": { "item*": { "words": ["element*"] } } } }"#],
      // A forbidden word need not occur in any text.
      ["glossary.json": #"{ "pl": { "forbidden": { "bakc": { "reason": "It is misspelt." } } } }"#],
    ]
  )

  package static func check(_ catalog: CheckedCatalog, _ collector: inout FindingCollector) {
    let source = catalog.source
    // Texts that could not be read may have the words.
    guard let own = source.layers[0].glossary, catalog.unreadFiles.isEmpty, source.problemOfBase == nil,
      !source.problems.contains(where: {
        $0.kind == .unknownPurpose && $0.subject.locale == source.manifest.sourceLocale
      })
    else { return }
    var letters = BaseLetterTable()
    var texts: [BaseLetters]?
    // The term is one mistake, however many languages translate it.
    var reported: Set<String> = []
    for (locale, glossary) in source.glossary.locales.sorted(by: { $0.key < $1.key }) {
      guard let terms = own.root[locale.identifier]?["terms"] else { continue }
      for term in glossary.terms where terms[term.source] != nil {
        let all = texts ?? sourceTexts(of: source, &letters)
        texts = all
        let word = SearchedWord(term.source, &letters)
        if all.contains(where: { $0.offset(of: word) != nil }) || !reported.insert(term.source).inserted { continue }
        let shown = term.source.hasSuffix("*") ? "\(term.source.dropLast())…" : term.source
        let near = nearWord(to: term.source, in: source).map { "'\($0)' of a text is near; correct one of the two" }
        collector.report(
          self,
          "no text of '\(source.manifest.sourceLocale)' has the term '\(shown)'; \(near ?? "correct it, or remove it")",
          at: source.place(ofTerm: term.source, in: locale), about: Subject(locale: locale))
      }
    }
  }

  /// A word of a source text that differs from a term by one letter, as a slip does.
  private static func nearWord(to term: String, in source: CatalogSource) -> String? {
    let term = String(term.lowercased().prefix { $0 != "*" })
    guard term.count >= 5 else { return nil }
    return source.slots.purposes.indices.lazy.compactMap { source.text(of: source.sourceEntry(ofSlot: $0)) }
      .flatMap { $0.split { !$0.isLetter } }
      .first { $0.count >= 4 && NearestName.isOneEdit($0.lowercased(), from: term) }.map { String($0) }
  }

  private static func sourceTexts(of source: CatalogSource, _ letters: inout BaseLetterTable) -> [BaseLetters] {
    var texts: [BaseLetters] = []
    source.forEachText(ofLocale: source.sourceIndex) { _, _, bytes in texts.append(letters.letters(of: bytes)) }
    return texts
  }
}
