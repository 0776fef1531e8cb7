extension DiskFiles {
  /// A path without `x/..` where `x` does not exist, so that nothing has to be created to get past it.
  ///
  /// Where `x` exists, it may be a link, behind which `..` leads elsewhere: the path keeps both.
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
}
