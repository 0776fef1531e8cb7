package import CatalogFiles
internal import LibC
internal import SourceText
internal import Synchronization

#if os(macOS) || os(Linux)

  /// The files of a git repository in a revision, by their paths on disk.
  ///
  /// A path refers to the commit's file at the same place in the work tree, so an overlay extends another catalogue of
  /// the same revision. A base that is not in the commit is read from its submodule, or from the disk (``BaseOrigin``).
  /// Symbolic links are followed within the commit.
  package final class GitFiles: FileTree {
    /// The commit's identifier in hexadecimal digits.
    package let commit: String
    /// The maximum size of a file, in bytes.
    package let limit: Int
    /// The folder that the tree was opened for, as given.
    private let folder: String
    /// The same folder relative to the repository's root.
    private let place: String
    private let objects: Mutex<GitObjects>
    private let bases = Mutex<[String: BaseOrigin]>([:])
    private let firstFailure = Mutex<GitError?>(nil)

    /// Opens a revision of a folder's repository.
    ///
    /// - Parameters:
    ///   - revision: a commit, as in gitrevisions(7).
    ///   - folder: a folder of the repository's work tree, which need not exist any more; paths are relative or
    ///     absolute, as this one is.
    package init(revision: String, at folder: String, limit: Int = 64 << 20) throws(GitError) {
      guard Self.isOneLine(revision), !revision.isEmpty, !revision.hasPrefix("-") else {
        throw .noRevision(revision, message: "")
      }
      let (existing, rest) = Self.existing(folder)
      let (prefix, message) = try ChildProcess.line(ofGit: ["rev-parse", "--show-prefix"], in: existing)
      guard let prefix else { throw .noRepository(folder: folder, message: message) }
      var objects = try GitObjects(ofRepositoryAt: existing)
      switch try objects.answer(to: "\(revision)^{commit}", limit: 0) {
      case .object(let identifier, _, _): commit = identifier
      case .missing(let message), .other(let message): throw .noRevision(revision, message: message)
      }
      self.limit = limit
      self.folder = folder
      self.place = Path.normalized(Path.join(prefix, rest))
      self.objects = Mutex(objects)
    }

    /// Opens the merge base of two commits.
    convenience init(mergeBaseOf one: GitFiles, _ other: GitFiles, at folder: String) throws(GitError) {
      let (commit, message) = try ChildProcess.line(
        ofGit: ["merge-base", one.commit, other.commit], in: Self.existing(folder).existing)
      guard let commit else { throw .noMergeBase(message: message) }
      try self.init(revision: commit, at: folder)
    }

    package func read(_ path: String) throws(FileError) -> [UInt8] {
      if let files = otherFiles(for: path) { return try files.read(path) }
      let (type, bytes) = try object(at: path)
      guard type == "blob" else { throw FileError(path: path, reason: .isFolder) }
      return bytes
    }

    package func entries(of folder: String) throws(FileError) -> [String] {
      if let files = otherFiles(for: folder) { return try files.entries(of: folder) }
      let (type, bytes) = try object(at: folder)
      guard type == "tree" else { throw FileError(path: folder, reason: .notFound) }
      return treeEntries(bytes).map(\.name).sorted()
    }

    /// The names in a folder that are files, by the commit's trees alone: their contents need not be in the repository.
    package func fileNames(in folder: String) -> Set<String> {
      guard let inside = placeInRepository(folder), Self.isOneLine(inside),
        case .object(_, "tree", let bytes?) = answer(to: inside)
      else { return [] }
      return Set(treeEntries(bytes).filter { $0.mode.hasPrefix("100") }.map(\.name))
    }

    package func prepareBase(_ folder: String) {
      let origin = origin(ofBase: folder)
      bases.withLock { $0[Path.normalized(folder)] = origin }
    }

    /// The bases that are not read from this commit, by folder, with the reason; for people.
    package var notes: [String] {
      bases.withLock { bases in
        bases.sorted { $0.key < $1.key }.flatMap { folder, origin -> [String] in
          switch origin {
          case .commit: []
          case .submodule(let files): files.notes
          case .disk(let reason): ["'\(folder)' is read as it is on disk: \(reason)"]
          }
        }
      }
    }

    /// The first error in reading an object of the commit, here or in a submodule; nil if all were read.
    ///
    /// Unread files look as if they were not in the commit.
    package var failure: GitError? {
      if let failure = firstFailure.withLock(\.self) { return failure }
      return bases.withLock { bases in
        bases.values.lazy.compactMap { if case .submodule(let files) = $0 { files.failure } else { nil } }.first
      }
    }

    /// The files for a path in a base that is not in this commit.
    private func otherFiles(for path: String) -> (any FileTree)? {
      let origin = bases.withLock { bases -> BaseOrigin? in
        guard !bases.isEmpty else { return nil }
        let path = Path.normalized(path)
        let folders = Array(bases.keys) + [Path.normalized(folder)]
        let nearest = folders.filter { Path.contains(path, in: $0) }.max { $0.utf8.count < $1.utf8.count }
        return nearest.flatMap { bases[$0] }
      }
      switch origin {
      case .commit?, nil: return nil
      case .submodule(let files)?: return files
      case .disk?: return DiskFiles(limit: limit)
      }
    }

    package func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
      DiskFiles().shippedCatalog(name, extendedBy: folder)
    }

    package func lock(_ folder: String) throws(FileError) -> CatalogLock? { try otherFiles(for: folder)?.lock(folder) }

    private func object(at path: String) throws(FileError) -> (type: String, bytes: [UInt8]) {
      func error(_ reason: FileError.Reason) -> FileError { FileError(path: path, reason: reason) }
      guard let inside = placeInRepository(path) else { throw error(.system("it is outside the repository")) }
      guard Self.isOneLine(inside) else { throw error(.notFound) }
      switch answer(to: inside) {
      case .object(_, let type, let bytes?): return (type, bytes)
      case .object: throw error(.tooLarge(limit: limit))
      case .missing("") where isListed(inside):
        let failure = GitError.failed(message: "object of '\(inside)' is missing")
        record(failure)
        throw error(.system("\(failure)"))
      case .missing(""): throw error(.notFound)
      case .missing(let message): throw error(.system("\(GitError.failed(message: message))"))
      case .other(let message): throw error(.system(message))
      }
    }

    /// True if the commit's trees list a path, so that its object must exist.
    private func isListed(_ inside: String) -> Bool {
      let parts = inside.split(separator: "/")
      guard let name = parts.last,
        case .object(_, "tree", let bytes?) = answer(
          to: parts.count > 1 ? parts.dropLast().joined(separator: "/") : ".")
      else { return false }
      return treeEntries(bytes).contains { $0.name == name && ($0.mode.hasPrefix("100") || $0.mode == "40000") }
    }

    private func record(_ failure: GitError) { firstFailure.withLock { $0 = $0 ?? failure } }

    /// A path relative to the repository's root; nil if it is outside.
    private func placeInRepository(_ path: String) -> String? {
      let inside = Path.normalized(Path.join(place, Path.way(from: folder, to: path)))
      return inside == ".." || inside.hasPrefix("../") || inside.hasPrefix("/") ? nil : inside
    }

    /// - Parameter inside: a path relative to the repository's root; `.` for the root.
    private func answer(to inside: String) -> GitObjects.Answer {
      let name = "\(commit):\(inside == "." ? "" : inside)"
      return objects.withLock { objects in
        do throws(GitError) {
          return try objects.answer(to: name, limit: limit)
        } catch {
          record(error)
          return .other("\(error)")
        }
      }
    }
  }

  // MARK: - Bases

  /// The source of the files of an extended catalogue.
  private enum BaseOrigin {
    /// From the same commit.
    case commit
    /// From a submodule's commit.
    case submodule(GitFiles)
    /// From the disk, in its current state, with the reason.
    case disk(String)
  }

  extension GitFiles {
    private func origin(ofBase folder: String) -> BaseOrigin {
      let isOnDisk = access(Path.onDisk(Path.join(folder, "catalog.json")), F_OK) == 0
      guard let inside = placeInRepository(folder), Self.isOneLine(inside) else {
        return .disk("it is outside the repository")
      }
      let reason: String
      switch answer(to: inside) {
      case .object: return .commit
      case .missing(let message) where !message.isEmpty: return .commit
      case .other(let message): reason = message
      case .missing:
        if let submodule = submodule(at: inside) {
          do throws(GitError) {
            let files = try GitFiles(revision: submodule.commit, at: folder, limit: limit)
            files.prepareBase(folder)
            return .submodule(files)
          } catch {
            reason = "the submodule '\(submodule.place)' lacks commit \(submodule.commit.prefix(10)); \(error)"
          }
        } else {
          reason = "commit \(commit.prefix(10)) does not have it"
        }
      }
      // A missing base is reported as missing from the commit.
      return isOnDisk ? .disk(reason) : .commit
    }

    /// The submodule of a path in this commit (gitsubmodules(7)).
    private func submodule(at inside: String) -> (place: String, commit: String)? {
      var place = ""
      for part in inside.split(separator: "/") {
        guard case .object(_, "tree", let bytes?) = answer(to: place.isEmpty ? "." : place),
          let entry = treeEntries(bytes).first(where: { $0.name == part })
        else { return nil }
        place = Path.join(place, entry.name)
        if entry.mode == "160000" { return (place, entry.identifier) }
      }
      return nil
    }

    /// The entries of a tree object: `<mode> SP <name> NUL <identifier>` each.
    private func treeEntries(_ bytes: [UInt8]) -> [(mode: String, name: String, identifier: String)] {
      // The length of a commit's identifier in bytes: 20 for SHA-1, 32 for SHA-256.
      let length = commit.utf8.count / 2
      var entries: [(mode: String, name: String, identifier: String)] = []
      var rest = bytes[...]
      while let space = rest.firstIndex(of: UInt8(ascii: " ")), let end = rest[space...].firstIndex(of: 0) {
        let identifier = rest[end...].dropFirst().prefix(length)
        entries.append(
          (
            String(decoding: rest[..<space], as: UTF8.self),
            String(decoding: rest[(space + 1)..<end], as: UTF8.self),
            identifier.map { $0.hexadecimal(digits: 2).lowercased() }.joined()
          ))
        rest = rest[end...].dropFirst(1 + length)
      }
      return entries
    }

    /// Splits a folder's path into an existing part and the rest.
    private static func existing(_ folder: String) -> (existing: String, rest: String) {
      if access(Path.onDisk(folder), F_OK) == 0 { return (folder, "") }
      var (existing, rest) = (Path.normalized(folder), "")
      while access(Path.onDisk(existing), F_OK) != 0, existing != ".", existing != "/" {
        let parts = existing.split(separator: "/", omittingEmptySubsequences: false)
        rest = Path.join(String(parts[parts.count - 1]), rest)
        existing = parts.dropLast().joined(separator: "/")
        if existing.isEmpty { existing = folder.hasPrefix("/") ? "/" : "." }
      }
      return (existing, rest)
    }

    /// True if git accepts the name: it reads one per line, and C strings end at a NUL.
    private static func isOneLine(_ name: String) -> Bool {
      !name.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\n") }
    }
  }

#endif
