import CatalogFiles
import CatalogModel
import Foundation
import TestSupport
import Testing

@testable import CatalogEditing

/// The content of new catalogues, and of overlays over Standard.
@Suite struct NewCatalogRequestTests {
  private static let standard = Result {
    try ExtendedCatalog(Repository.standard.path, extendedBy: "/tmp/new", in: "Catalogs", on: DiskFiles())
  }

  @Test(
    "The source locale is English if it is among the locales, else the first one",
    arguments: [([], ["en"], "en"), (["de,en"], ["de", "en"], "en"), (["ar", "de,ar"], ["ar", "de"], "ar")])
  func hasLocales(names: [String], locales: [String], source: String) throws {
    let catalog = try NewCatalogRequest(folder: "a/New", locales: names).catalog(over: nil, schemas: nil)
    #expect(catalog.name == "New")
    #expect(catalog.locales?.map(\.identifier) == locales)
    #expect(catalog.sourceLocale.identifier == source)
  }

  @Test func selectsFromTheExtendedCatalogue() throws {
    let request = NewCatalogRequest(
      folder: "New", locales: ["en,de"], platforms: ["ios26,ios"], iconSets: ["sf-symbols"], wording: "platform")
    let catalog = try request.catalog(over: Self.standard.get(), schemas: nil)
    #expect(catalog.platforms?.map(\.rawValue) == ["ios", "ios26"])
    #expect(catalog.iconSets?.map(\.rawValue) == ["sf-symbols"])
    #expect(catalog.speaksAsPlatforms && catalog.chosenWordings.isEmpty)
  }

  @Test(arguments: [
    (
      NewCatalogRequest(folder: "New", locales: ["en,ia"]),
      "'Standard' has no locale 'ia', so every title would be missing; leave it out and add it later with: "
        + "catalog add locale ia"
    ),
    (
      NewCatalogRequest(folder: "New", locales: ["de"]),
      "the source locale 'en' is not among the locales; add it to --locales"
    ),
  ])
  func refuses(request: NewCatalogRequest, message: String) throws {
    let base = try Self.standard.get()
    let error = #expect(throws: NewCatalogError.self) { try request.catalog(over: base, schemas: nil) }
    #expect(error.map { "\($0)" } == message)
  }
}
