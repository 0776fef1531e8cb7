import CatalogFiles
import Foundation

/// The catalogues that ship with the product, read from where this file stands.
enum Catalogues {
  /// Reads a folder of `Catalogs/`.
  static func source(_ name: String) throws -> CatalogSource {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Catalogs/\(name)")
    return try CatalogReader().read(folder.standardizedFileURL.path)
  }
}
