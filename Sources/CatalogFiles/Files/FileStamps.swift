internal import LibC
internal import SystemPackage

/// The metadata of the files in some folders, which changes when a file is saved.
package struct FileStamps: Equatable, Sendable {
  private let stamps: [String: Stamp]

  private struct Stamp: Equatable {
    let seconds: Int64
    let nanoseconds: Int64
    let size: Int64
    let inode: UInt64
  }

  /// Reads the metadata of every JSON file below the folders, following links.
  package init(of folders: [String]) {
    var stamps: [String: Stamp] = [:]
    for folder in folders { Self.look(at: folder, depth: 3, &stamps) }
    self.stamps = stamps
  }

  private static func look(at folder: String, depth: Int, _ stamps: inout [String: Stamp]) {
    guard depth > 0, let names = try? DiskFiles().entries(of: folder.isEmpty ? "." : folder) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if name.hasSuffix(".json") {
        stamps[path] = stamp(of: path)
      } else if !name.contains(".") {
        look(at: path, depth: depth - 1, &stamps)
      }
    }
  }

  private static func stamp(of path: String) -> Stamp? {
    guard let status = DiskFiles().status(of: path) else { return nil }
    return Stamp(
      seconds: Int64(status.st_mtim.tv_sec), nanoseconds: Int64(status.st_mtim.tv_nsec), size: Int64(status.size),
      inode: UInt64(status.inode.rawValue))
  }
}
