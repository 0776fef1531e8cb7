internal import Synchronization

/// The disk for a command that reads a catalogue more than once: its locks are held until it ends.
package final class LockedFiles: FileTree {
  private let disk: DiskFiles
  private let locks: Mutex<[CatalogLock]>

  package convenience init(_ disk: DiskFiles) { self.init(disk, holding: []) }

  package init(_ disk: DiskFiles, holding locks: [CatalogLock]) {
    self.disk = disk
    self.locks = Mutex(locks)
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] { try disk.read(path) }

  package func entries(of folder: String) throws(FileError) -> [String] { try disk.entries(of: folder) }

  package func links(in folder: String, leadingOutOf root: String) -> [String] {
    disk.links(in: folder, leadingOutOf: root)
  }

  package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    disk.shippedCatalog(name, extendedBy: folder)
  }

  package func isSame(_ folder: String, _ other: String) -> Bool { disk.isSame(folder, other) }

  package func lock(_ folder: String) throws(FileError) -> CatalogLock? {
    if let held = locks.withLock({ $0.first { $0.isOf(folder) } }) { return held }
    guard let lock = try disk.lock(folder) else { return nil }
    locks.withLock { $0.append(lock) }
    return lock
  }
}
