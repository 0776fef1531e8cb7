package import CatalogFiles

/// The files on disk with pending changes applied in memory.
package struct PendingFiles: FileTree {
  private let disk: any FileTree
  /// By path; nil for a removed file.
  private let changes: [String: [UInt8]?]

  /// - Parameter changes: by path in the underlying tree; nil removes a file.
  package init(over disk: any FileTree, changes: [String: [UInt8]?]) {
    self.disk = disk
    self.changes = Dictionary(uniqueKeysWithValues: changes.map { (Path.normalized($0.key), $0.value) })
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let change = changes[Path.normalized(path)] else { return try disk.read(path) }
    guard let bytes = change else { throw FileError(path: path, reason: .notFound) }
    return bytes
  }

  package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    disk.shippedCatalog(name, extendedBy: folder)
  }

  package func links(in folder: String, leadingOutOf root: String) -> [String] {
    disk.links(in: folder, leadingOutOf: root)
  }

  package func prepareBase(_ folder: String) { disk.prepareBase(folder) }

  package func isSame(_ folder: String, _ other: String) -> Bool { disk.isSame(folder, other) }

  package func lock(_ folder: String) throws(FileError) -> CatalogLock? { try disk.lock(folder) }

  package func entries(of folder: String) throws(FileError) -> [String] {
    let prefix = Path.normalized(folder) == "." ? "" : Path.normalized(folder) + "/"
    var removed: Set<String> = []
    var added: Set<String> = []
    for (path, bytes) in changes where path.hasPrefix(prefix) {
      let parts = path.dropFirst(prefix.count).split(separator: "/")
      guard let name = parts.first.map(String.init) else { continue }
      if bytes != nil { added.insert(name) } else if parts.count == 1 { removed.insert(name) }
    }
    do throws(FileError) {
      return added.union(Set(try disk.entries(of: folder)).subtracting(removed)).sorted()
    } catch {
      if added.isEmpty { throw error }
      return added.sorted()
    }
  }
}
