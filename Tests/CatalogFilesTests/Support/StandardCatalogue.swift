import Foundation
import TestSupport

/// The catalogue that ships with the product.
enum StandardCatalogue {
  /// `Catalogs/`, with the schemas.
  static let catalogs = Repository.catalogs

  static let folder = Repository.standard

  /// Every JSON file of it, relative to its folder: `titles/ar.json`.
  static let files: [String] = {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func bytes(of file: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: file))) }
}
