import Foundation
import TestSupport

/// The shipped catalogue.
enum StandardCatalogue {
  /// `Catalogs/`, with the schemas.
  static let catalogs = Repository.catalogs

  static let folder = Repository.standard

  /// Its JSON files, relative to its folder: `titles/ar.json`.
  static let files: [String] = {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func bytes(of file: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: file))) }
}
