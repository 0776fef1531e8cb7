package import CatalogModel
internal import ICUText

/// A locale's fallback chain: the declared locales among its CLDR parents, nearest first.
///
/// Parents are those of UTS #35 part 1, § Parent Locales, in ICU's data. A chain never crosses scripts: `sr-Latn` does
/// not inherit from `sr`, nor `zh-Hant` from `zh`. A locale without parents has those of a tag that is equal after likely
/// subtags, so that `zh-CN` inherits from `zh-Hans`.
package struct FallbackChain: Sendable, Hashable {
  /// Indices among the declared locales: the locale itself, then its parents.
  package let locales: [Int]

  /// The index of the source locale if it is in another language, so that its texts are only a last resort.
  package let lastResort: Int?

  /// All locales of the chain, nearest first.
  package var all: [Int] { locales + (lastResort.map { [$0] } ?? []) }

  /// - Parameters:
  ///   - index: the index of the locale.
  ///   - declared: the catalogue's locales.
  ///   - source: the index of the source locale.
  ///   - script: the locale's script (ISO 15924); nil if ICU does not know it.
  ///   - indexes: the indices of the declared locales by identifier, for many calls; nil to search the list.
  ///   - version: the CLDR version of the parents, one of ``ParentHistory/versions``; nil for ICU's own data.
  package init(
    of index: Int, declared: [LanguageTag], source: Int, script: String?, indexes: [String: Int]? = nil,
    cldr version: Int? = nil
  ) {
    var found = [index]
    for parent in LocaleData.fallbackChain(of: declared[index].identifier, cldr: version) {
      let known = indexes.map { $0[parent] } ?? declared.firstIndex { $0.identifier == parent }
      guard let parentIndex = known, !found.contains(parentIndex),
        LocaleData.script(of: parent) == script
      else { continue }
      found.append(parentIndex)
    }
    // 'zh-CN' is 'zh-Hans' by its likely subtags, and 'no' is 'nb' (UTS #35 part 1, § Likely Subtags).
    for equal in LocaleData.equalTags(of: declared[index].identifier) where found.count == 1 {
      for tag in [equal] + LocaleData.fallbackChain(of: equal, cldr: version) {
        let known = indexes.map { $0[tag] } ?? declared.firstIndex { $0.identifier == tag }
        if let known, !found.contains(known), LocaleData.script(of: tag) == script { found.append(known) }
      }
    }
    let sourceTag = declared[source]
    if !found.contains(source), sourceTag.language == declared[index].language,
      LocaleData.script(of: sourceTag.identifier) == script
    {
      found.append(source)
    }
    locales = found
    lastResort = found.contains(source) ? nil : source
  }
}
