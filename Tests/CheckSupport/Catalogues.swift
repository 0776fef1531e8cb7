package import CatalogFiles
import Foundation
import TestSupport

/// The shipped catalogues, found relative to this file.
package enum Catalogues {
  /// Reads a folder of `Catalogs/`.
  package static func source(_ name: String) throws -> CatalogSource {
    try CatalogReader().read(Repository.catalogs.appending(path: name).path)
  }
}
