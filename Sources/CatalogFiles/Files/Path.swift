/// Paths in catalogues, with `/` as separator.
package enum Path {
  /// A path below a folder; the current folder is the empty text.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path and its last component: `a/b` and `c` for `a/b/c/`, and an empty folder for `c`.
  ///
  /// - Returns: no name for the root and for the empty path.
  package static func split(_ path: String) -> (folder: String, name: String?) {
    let root = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    // By bytes: a combining mark after a slash would hide it among characters.
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    return (root + parts.dropLast().joined(separator: "/"), parts.last)
  }

  /// The folder of a path, as ``split(_:)`` returns it.
  package static func parent(of path: String) -> String { split(path).folder }

  /// The same path without `.`, empty components and `x/..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Returns whether a path is a folder or below it, judged by their text; both are normalized.
  package static func contains(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder + "/") || folder == "." && !path.hasPrefix("/") && !path.hasPrefix("..")
  }

  /// Returns whether a path is absolute or begins with a home folder or a scheme, so that it is valid only on one
  /// machine.
  static func isOfOneMachine(_ path: String) -> Bool {
    path.hasPrefix("/") || path.hasPrefix("~") || path.contains(":") || path.hasPrefix("\\")
  }

  /// The path from a folder to another place, `../Standard`, judged by text only: both are relative to the same folder
  /// or both absolute.
  ///
  /// - Returns: nil if it leads through folders with unknown names, or if only one is absolute;
  ///   ``way(from:to:currentFolder:)`` always finds one.
  package static func relative(_ path: String, to folder: String) -> String? {
    guard path.hasPrefix("/") == folder.hasPrefix("/") else { return nil }
    func parts(_ path: String) -> [Substring] { normalized(path).split(separator: "/").filter { $0 != "." } }
    let (target, origin) = (parts(path), parts(folder))
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let upwards = origin.dropFirst(shared)
    guard !upwards.contains("..") else { return nil }
    return normalized((upwards.map { _ in ".." } + target.dropFirst(shared)).joined(separator: "/"))
  }

  /// The entries of a folder in a set of paths, sorted by Unicode scalar.
  ///
  /// - Throws: ``FileError`` if none is below the folder.
  static func entries(of folder: String, among paths: some Collection<String>) throws(FileError) -> [String] {
    let prefix = normalized(folder) == "." ? "" : normalized(folder) + "/"
    let below = paths.filter { $0.hasPrefix(prefix) }
    guard !below.isEmpty else { throw FileError(path: folder, reason: .notFound) }
    return Set(below.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }).sorted()
  }
}
