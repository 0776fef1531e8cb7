internal import CatalogFiles
internal import CatalogValidation
internal import GeneratedCode
internal import PurposeCatalog

/// The pages for people. They are complete without scripts, and load nothing from other servers.
struct Pages {
  private let source: CatalogSource
  private let screens: [String]
  let site: LazyValue<PageSite>

  /// - Parameter screens: the identifiers of the screens.
  init(_ source: CatalogSource, screens: [String], _ input: LazyValue<SiteInput>) {
    self.source = source
    self.screens = screens
    site = input.map { PageSite($0) }
  }

  /// A part for each page, and the files that pages load. Empty for a catalogue without locales or purposes.
  var parts: [SitePart] {
    let locales = source.manifest.locales.map(\.identifier)
    guard !locales.isEmpty, !source.purposes.isEmpty else { return [] }
    // The source locale's wall is the index; each other wall has its own address.
    return [page("index.html") { WallPage(site: $0, locale: $0.readerIndex).file(path: "index.html") }]
      + locales.flatMap(pages)
      + source.purposes.map { purpose in
        page("purposes/\(purpose.identifier).html") { PurposePage(site: $0, purpose: purpose.identifier).file }
      }
      + (source.keptPlaces.isEmpty ? [] : [page("places.html") { PlacesPage(site: $0).file }])
      + [page("languages.html") { LanguagesPage(site: $0).file }, page("compare.html") { ComparePage(site: $0).file }]
      + pagesOfScreens + pagesOfRules + [SitePart(PageAssets.files), searchIndex]
  }

  private func pages(of locale: String) -> [SitePart] {
    let wall = "wall/\(locale).html"
    let pages = [
      page(wall) { WallPage(site: $0, locale: $0.index(of: locale)).file(path: wall) },
      page("locales/\(locale).html") { LocalePage(site: $0, locale: $0.index(of: locale)).file },
    ]
    guard !screens.isEmpty else { return pages }
    return pages + [page("walk/\(locale).html") { WalkPage(site: $0, locale: $0.index(of: locale)).file }]
  }

  private var pagesOfScreens: [SitePart] {
    guard !screens.isEmpty else { return [] }
    return [page("screens/index.html") { ScreenPages(site: $0).overview }]
      + screens.map { screen in page("screens/\(screen).html") { ScreenPages(site: $0).page(of: screen) } }
  }

  private var pagesOfRules: [SitePart] {
    [page("rules/index.html") { RulePages(site: $0).index }]
      + AllRules.all.map { rule in page(RulePages.path(rule.identifier)) { RulePages(site: $0).page(of: rule) } }
  }

  private var searchIndex: SitePart {
    SitePart(SearchScript.indexPath) { [source] in SearchScript.index(of: PurposeSearch(source)) }
  }

  private func page(_ path: String, _ make: @escaping @Sendable (PageSite) -> SiteFile) -> SitePart {
    SitePart(path) { [site] () throws(SiteError) in make(try site.value) }
  }
}
