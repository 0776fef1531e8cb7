internal import CatalogFiles
package import SourceText
internal import TextFormats

/// A file that a command changes.
package struct FileChange: Hashable, Sendable {
  /// Relative to the catalogue's folder.
  package let path: String
  /// nil for a new file.
  package let old: [UInt8]?
  /// nil to remove the file.
  package let new: [UInt8]?

  package init(path: String, old: [UInt8]?, new: [UInt8]?) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension FileChange {
  /// The place in the file on disk of a place in the new file: the same line if the file on disk has it once or it is
  /// outside of the changed lines, otherwise the key; nil if the file on disk has none of them.
  ///
  /// - Parameter key: the key of the object that the place is in; nil if there is none.
  package func positionOnDisk(of position: SourcePosition, in key: String?) -> SourcePosition? {
    guard let old else { return nil }
    let (before, after) = (old.split(separator: 0x0A, omittingEmptySubsequences: false), lines)
    let index = position.line - 1
    guard after.indices.contains(index) else { return position }
    let same = zip(before, after).prefix { $0 == $1 }.count
    if index < same { return position }
    let fromEnd = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    if after.count - index <= fromEnd {
      return SourcePosition(line: position.line - after.count + before.count, column: position.column)
    }
    let equal = before.indices.filter { before[$0] == after[index] }
    if equal.count == 1 { return SourcePosition(line: equal[0] + 1, column: position.column) }
    let quoted = key.map { Array("\"\($0)\"".utf8) } ?? []
    if !quoted.isEmpty, let start = old.firstRange(of: quoted)?.lowerBound {
      return SourceFile(path: path, bytes: old).position(at: start)
    }
    return nil
  }

  private var lines: [ArraySlice<UInt8>] { (new ?? []).split(separator: 0x0A, omittingEmptySubsequences: false) }
}

extension [FileChange] {
  /// The changes in the format of `patch -p1` and `git apply`, relative to the folder that the catalogue's path starts
  /// from.
  package func unifiedDiff(in folder: String) -> String {
    map { UnifiedDiff.text(path: Path.join(folder, $0.path), old: $0.old, new: $0.new) }.joined()
  }
}
