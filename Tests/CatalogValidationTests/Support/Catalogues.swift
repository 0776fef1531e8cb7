import CatalogFiles
import Foundation
import TestSupport

/// The catalogues that ship with the product, read from where this file stands.
enum Catalogues {
  /// Reads a folder of `Catalogs/`.
  static func source(_ name: String) throws -> CatalogSource {
    try CatalogReader().read(Repository.catalogs.appending(path: name).path)
  }
}
