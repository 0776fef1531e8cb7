import CatalogFiles
import PurposeCatalog
import Testing

@testable import GeneratedCode

@Suite struct ModelTests {
  @Test func isTheSameTwice() throws {
    let source = try CatalogReader(files: DiskFiles()).read("Catalogs/Examples/Cycling")
    let catalog = try Catalog(source)
    #expect(try GeneratedCatalog(source, catalog: catalog) == GeneratedCatalog(source, catalog: catalog))
  }

  /// Without the purpose that discards, the dialog could not ask; without its opposite, a toggle would look the same.
  @Test(
    "A screen whose question or toggle needs a purpose that is left out is left out too",
    arguments: [("discard", "new-itinerary", false), ("unfavorite", "living", true)])
  func leavesOut(purpose: String, screen: String, ofEverySyntax: Bool) throws {
    let source =
      try ofEverySyntax ? EveryScreen.read() : CatalogReader(files: DiskFiles()).read("Catalogs/Examples/Cycling")
    var selection = GenerationSelection()
    selection.purposes = source.purposes.map(\.identifier)
    #expect(try Model(source, selection: selection).generated.screens.contains { $0.identifier == screen })
    selection.purposes?.removeAll { $0 == purpose }
    #expect(try !Model(source, selection: selection).generated.screens.contains { $0.identifier == screen })
  }
}
