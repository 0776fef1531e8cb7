import CatalogFiles
import Foundation
import TestSupport

@testable import CatalogSite

/// The pages of the example app, which has screens.
enum CyclingSite {
  static func input() throws -> SiteInput {
    let folder = Repository.root.appending(path: "Catalogs/Examples/Cycling")
    let source = try CatalogReader(files: DiskFiles()).read(folder.path)
    return try IconifyInput.input(source, IconArtwork.installed(in: DiskFiles(), for: source)?.artwork ?? IconArtwork())
  }
}
