import CodeWriting
import Foundation
import TestSupport
import Testing

@testable import embed_catalog

/// A constant with the name of a member would hide it, so the reserved names are those that the library's symbols have.
@Suite("Names that generated constants avoid") struct ReservedNameTests {
  @Test(
    "Every public member of the library's types is reserved",
    arguments: [
      ("PurposeCatalog", "Catalog", NameScope.swiftCatalogs.reserved),
      ("PurposeCatalog", "Purpose", NameScope.swiftPurposes(iconSets: []).reserved),
      ("CatalogModel", "IconSetIdentifier", NameScope.swiftIconSets.reserved.union(Self.wellKnown)),
    ])
  func members(module: String, type: String, reserved: Set<String>) throws {
    let members = try Self.members(of: type, in: module)
    #expect(members.count > 5)
    #expect(members.subtracting(reserved) == [])
  }

  /// The constants of the library's own icon sets, which a catalogue's sets share.
  private static let wellKnown: Set = ["bootstrapIcons", "fluent", "lucide", "materialSymbols", "sfSymbols"]

  /// The names of a type's public properties, methods and constants, from its module's symbol graph.
  private static func members(of type: String, in module: String) throws -> Set<String> {
    let folder = try Folder(["README": "Symbol graphs"])
    let products = try Project.products
    let outcome = try ChildProgram.run(
      [
        "swift", "symbolgraph-extract", "-module-name", module, "-I", products.appending(path: "Modules").path, "-Xcc",
        "-fmodule-map-file=\(products.appending(path: "CICU.build/module.modulemap").path)", "-output-dir",
        folder.url.path, "-minimum-access-level", "public", "-target", try Self.target(),
      ], errors: .withOutput)
    try #require(
      outcome.status == 0,
      "swift symbolgraph-extract, which is part of the Swift toolchain, failed: \(outcome.output)")
    let data = try Data(contentsOf: folder.url.appending(path: "\(module).symbols.json"))
    let symbols = try JSONDecoder().decode(Graph.self, from: data).symbols
    let names = symbols.filter { $0.pathComponents.count == 2 && $0.pathComponents[0] == type }
      .filter { !["swift.init", "swift.func.op", "swift.struct", "swift.enum"].contains($0.kind.identifier) }
      .map { String($0.pathComponents[1].prefix { $0 != "(" }) }
    return Set(names)
  }

  private static func target() throws -> String {
    try Project.products.resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      let kind: Kind
      let pathComponents: [String]
    }
    let symbols: [Symbol]
  }
}
