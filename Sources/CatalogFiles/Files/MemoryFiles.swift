/// Files that exist only in memory.
package struct MemoryFiles: FileTree {
  private let files: [String: [UInt8]]

  /// Creates files from texts by path.
  package init(_ files: [String: String]) {
    self.init(bytes: files.mapValues { Array($0.utf8) })
  }

  /// Creates files from bytes by path.
  package init(bytes files: [String: [UInt8]]) { self.files = files }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[Path.normalized(path)] else { throw FileError(path: path, reason: .notFound) }
    return bytes
  }

  package func entries(of folder: String) throws(FileError) -> [String] {
    try Path.entries(of: folder, among: files.keys)
  }
}
