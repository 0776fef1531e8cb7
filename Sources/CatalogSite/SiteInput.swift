package import CatalogFiles
package import GeneratedCode
package import PurposeCatalog

/// The data that the published tree is made from.
package struct SiteInput: Sendable {
  /// The catalogue as read, with places.
  package let source: CatalogSource
  /// The resolver.
  package let catalog: Catalog
  /// Everything resolved.
  package let generated: GeneratedCatalog
  /// The drawings of icons; empty if none were found.
  package let artwork: IconArtwork

  package init(
    source: CatalogSource, catalog: Catalog, generated: GeneratedCatalog, artwork: IconArtwork = IconArtwork()
  ) {
    self.source = source
    self.catalog = catalog
    self.generated = generated
    self.artwork = artwork
  }
}
