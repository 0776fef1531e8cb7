import Foundation
import PackagePlugin

/// The place of a target's catalogue.
struct CatalogLocation {
  let folder: URL
  /// The settings file with the path; none if the catalogue was found automatically.
  let settings: [URL]

  /// Looks for an `embed-catalog.json`, then for a folder with a catalog.json.
  init(in target: any Target) throws {
    let folder = target.directoryURL
    let settings = folder.appending(path: "embed-catalog.json")
    if FileManager.default.fileExists(atPath: settings.path) {
      self.folder = try Self.folder(namedIn: settings)
      self.settings = [settings]
    } else {
      self.folder = try Self.folder(below: folder, of: target.name)
      self.settings = []
    }
  }

  private static func folder(namedIn settings: URL) throws -> URL {
    let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: settings)) as? [String: Any]
    guard let object, let path = object["catalog"] as? String, object.count == 1 else {
      throw EmbeddingError(
        "\(settings.path):1:1: error: this file names a catalogue's folder and nothing else; "
          + "write { \"catalog\": \"../../Catalogs/Cycling\" }")
    }
    return settings.deletingLastPathComponent().appending(path: path).standardizedFileURL
  }

  private static func folder(below folder: URL, of target: String) throws -> URL {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let folders = (files ?? .init()).compactMap { $0 as? URL }.filter { $0.lastPathComponent == "catalog.json" }
      .map { $0.deletingLastPathComponent().standardizedFileURL }.sorted { $0.path < $1.path }
    guard let first = folders.first else {
      throw EmbeddingError(
        "target '\(target)' has no catalogue to embed; put a folder with a catalog.json into \(folder.path), or an "
          + "embed-catalog.json with the path of one")
    }
    guard folders.count == 1 else {
      throw EmbeddingError(
        "target '\(target)' has several catalogues: \(folders.map(\.path).joined(separator: ", ")); "
          + "say in an embed-catalog.json which one to embed")
    }
    return first
  }
}
