import Foundation
import TestSupport
import Testing

@testable import CatalogFiles

/// The search for the shipped catalogues, and their names in `extends`.
@Suite struct ShippedCatalogsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ paths: String..., text: String = "{}") throws {
    for path in paths { try folder.write(Array(text.utf8), to: path) }
  }

  private func find(_ executable: String, variable: String? = nil) -> String? {
    ShippedCatalogs.find(executable: "\(folder.path)/\(executable)", variable: variable)
      .map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  @Test func theVariableDecides() throws {
    try write("usr/share/purpose-catalog/Standard/catalog.json")
    #expect(find("usr/bin/catalog", variable: "/somewhere") == "/somewhere")
    #expect(find("usr/bin/catalog", variable: "") == "usr/share/purpose-catalog")
  }

  @Test func anInstalledProgramFindsThemBesideIt() throws {
    #expect(find("usr/bin/catalog") == nil)
    try write("usr/share/purpose-catalog/Standard/catalog.json")
    #expect(find("usr/bin/catalog") == "usr/share/purpose-catalog")
  }

  /// A build of this repository, whatever its folder's name.
  @Test func aBuildFolderBelongsToItsPackage() throws {
    try write("clone/Catalogs/Standard/catalog.json", "clone/Sources/StandardCatalog/Exports.swift")
    #expect(find("clone/.build/x86_64/debug/catalog") == nil)
    try write("clone/.build/workspace-state.json", text: #"{ "object": { "dependencies": [] } }"#)
    #expect(find("clone/.build/x86_64/debug/catalog") == "clone/Catalogs")
  }

  /// An app built with SwiftPM that has this repository as a checkout or by path. The app's own catalogue named
  /// Standard is not used.
  @Test(arguments: [
    (#"{ "name": "sourceControlCheckout" }"#, "app/.build/checkouts/purpose-catalog"),
    (#"{ "name": "fileSystem", "path": "ROOT/elsewhere/catalogue" }"#, "elsewhere/catalogue"),
  ])
  func anAppFindsItsPackage(state: String, package: String) throws {
    try write("app/Catalogs/Standard/catalog.json")
    try write("\(package)/Catalogs/Standard/catalog.json", "\(package)/Sources/StandardCatalog/Exports.swift")
    let dependency = #"{ "state": \#(state), "subpath": "purpose-catalog" }"#.replacing("ROOT", with: folder.path)
    try write(
      "app/.build/workspace-state.json",
      text: #"{ "object": { "dependencies": [{ "subpath": "other", "state": {} }, \#(dependency)] }, "version": 7 }"#)
    #expect(find("app/.build/debug/App") == "\(package)/Catalogs")
  }

  @Test func ignoresAnotherStandard() throws {
    try write("app/Catalogs/Standard/catalog.json", "app/.build/workspace-state.json")
    #expect(find("app/.build/debug/App") == nil)
    #expect(ShippedCatalogs.find(executable: nil, variable: nil) == nil)
  }

  /// These tests run in the build folder of this repository.
  @Test func thisProgramFindsThem() throws {
    let folder = try #require(ShippedCatalogs.folder)
    #expect(DiskFiles().isSame(folder, Repository.catalogs.path))
  }

  /// A name means the shipped catalogue; anything written as a path is a path.
  @Test(arguments: [
    ("Standard", "/shipped/Standard"), ("./Standard", "overlay/Standard"), ("../Standard", "Standard"),
    ("Standard/", "overlay/Standard"), ("Base", "overlay/Base"), ("standard", "overlay/standard"),
  ])
  func namesAndPaths(extends: String, base: String) {
    #expect(DiskFiles(shippedCatalogs: "/shipped").base(extends, of: "overlay") == base)
  }

  /// Files in memory contain every catalogue that they extend, because embedded catalogues cannot read from disk.
  @Test func filesInMemoryContainTheirBases() {
    #expect(MemoryFiles([:]).base("Standard", of: ".") == "Standard")
  }
}
