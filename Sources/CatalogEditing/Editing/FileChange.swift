internal import CatalogFiles
internal import TextFormats

/// One file that a command changes.
package struct FileChange: Hashable, Sendable {
  /// Relative to the catalogue's folder.
  package let path: String
  /// nil if the file is made.
  package let old: [UInt8]?
  package let new: [UInt8]

  package init(path: String, old: [UInt8]?, new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension [FileChange] {
  /// The changes as `patch -p1` and `git apply` take them, run where the path of the catalogue's folder begins.
  package func unifiedDiff(in folder: String) -> String {
    map { UnifiedDiff.text(path: Path.join(folder, $0.path), old: $0.old, new: $0.new) }.joined()
  }
}
