package import CatalogFiles
internal import Synchronization

/// The files of a revision. Folders that it does not have are read from the disk.
///
/// Requests only the files that are read: a clone may lack large ones.
package final class RevisionFiles: FileTree {
  package let git: GitFiles
  private let disk: DiskFiles
  private let onDisk: [String]
  /// The names of files by folder.
  private let fileNames = Mutex<[String: Set<String>]>([:])

  /// - Parameter folders: read from the disk if the revision does not have them.
  package init(git: GitFiles, onDisk folders: [String], of disk: DiskFiles) {
    self.git = git
    self.disk = disk
    onDisk = folders.map(Path.normalized).filter { (try? git.entries(of: $0)) == nil }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] { try tree(for: path).read(path) }

  package func entries(of folder: String) throws(FileError) -> [String] {
    if isOnDisk(folder) { return try disk.entries(of: folder) }
    guard !isFile(folder) else { throw FileError(path: folder, reason: .notFound) }
    return try git.entries(of: folder)
  }

  /// The paths that the revision has.
  package func existing(among paths: [String]) throws(FileError) -> [String] {
    var existing: [String] = []
    for path in paths where try has(path) { existing.append(path) }
    return existing
  }

  private func has(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try git.read(path)
    } catch {
      if error.reason == .notFound { return false }
      guard error.reason == .isFolder else { throw error }
    }
    return true
  }

  package func links(in folder: String, leadingOutOf root: String) -> [String] {
    tree(for: folder).links(in: folder, leadingOutOf: root)
  }

  package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    git.shippedCatalog(name, extendedBy: folder)
  }

  private func tree(for path: String) -> any FileTree { isOnDisk(path) ? disk : git }

  private func isOnDisk(_ path: String) -> Bool {
    onDisk.contains { Path.contains(Path.normalized(path), in: $0) }
  }

  private func isFile(_ path: String) -> Bool {
    let name = Path.normalized(path).split(separator: "/").last.map(String.init) ?? "."
    guard name != ".", name != ".." else { return false }
    let parent = Path.normalized(Path.join(path, ".."))
    return fileNames.withLock { known in
      if let names = known[parent] { return names.contains(name) }
      let names = git.fileNames(in: parent)
      known[parent] = names
      return names.contains(name)
    }
  }
}
