internal import AppReading
internal import CatalogFiles
internal import CatalogModel

/// The language of an app whose files do not state another than the catalogue's source, by the titles of its buttons: the texts of
/// `values/strings.xml`, and those in the sources, may be in any.
enum LanguageOfTitles {
  /// The locale in which the catalogue has the most of the app's titles, the shared ones or those of a wording.
  ///
  /// - Returns: nil if the app's files state a language, if the catalogue's source locale has as many titles, or if locales of
  ///   several languages have the most.
  static func locale(of app: ReadApp, in catalog: CatalogSource) -> LanguageTag? {
    let source = catalog.manifest.sourceLocale
    guard app.languages.allSatisfy({ $0.language == source.language }) else { return nil }
    let titles = Set(app.sites.flatMap(\.texts).compactMap(\.text).map { TitleKey($0).text })
    guard !titles.isEmpty else { return nil }
    var named: [LanguageTag: Set<String>] = [:]
    let worded = catalog.manifest.wordings.compactMap { catalog.worded($0.wording) }
    for catalog in [catalog] + worded {
      for (index, locale) in catalog.manifest.locales.enumerated() where index < catalog.locales.count {
        for slot in catalog.slots.titles {
          guard let text = catalog.text(of: catalog.locales[index].entries[slot]) else { continue }
          let key = TitleKey(text).text
          if titles.contains(key) { named[locale, default: []].insert(key) }
        }
      }
    }
    let most = named.values.map(\.count).max() ?? 0
    let best = named.filter { $0.value.count == most }.keys.sorted {
      $0.identifier.utf8.count < $1.identifier.utf8.count
    }
    guard most > named[source]?.count ?? 0, Set(best.map(\.language)).count == 1 else {
      return nil
    }
    return best.first
  }
}
