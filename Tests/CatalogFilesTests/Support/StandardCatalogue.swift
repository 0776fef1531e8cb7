import Foundation

/// The catalogue that ships with the product, found from where this file stands.
enum StandardCatalogue {
  /// `Catalogs/`, with the schemas.
  static let catalogs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Catalogs")
    .standardizedFileURL

  static let folder = catalogs.appending(path: "Standard")

  /// Every JSON file of it, relative to its folder: `titles/ar.json`.
  static let files: [String] = {
    let names = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func bytes(of file: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: file))) }
}
