import Foundation
import PurposeCatalog
import TestSupport
import Testing

/// Overlays on disk that extend the shipped catalogue by name, from any folder.
@Suite struct NamedBaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "named-base-\(UUID().uuidString)")

  private func overlay() throws -> String {
    let files = [
      "catalog.json": #"{ "formatVersion": 1, "name": "Own", "extends": "Standard", "locales": ["de", "en"] }"#,
      "titles/de.json": #"{ "share": "Weitergeben" }"#,
    ]
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }

  /// SwiftPM built these tests together with the product.
  @Test func aBuiltProgramFindsStandard() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let german = try Catalog(contentsOf: overlay()).resolver(for: "de")
    #expect(german.title(for: try Catalog(contentsOf: folder.path).purpose("share")) == "Weitergeben")
    #expect(german.title(for: try Catalog(contentsOf: folder.path).purpose("delete")) == "Löschen")
  }

  @Test func aProgramCanSetTheFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try overlay()
    let catalogs = Repository.catalogs.path
    #expect(try Catalog(contentsOf: path, shippedCatalogs: catalogs).purposes.count > 100)
    #expect {
      try Catalog(contentsOf: path, shippedCatalogs: "/nowhere")
    } throws: { error in
      "\(error)".contains(":1:49: cannot extend 'Standard': no file '/nowhere/Standard/catalog.json'")
    }
  }
}
