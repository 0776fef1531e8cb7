import CatalogFiles
import Synchronization

/// The files of a catalogue and of those that it extends, by paths relative to the catalogue's folder.
///
/// Such paths are the same on every machine, so they can be embedded in the program. Files that have been read are
/// recorded: they are exactly what reading the catalogue needs.
final class LayerFiles: FileTree {
  private let root: String
  private let moved: [String: String]
  private let disk = DiskFiles()
  private let seen = Mutex<[String: [UInt8]]>([:])

  /// - Parameters:
  ///   - root: the catalogue's folder.
  ///   - moved: the actual place of a folder, by the path in `extends`.
  init(root: String, moved: [String: String]) {
    self.root = root
    self.moved = moved
  }

  /// Every file that has been read, by its path.
  var contents: [String: [UInt8]] { seen.withLock { $0 } }

  /// The path of a file on disk.
  func place(of path: String) -> String {
    let place = Path.normalized(path.hasPrefix("/") ? path : Path.join(root, path))
    for (from, to) in moved where place == from || place.hasPrefix(from + "/") {
      return to + place.dropFirst(from.count)
    }
    return place
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    let bytes = try named(path) { () throws(FileError) in try disk.read(place(of: path)) }
    seen.withLock { $0[Path.normalized(path)] = bytes }
    return bytes
  }

  func entries(of folder: String) throws(FileError) -> [String] {
    try named(folder) { () throws(FileError) in try disk.entries(of: place(of: folder)) }
  }

  func lock(_ folder: String) throws(FileError) -> CatalogLock? { try disk.lock(place(of: folder)) }

  /// Makes errors use the catalogue's path of a file.
  private func named<Result>(_ path: String, _ read: () throws(FileError) -> Result) throws(FileError) -> Result {
    do throws(FileError) {
      return try read()
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }
}
