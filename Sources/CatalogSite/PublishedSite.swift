package import CatalogFiles
internal import CatalogModel
internal import Navigation
internal import PurposeCatalog

/// The published tree, in parts that are made on first use.
package struct PublishedSite: Sendable {
  /// The parts that clients can request. Each path is in one of them.
  package let parts: [SitePart]
  /// The catalogue as an icon set.
  package let iconify: LazyValue<Iconify>

  private let input: LazyValue<SiteInput>
  private let pageSite: LazyValue<PageSite>

  /// Lists the parts without making any, which takes no time.
  ///
  /// - Parameters:
  ///   - source: a catalogue without errors.
  ///   - screens: the identifiers of its screens.
  ///   - input: all other data that files are made from; for a large catalogue, making it takes a second.
  package init(_ source: CatalogSource, screens: [String], input: LazyValue<SiteInput>) {
    let iconify = input.map { Iconify($0) }
    let pages = Pages(source, screens: screens, input)
    self.input = input
    pageSite = pages.site
    parts =
      SiteTables(source).parts
      + Bundles(input).parts(of: source.manifest.locales.map(\.identifier))
      + [Iconify.part(named: source.manifest.name, iconify, input)]
      + pages.parts
    self.iconify = iconify
  }

  package init(_ input: SiteInput) {
    self.init(input.source, screens: input.catalog.screens.map(\.id), input: LazyValue { input })
  }

  /// Frees all data that files are made from, which takes several times the memory of the catalogue. Later requests
  /// make it again.
  package func forget() {
    iconify.forget()
    pageSite.forget()
    input.forget()
  }

  /// The parts that are written for web servers: those for clients, and the servers' configuration.
  package var published: [SitePart] { parts + [SitePart(ServerConfiguration().files)] }
}
