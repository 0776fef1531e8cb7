/// Where a catalogue's files are read from: a disk, or memory in tests and examples.
package protocol FileTree: Sendable {
  /// The bytes of a file.
  ///
  /// - Parameter path: with `/` between its parts; relative to the tree's own root.
  func read(_ path: String) throws(FileError) -> [UInt8]

  /// The names of a folder's entries, sorted by Unicode scalar.
  func entries(of folder: String) throws(FileError) -> [String]
}

/// Why a file could not be read.
package struct FileError: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    case notFound
    case isFolder
    case tooLarge(limit: Int)
    case system(String)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .notFound: "no file '\(path)'; create it or correct its name"
    case .isFolder: "'\(path)' is a folder, not a file; move it away"
    case .tooLarge(let limit): "'\(path)' is larger than \(limit >> 20) MiB; split the catalogue"
    case .system(let words): "cannot read '\(path)': \(words)"
    }
  }
}

/// Paths as catalogues write them: parts with `/` between.
package enum Path {
  /// A path below a folder; the current folder is written as nothing.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The same place without `.`, empty parts and `x/..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The names of a folder's entries where all files there are have these paths, sorted by Unicode scalar.
  ///
  /// - Throws: ``FileError`` where none is below the folder.
  static func entries(of folder: String, among paths: some Collection<String>) throws(FileError) -> [String] {
    let prefix = normalized(folder) == "." ? "" : normalized(folder) + "/"
    let below = paths.filter { $0.hasPrefix(prefix) }
    guard !below.isEmpty else { throw FileError(path: folder, reason: .notFound) }
    return Set(below.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) }).sorted()
  }
}
