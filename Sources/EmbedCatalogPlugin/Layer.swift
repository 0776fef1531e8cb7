import Foundation
import PackagePlugin

/// One catalogue of those that an overlay is made of, only as far as it takes to know its files: reading them is the
/// business of the tool, which reports what is wrong.
struct Layer {
  /// The folder as `extends` names it.
  let named: URL
  /// The folder as it is on disk.
  let folder: URL

  /// A catalogue and those that it extends, its own first.
  ///
  /// - Parameter package: the one that the catalogue belongs to.
  static func stack(of folder: URL, in package: Package) -> [Layer] {
    let packages = package.reachable
    var layers = [Layer(named: folder, folder: folder)]
    while let extends = layers.last?.extends, let last = layers.last {
      let named = last.named.appending(path: extends).standardizedFileURL
      // A circle is reported by the tool.
      guard !layers.contains(where: { $0.named.path == named.path }) else { break }
      layers.append(Layer(named: named, folder: shipped(extends, [package] + packages) ?? located(named, packages)))
    }
    return layers
  }

  /// The catalogue that ships with the product, by its name alone, in the package that the product is.
  private static func shipped(_ extends: String, _ packages: [Package]) -> URL? {
    guard extends == "Standard" else { return nil }
    let folders = packages.map { $0.directoryURL.appending(path: "Catalogs/Standard") }
    // Its package has any folder's name; what it is made of tells.
    return folders.first {
      let source = $0.appending(path: "../../Sources/StandardCatalog").standardizedFileURL
      return FileManager.default.fileExists(atPath: $0.appending(path: "catalog.json").path)
        && FileManager.default.fileExists(atPath: source.path)
    }
  }

  /// A folder that is not where it is said to be, in the package whose name its path passes through.
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

  /// The files that make a difference when they change, if only to what the tool finds wrong.
  var files: [URL] {
    let names = ["catalog.json", "purposes.json", "glossary.json"] + names(in: "titles") + names(in: "icon-sets")
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
  /// The packages that this one depends on, and theirs, the nearest first.
  var reachable: [Package] {
    var found: [Package] = []
    // Many packages may depend on one: each is followed once.
    var known: Set<String> = []
    var next = dependencies.map(\.package).filter { known.insert($0.id).inserted }
    while !next.isEmpty {
      found += next
      next = next.flatMap { $0.dependencies.map(\.package) }.filter { known.insert($0.id).inserted }
    }
    return found
  }
}
