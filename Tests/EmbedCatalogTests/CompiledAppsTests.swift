import Foundation
import TestSupport
import Testing

/// Apps that import embedded catalogues, and the programs that the documents print.
@Suite struct CompiledAppsTests {
  private static let fixture = Project.root.appending(path: "Tests/EmbedCatalogTests/Fixtures/Consumer")

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: fixture.appending(path: "Sources/\(path)"), encoding: .utf8)
  }

  @Test func showStandardAndAnOverlayTogether() throws {
    let apps = try CompiledApps()
    try apps.embed(Project.standard, as: "StandardCatalog")
    let app = try apps.output(of: ["main.swift": Self.source("App/main.swift")], importing: ["StandardCatalog"])
    #expect(app == "حذف\n")

    // Its catalogue extends Standard by a path through a folder with the package's name, as the plugin finds it.
    try apps.embed(
      Self.fixture.appending(path: "Sources/Rides/Catalog").path, as: "Rides",
      moved: [
        Self.fixture.deletingLastPathComponent().appending(path: "purpose-catalog/Catalogs/Standard").path:
          Project.standard
      ])
    let rides = try apps.output(
      of: ["main.swift": Self.source("RidesApp/main.swift")], importing: ["Rides", "StandardCatalog"])
    #expect(
      rides == """
        start-ride ابدأ الرحلة start-ride
        save حفظ الرحلة حفظ
        delete حذف حذف
        import استيراد استيراد

        """)
  }

  @Test func documentedProgramsGiveTheDocumentedResults() throws {
    let apps = try CompiledApps()
    let documented = try DocumentedSources()
    documented.expectParts(
      in: try String(contentsOf: Self.fixture.appending(path: "Package.swift"), encoding: .utf8))
    let acme = try Folder(try documented.acmeCatalog())
    // The plugin finds the shipped catalogue, which the overlay extends by its name.
    try apps.embed(
      acme.url.path, as: "AcmeCatalog", moved: [acme.url.appending(path: "Standard").path: Project.standard])
    try apps.embed(Project.standard, as: "StandardCatalog")
    try apps.embed(Project.cycling, as: "CyclingCatalog")
    let output = try apps.output(
      of: documented.sources, importing: ["AcmeCatalog", "StandardCatalog", "CyclingCatalog"], in: Project.root)
    try DocumentedSources.expectResults(in: output)
  }
}
