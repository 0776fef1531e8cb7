import CatalogFiles
import Foundation

/// The catalogue that ships with the product, read from where this file stands.
enum Standard {
  static func source() throws -> CatalogSource {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Catalogs/Standard")
    return try CatalogReader().read(folder.standardizedFileURL.path)
  }
}
