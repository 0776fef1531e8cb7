internal import CatalogFiles
internal import CatalogModel
internal import PurposeCatalog

/// The findings of a check by locale, before they are rated, for the next check of the catalogue.
struct FoundPieces: Sendable {
  /// The findings of a part of the check.
  struct Piece: Sendable {
    let findings: [Finding]
    /// The number of discarded findings of each rule.
    let omitted: [String: Int]

    init(_ collector: FindingCollector) { (findings, omitted) = (collector.findings, collector.omitted) }
  }

  /// In the order of the declared locales.
  var locales: [Piece] = []
  /// ``CheckedCatalog/unusedArguments``, which depend on the texts of all locales.
  var unusedArguments: [Int: [String]] = [:]
  /// ``CheckedCatalog/copiedFiles``, which do so too.
  var copiedFiles: [Int: Int] = [:]

  /// The findings in locales that changed texts of other locales cannot affect, by the locale's index.
  ///
  /// A locale depends on the locales that it inherits from, on the others of its language, whose script may prevent
  /// inheritance, and on the source locale.
  func unaffected(by changed: Set<Int>, in catalog: CheckedCatalog) -> [Int: Piece] {
    guard !changed.contains(catalog.source.sourceIndex), unusedArguments == catalog.unusedArguments,
      copiedFiles == catalog.copiedFiles
    else { return [:] }
    let languages = Set(changed.map { catalog.facts[$0].tag.language })
    return locales.enumerated().reduce(into: [:]) { kept, locale in
      let facts = catalog.facts[locale.offset]
      guard !languages.contains(facts.tag.language), changed.isDisjoint(with: facts.chain.locales) else { return }
      kept[locale.offset] = locale.element
    }
  }
}
