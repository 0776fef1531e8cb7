internal import CatalogFiles
internal import TextFormats

/// A file that a command changes.
package struct FileChange: Hashable, Sendable {
  /// Relative to the catalogue's folder.
  package let path: String
  /// nil for a new file.
  package let old: [UInt8]?
  package let new: [UInt8]

  package init(path: String, old: [UInt8]?, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension [FileChange] {
  /// The changes in the format of `patch -p1` and `git apply`, relative to the folder that the catalogue's path starts
  /// from.
  package func unifiedDiff(in folder: String) -> String {
    map { UnifiedDiff.text(path: Path.join(folder, $0.path), old: $0.old, new: $0.new) }.joined()
  }
}
