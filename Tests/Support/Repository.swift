package import Foundation

/// Places in this repository, found from where this file stands.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  /// The catalogues, with their schemas.
  package static let catalogs = root.appending(path: "Catalogs")

  /// The catalogue that ships with the product.
  package static let standard = catalogs.appending(path: "Standard")
}
