package import SystemPackage

extension DiskFiles {
  /// A path without `x/..` if `x` does not exist, so that no folder must be created to resolve it.
  ///
  /// If `x` exists, it may be a link, after which `..` leads elsewhere: the path keeps both.
  package func withoutMissingFolders(_ path: String) -> String {
    guard path.split(separator: "/").contains("..") else { return path }
    var parts: [Substring] = []
    func joined(_ parts: [Substring]) -> String { (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/") }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", resolved(joined(parts)) == nil {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let shortened = joined(parts)
    return shortened.isEmpty ? "." : shortened
  }

  /// The status of a file or folder; nil if the path leads to nothing.
  ///
  /// - Parameter followsLinks: false for the status of a link itself.
  package func status(of path: String, followsLinks: Bool = true) -> Stat? {
    try? FilePath(Path.onDisk(path)).stat(followTargetSymlink: followsLinks)
  }
}
