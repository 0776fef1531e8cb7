internal import AppReading
internal import CatalogEditing
package import CatalogFiles
internal import CatalogValidation
internal import SourceText

/// An audit of the same app in an earlier revision.
package struct AuditSince {
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
  /// - Throws: an error if the commit does not exist, or if a path cannot be read.
  package init(
    _ revision: String, paths: [String], strings: [String], on disk: DiskFiles
  ) throws(AuditSinceError) {
    let range = GitRange(revision)
    guard range.new == nil || range.startsAtMergeBase && range.new == "HEAD" else {
      throw .severalCommits(first: range.old)
    }
    self.revision = revision
    let git = try converting(AuditSinceError.git) { () throws(GitError) in
      try range.oldFiles(at: Self.folder(of: paths.first ?? ".", on: disk))
    }
    let files = RevisionFiles(git: git, onDisk: strings, of: disk)
    let existing = try converting(AuditSinceError.file) { () throws(FileError) in try files.existing(among: paths) }
    (self.files, self.paths) = (files, existing)
    notes = paths.filter { !existing.contains($0) }.map { "'\($0)' is not in \(revision): all of it is new" }
  }

  /// Audits the earlier state of the app, with today's catalogue and settings.
  package func changes(
    to report: AuditReport, by session: AuditSession, scope: AppAudit.Scope, baseline: BaselineFile?,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) throws(AuditSinceError) -> AuditChanges {
    let app = try converting(AuditSinceError.file) { () throws(FileError) in try session.files(of: paths, in: files) }
    let before = session.audit.report(on: app, from: files, scope: scope, baseline: baseline, progress: progress)
    if let failure = files.git.failure { throw .git(failure) }
    return AuditChanges(since: revision, commit: files.git.commit, from: before, to: report, notes: notes)
  }

  /// The folder to run git in; for a file, the folder that contains it.
  private static func folder(of path: String, on disk: DiskFiles) -> String {
    guard (try? disk.entries(of: path)) == nil, (try? disk.read(path)) != nil else { return path }
    return Path.normalized(Path.join(path, ".."))
  }
}
