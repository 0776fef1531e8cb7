import AppReading
import Audit
import CatalogEditing
import CatalogFiles
import CatalogValidation
import SourceText
import Synchronization

/// An audit of the same app in an earlier revision.
struct AuditSince {
  /// The revision as written on the command line.
  private let revision: String
  private let files: RevisionFiles
  private let paths: [String]
  private let notes: [String]

  /// Opens a revision of the repository that the paths are in.
  ///
  /// - Parameters:
  ///   - revision: a commit; if followed by `...`, its merge base with HEAD.
  ///   - paths: the paths of the app.
  ///   - strings: folders with string tables, which may be outside of the repository.
  /// - Throws: ``CannotRun`` if the commit does not exist, or if a path cannot be read.
  init(_ revision: String, paths: [String], strings: [String]) throws(CannotRun) {
    let range = GitRange(revision)
    guard range.new == nil || range.startsAtMergeBase && range.new == "HEAD" else {
      throw CannotRun("--since takes one commit, and the app is what is on disk; write --since \(range.old)")
    }
    self.revision = revision
    do throws(GitError) {
      let git = try range.oldFiles(at: Self.folder(of: paths.first ?? "."))
      files = RevisionFiles(git: git, onDisk: strings)
    } catch {
      throw CannotRun("\(error)")
    }
    let git = files.git
    let existing = try cannotRun { () throws(FileError) in
      var existing: [String] = []
      for path in paths where try Self.exists(path, in: git) { existing.append(path) }
      return existing
    }
    self.paths = existing
    let missing = paths.filter { !existing.contains($0) }
    notes = missing.map { "'\($0)' is not in \(revision): all of it is new" }
  }

  /// Audits the earlier state of the app, with today's catalogue and settings.
  func changes(
    to report: AuditReport, by audit: AppAudit, scope: AppAudit.Scope, baseline: BaselineFile?,
    files read: (_ paths: [String], _ files: any FileTree) throws(FileError) -> AppFiles,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(CannotRun) -> AuditChanges {
    let app = try cannotRun { () throws(FileError) in try read(paths, files) }
    let before = audit.report(on: app, from: files, scope: scope, baseline: baseline, progress: progress)
    if let failure = files.git.failure { throw CannotRun("\(failure)") }
    return AuditChanges(since: revision, commit: files.git.commit, from: before, to: report, notes: notes)
  }

  private static func exists(_ path: String, in files: GitFiles) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try files.read(path)
    } catch {
      if error.reason == .notFound { return false }
      guard error.reason == .isFolder else { throw error }
    }
    return true
  }

  /// The folder to run git in; for a file, the folder that contains it.
  private static func folder(of path: String) -> String {
    guard (try? Terminal.disk.entries(of: path)) == nil, (try? Terminal.disk.read(path)) != nil else { return path }
    return Path.normalized(Path.join(path, ".."))
  }
}

/// The files of a revision. Folders that it does not have are read from the disk.
///
/// Requests only the files that are read: a clone may lack large ones.
private final class RevisionFiles: FileTree {
  let git: GitFiles
  private let onDisk: [String]
  /// The names of files by folder.
  private let fileNames = Mutex<[String: Set<String>]>([:])

  /// - Parameter folders: read from the disk if the revision does not have them.
  init(git: GitFiles, onDisk folders: [String]) {
    self.git = git
    onDisk = folders.map(Path.normalized).filter { (try? git.entries(of: $0)) == nil }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] { try tree(for: path).read(path) }

  func entries(of folder: String) throws(FileError) -> [String] {
    if isOnDisk(folder) { return try Terminal.disk.entries(of: folder) }
    guard !isFile(folder) else { throw FileError(path: folder, reason: .notFound) }
    return try git.entries(of: folder)
  }

  func links(in folder: String, leadingOutOf root: String) -> [String] {
    tree(for: folder).links(in: folder, leadingOutOf: root)
  }

  func shippedCatalog(_ name: String, extendedBy folder: String) -> String? {
    git.shippedCatalog(name, extendedBy: folder)
  }

  private func tree(for path: String) -> any FileTree { isOnDisk(path) ? Terminal.disk : git }

  private func isOnDisk(_ path: String) -> Bool {
    onDisk.contains { Path.contains(Path.normalized(path), in: $0) }
  }

  private func isFile(_ path: String) -> Bool {
    let name = Path.normalized(path).split(separator: "/").last.map(String.init) ?? "."
    guard name != ".", name != ".." else { return false }
    let parent = Path.normalized(Path.join(path, ".."))
    return fileNames.withLock { known in
      if let names = known[parent] { return names.contains(name) }
      let names = git.fileNames(in: parent)
      known[parent] = names
      return names.contains(name)
    }
  }
}
