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
}
