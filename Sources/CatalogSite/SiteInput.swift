package import CatalogFiles
package import GeneratedCode
package import PurposeCatalog

/// What the published tree is made from.
package struct SiteInput: Sendable {
  /// The catalogue's own form, with places.
  package let source: CatalogSource
  /// The resolver.
  package let catalog: Catalog
  /// Everything resolved.
  package let generated: GeneratedCatalog
  /// The drawings of icons; empty where none were found.
  package let artwork: IconArtwork
  /// Which programs print the titles; empty where the catalogue says nothing.
  package let attestation: Attestation

  package init(
    source: CatalogSource, catalog: Catalog, generated: GeneratedCatalog, artwork: IconArtwork = IconArtwork(),
    attestation: Attestation = Attestation()
  ) {
    self.source = source
    self.catalog = catalog
    self.generated = generated
    self.artwork = artwork
    self.attestation = attestation
  }
}
