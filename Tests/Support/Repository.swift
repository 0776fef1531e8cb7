package import Foundation

/// Paths in this repository, found relative to this file.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  /// The catalogues, with their schemas.
  package static let catalogs = root.appending(path: "Catalogs")

  /// The shipped catalogue.
  package static let standard = catalogs.appending(path: "Standard")
}
