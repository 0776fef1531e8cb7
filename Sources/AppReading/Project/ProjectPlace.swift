package import CatalogFiles

/// The repository that an audited path is in: the nearest folder upward with `.git`, or the path itself.
package struct ProjectPlace: Sendable {
  /// The folder's absolute path.
  package let root: String
  /// True if the folder is a repository.
  package let isRepository: Bool
  private let currentFolder: String

  /// - Parameter currentFolder: absolute; the system's by default.
  package init(
    of path: String, in files: any FileTree, currentFolder: String = Path.systemCurrentFolder
  ) {
    self.currentFolder = currentFolder
    let start = Self.absolute(path, in: currentFolder)
    let repository = Self.upward(from: start).first { Self.names(of: $0, in: files).contains(".git") }
    root = repository ?? start
    isRepository = repository != nil
  }

  /// The repository's name, which is its folder's.
  package var name: String { root.split(separator: "/").last.map(String.init) ?? "/" }

  /// A path relative to the root; unchanged if it is outside.
  package func relative(_ path: String) -> String {
    let absolute = Self.absolute(path, in: currentFolder)
    guard absolute != root else { return "." }
    let prefix = root == "/" ? "/" : root + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : path
  }

  /// True if a path is the root or below it.
  package func contains(_ path: String) -> Bool {
    root == "/" || Path.contains(Self.absolute(path, in: currentFolder), in: root)
  }

  /// The current folder and the folders above it, up to the root of the repository or of the disk: `.`, `..`, `../..`.
  package var foldersUpward: [String] {
    let above = Self.upward(from: Self.absolute(".", in: currentFolder))
    let levels = isRepository ? above.prefix { $0 != root }.count + 1 : above.count
    return (0..<levels).map { $0 == 0 ? "." : Array(repeating: "..", count: $0).joined(separator: "/") }
  }

  /// The owners that the repository's CODEOWNERS names; nil without one.
  package func owners(in files: any FileTree) throws(FileError) -> CodeOwners? {
    for place in CodeOwners.places {
      guard let bytes = try files.readIfPresent(Path.join(root, place)) else { continue }
      return CodeOwners(String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }

  /// The build files in the folders from a path up to the root, relative to it.
  package func manifests(above path: String, in files: any FileTree) -> [String] {
    Self.upward(from: Self.absolute(path, in: currentFolder)).prefix { $0 != root }.map(\.self).reduce(into: [root]) {
      $0.append($1)
    }.flatMap { folder in
      Self.names(of: folder, in: files).filter(Modules.files.contains).map { relative(Path.join(folder, $0)) }
    }
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    Path.normalized(path.hasPrefix("/") ? path : Path.join(folder, path))
  }

  /// A folder and those that it is in, the nearest first.
  private static func upward(from path: String) -> [String] {
    let parts = path.split(separator: "/")
    return (0...parts.count).map { "/" + parts.dropLast($0).joined(separator: "/") }
  }

  private static func names(of folder: String, in files: any FileTree) -> [String] {
    // A file, or a folder without read permission, has no entries.
    (try? files.entries(of: folder)) ?? []
  }
}
