import AppReading
import Audit
import CatalogEditing
import CatalogFiles
import CatalogValidation
import SourceText

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
      files = RevisionFiles(git: git, onDisk: strings, of: Terminal.disk)
    } catch {
      throw CannotRun("\(error)")
    }
    let files = files
    let existing = try cannotRun { () throws(FileError) in try files.existing(among: paths) }
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

  /// The folder to run git in; for a file, the folder that contains it.
  private static func folder(of path: String) -> String {
    guard (try? Terminal.disk.entries(of: path)) == nil, (try? Terminal.disk.read(path)) != nil else { return path }
    return Path.normalized(Path.join(path, ".."))
  }
}
