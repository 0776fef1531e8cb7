import Foundation
import PackagePlugin

/// A catalogue in an overlay's chain, read only to find its files: the tool reads them and reports problems.
struct Layer {
  /// The folder according to `extends`.
  let named: URL
  /// The folder on disk.
  let folder: URL

  /// A catalogue and those that it extends, its own first.
  ///
  /// - Parameter package: the catalogue's package.
  static func stack(of folder: URL, in package: Package) -> [Layer] {
    let packages = package.reachable
    var layers = [Layer(named: folder, folder: folder)]
    while let extends = layers.last?.extends, let last = layers.last {
      let named = last.named.appending(path: extends).standardizedFileURL
      // The tool reports a cycle.
      guard !layers.contains(where: { $0.named.path == named.path }) else { break }
      layers.append(Layer(named: named, folder: shipped(extends, [package] + packages) ?? located(named, packages)))
    }
    return layers
  }

  /// The shipped catalogue with a name, in the product's package.
  private static func shipped(_ extends: String, _ packages: [Package]) -> URL? {
    guard extends == "Standard" else { return nil }
    let folders = packages.map { $0.directoryURL.appending(path: "Catalogs/Standard") }
    // The package's folder may have any name, so it is recognized by its content.
    return folders.first {
      let source = $0.appending(path: "../../Sources/StandardCatalog").standardizedFileURL
      return FileManager.default.fileExists(atPath: $0.appending(path: "catalog.json").path)
        && FileManager.default.fileExists(atPath: source.path)
    }
  }

  /// A missing folder, in the package whose name is in its path.
  private static func located(_ folder: URL, _ packages: [Package]) -> URL {
    guard !FileManager.default.fileExists(atPath: folder.path) else { return folder }
    let parts = folder.pathComponents
    for package in packages {
      guard let index = parts.lastIndex(of: package.id) else { continue }
      let found = package.directoryURL.appending(path: parts[(index + 1)...].joined(separator: "/"))
      if FileManager.default.fileExists(atPath: found.path) { return found.standardizedFileURL }
    }
    return folder
  }

  /// The files whose changes affect the result or its problems.
  var files: [URL] {
    let files = ["catalog", "purposes", "places", "headers", "screens", "platforms", "glossary", "vocabulary"]
      .map { "\($0).json" }
    let names = files + names(in: "titles") + names(in: "icon-sets") + names(in: "screens")
    return names.map { folder.appending(path: $0) }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  private func names(in folder: String) -> [String] {
    let path = self.folder.appending(path: folder).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
  }

  private var extends: String? {
    let manifest = folder.appending(path: "catalog.json")
    let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: manifest)) as? [String: Any]
    return object?["extends"] as? String
  }
}

extension Package {
  /// The package's dependencies and theirs, nearest first.
  var reachable: [Package] {
    var found: [Package] = []
    // Several packages may depend on one: each is visited once.
    var known: Set<String> = []
    var next = dependencies.map(\.package).filter { known.insert($0.id).inserted }
    while !next.isEmpty {
      found += next
      next = next.flatMap { $0.dependencies.map(\.package) }.filter { known.insert($0.id).inserted }
    }
    return found
  }
}
