internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

#if os(macOS) || os(Linux)

  /// The files of a git repository as they were in a revision, by the paths that they have on the disk.
  ///
  /// A path means the file that the commit has where the path leads in the work tree, so that an overlay extends another
  /// catalogue of the same revision. Symbolic links are followed within the commit.
  package final class GitFiles: FileTree {
    /// The commit's identifier in hexadecimal digits.
    package let commit: String
    /// The largest file that is read, in bytes.
    package let limit: Int
    /// The folder that the tree was opened for, as it was named.
    private let folder: String
    /// The same folder from the repository's root.
    private let place: String
    private let objects: Mutex<GitObjects>

    /// Opens a revision of the repository that a folder belongs to.
    ///
    /// - Parameters:
    ///   - revision: a commit, as gitrevisions(7) describes.
    ///   - folder: a folder of the repository's work tree, which need not be there any more; the paths that are read are
    ///     as relative, or as absolute, as this one.
    package init(revision: String, at folder: String, limit: Int = 64 << 20) throws(GitError) {
      guard Self.isOneLine(revision), !revision.isEmpty, !revision.hasPrefix("-") else {
        throw .noRevision(revision, words: "")
      }
      let (existing, rest) = Self.existing(folder)
      let (prefix, words) = try ChildProcess.line(ofGit: ["rev-parse", "--show-prefix"], in: existing)
      guard let prefix else { throw .noRepository(folder: folder, words: words) }
      var objects = try GitObjects(ofRepositoryAt: existing)
      switch try objects.answer(to: "\(revision)^{commit}", limit: 0) {
      case .object(let identifier, _, _): commit = identifier
      case .missing(let words), .other(let words): throw .noRevision(revision, words: words)
      }
      self.limit = limit
      self.folder = folder
      self.place = Path.normalized(Path.join(prefix, rest))
      self.objects = Mutex(objects)
    }

    /// Opens the commit that two others of a repository have in common.
    convenience init(mergeBaseOf one: GitFiles, _ other: GitFiles, at folder: String) throws(GitError) {
      let (commit, words) = try ChildProcess.line(
        ofGit: ["merge-base", one.commit, other.commit], in: Self.existing(folder).existing)
      guard let commit else { throw .noMergeBase(words: words) }
      try self.init(revision: commit, at: folder)
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
      if isShippedElsewhere(path) { return try DiskFiles().read(path) }
      let (type, bytes) = try object(at: path)
      guard type == "blob" else { throw FileError(path: path, reason: .isFolder) }
      return bytes
    }

    package func entries(of folder: String) throws(FileError) -> [String] {
      if isShippedElsewhere(folder) { return try DiskFiles().entries(of: folder) }
      let (type, bytes) = try object(at: folder)
      guard type == "tree" else { throw FileError(path: folder, reason: .notFound) }
      // A commit's identifier is as long in bytes as it has pairs of digits: 20 for SHA-1, 32 for SHA-256.
      return Self.names(inTree: bytes, identifierLength: commit.utf8.count / 2).sorted()
    }

    package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
      DiskFiles().shippedCatalog(name, extendedBy: folder)
    }

    /// Whether a path leads to a catalogue that ships with the product and is outside of the repository, which has no
    /// revision of it: that is read from the disk.
    private func isShippedElsewhere(_ path: String) -> Bool {
      guard let shipped = ShippedCatalogs.folder, path.hasPrefix(shipped + "/") else { return false }
      let inside = Path.normalized(Path.join(place, Path.way(from: folder, to: path)))
      return inside.hasPrefix("../") || inside.hasPrefix("/")
    }

    private func object(at path: String) throws(FileError) -> (type: String, bytes: [UInt8]) {
      func error(_ reason: FileError.Reason) -> FileError { FileError(path: path, reason: reason) }
      guard let way = Path.relative(path, to: folder) else { throw error(.system("it lies outside of '\(folder)'")) }
      let inside = Path.normalized(Path.join(place, way))
      guard Self.isOneLine(inside) else { throw error(.notFound) }
      guard inside != "..", !inside.hasPrefix("../") else { throw error(.system("it lies outside of the repository")) }
      let name = "\(commit):\(inside == "." ? "" : inside)"
      switch answer(to: name) {
      case .object(_, let type, let bytes?): return (type, bytes)
      case .object: throw error(.tooLarge(limit: limit))
      case .missing(""): throw error(.notFound)
      case .missing(let words): throw error(.system("\(GitError.failed(words: words))"))
      case .other(let words): throw error(.system(words))
      }
    }

    private func answer(to name: String) -> GitObjects.Answer {
      objects.withLock { objects in
        do throws(GitError) {
          return try objects.answer(to: name, limit: limit)
        } catch {
          return .other("\(error)")
        }
      }
    }
  }

  extension GitFiles {
    /// The names of a tree object: `<mode> SP <name> NUL <identifier>` each.
    private static func names(inTree bytes: [UInt8], identifierLength: Int) -> [String] {
      var names: [String] = []
      var rest = bytes[...]
      while let space = rest.firstIndex(of: UInt8(ascii: " ")), let end = rest[space...].firstIndex(of: 0) {
        names.append(String(decoding: rest[rest.index(after: space)..<end], as: UTF8.self))
        rest = rest[end...].dropFirst(1 + identifierLength)
      }
      return names
    }

    /// Splits a folder's path into a part that is there and the rest.
    private static func existing(_ folder: String) -> (existing: String, rest: String) {
      if access(folder, F_OK) == 0 { return (folder, "") }
      var (existing, rest) = (Path.normalized(folder), "")
      while access(existing, F_OK) != 0, existing != ".", existing != "/" {
        let parts = existing.split(separator: "/", omittingEmptySubsequences: false)
        rest = Path.join(String(parts[parts.count - 1]), rest)
        existing = parts.dropLast().joined(separator: "/")
        if existing.isEmpty { existing = folder.hasPrefix("/") ? "/" : "." }
      }
      return (existing, rest)
    }

    /// Whether git can be asked for a name: it takes one a line, and C ends a text at a NUL.
    private static func isOneLine(_ name: String) -> Bool {
      !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\n") }
    }
  }

#endif
