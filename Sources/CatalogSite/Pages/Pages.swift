internal import CatalogFiles
internal import GeneratedCode
internal import PurposeCatalog

/// The pages for people who look rather than read.
package struct Pages {
  private let input: SiteInput

  package init(_ input: SiteInput) { self.input = input }

  /// Complete without scripts, and without anything from other servers.
  package var files: [SiteFile] {
    guard let site = PageSite(input) else { return [] }
    let count = site.catalog.locales.count
    let walls = concurrentMap(count, inParallel: true) { WallPage(site: site, locale: $0).file(path: site.wall($0)) }
    let locales = concurrentMap(count, inParallel: true) { LocalePage(site: site, locale: $0).file }
    let purposes = concurrentMap(site.catalog.purposes.count, inParallel: true) {
      PurposePage(site: site, purpose: $0).file
    }
    // The source locale's wall is the index; it has the address of the others too.
    let wall = WallPage(site: site, locale: site.readerIndex).file(path: "wall/\(site.reader.tag).html")
    return walls + [wall] + locales + purposes + [LanguagesPage(site: site).file, ComparePage(site: site).file]
      + ScreenPages(site: site).files + PageAssets.files
      + [SearchScript.index(of: PurposeSearch(input.source))]
  }
}
