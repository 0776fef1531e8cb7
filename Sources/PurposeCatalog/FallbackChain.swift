package import CatalogModel
internal import ICUText

/// Where a locale's missing texts come from: the declared locales among its CLDR parents, nearest first.
///
/// Parents by UTS #35 part 1, § Parent Locales, as ICU's data has them. A chain never
/// crosses scripts: `sr-Latn` inherits nothing from `sr`, nor `zh-Hant` from `zh`.
package struct FallbackChain: Sendable, Hashable {
  /// Indices among the declared locales: the locale itself, then those that it inherits from.
  package let locales: [Int]

  /// The source locale's index where a text of it is in only because nothing else is there: another language.
  package let lastResort: Int?

  /// Every locale that a text can come from, nearest first.
  package var all: [Int] { locales + (lastResort.map { [$0] } ?? []) }

  /// - Parameters:
  ///   - index: of the locale among the declared ones.
  ///   - declared: the locales that the catalogue declares.
  ///   - source: the index of the source locale.
  ///   - script: what the locale is written in (ISO 15924); nil if ICU does not know.
  ///   - indexes: of the declared locales by identifier, for who asks about many; nil to look through them.
  ///   - version: of CLDR, one of ``ParentHistory/versions``, whose parents count; nil for the data that ICU carries.
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
