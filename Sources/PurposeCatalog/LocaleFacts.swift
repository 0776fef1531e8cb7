package import CatalogFiles
package import CatalogModel
internal import ICUText

/// The catalogue's facts about a declared locale, obtained from ICU once.
package struct LocaleFacts: Sendable {
  package let tag: LanguageTag
  /// The locale's script (ISO 15924), with likely subtags added (UTS #35 part 1, § Likely Subtags).
  package let script: String
  package let direction: BaseDirection
  /// The tag that numbers are printed for, with the numbering system that the catalogue pins.
  package let numberTag: String
  package let chain: FallbackChain
  /// The locale's index among the declared ones.
  package var index: Int { chain.locales[0] }

  /// The facts of a declared locale, by its index.
  ///
  /// - Parameter version: the CLDR version of the parent locales; nil for ICU's own data.
  package init(of index: Int, in source: CatalogSource, cldr version: Int? = nil) {
    self.init(of: index, in: source, indexes: nil, cldr: version)
  }

  private init(of index: Int, in source: CatalogSource, indexes: [String: Int]?, cldr version: Int?) {
    let declared = source.manifest.localesWithParents
    tag = declared[index]
    numberTag = source.manifest.numberTag(of: tag)
    let known = LocaleData.script(of: tag.identifier)
    script = known ?? "Zyyy"
    direction = LocaleData.isRightToLeft(tag.identifier) ? .rightToLeft : .leftToRight
    chain = FallbackChain(
      of: index, declared: declared, source: source.sourceIndex, script: known, indexes: indexes, cldr: version)
  }

  /// The facts of all locales of a catalogue and of their undeclared parents, in its order.
  package static func all(of source: CatalogSource, cldr version: Int? = nil) -> [LocaleFacts] {
    let locales = source.manifest.localesWithParents
    let indexes = Dictionary(locales.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    return concurrentMap(locales.count, inParallel: source.isLarge) { index in
      LocaleFacts(of: index, in: source, indexes: indexes, cldr: version)
    }
  }
}
