package import CatalogFiles
package import CatalogValidation

/// The files that an audit looked at, for judging the entries of a baseline without a finding.
///
/// An audit of one folder, or of bars only, says nothing about findings elsewhere.
package struct AuditExtent: Sendable {
  private let folder: String
  private let paths: [String]
  private let sources: Set<String>
  private let unread: [String]
  private let scope: AppAudit.Scope

  /// - Parameters:
  ///   - report: the audit's report.
  ///   - app: the files that it read.
  ///   - scope: the sites that counted.
  ///   - baseline: the path of the baseline; the files of entries are relative to its folder.
  package init(_ report: AuditReport, of app: AppFiles, scope: AppAudit.Scope, baseline: String) {
    folder = Path.join(baseline, "..")
    let folder = folder
    func relative(_ path: String) -> String { Path.way(from: folder, to: path) }
    paths = app.paths.map(relative)
    unread = report.unread.map { relative($0.path) }
    sources = Set(app.sources.map { relative($0.path) })
    self.scope = scope
  }

  /// Whether an entry's finding would have been found.
  package func judges(_ entry: Baseline.Entry) -> Bool {
    guard scope == .all || entry.scope == scope.rawValue, let file = entry.file else { return false }
    guard paths.contains(where: { Path.contains(file, in: $0) }) else { return false }
    if unread.contains(where: { Path.contains(file, in: $0) }) { return false }
    // A file that exists and was not read is excluded; one that is gone has no findings.
    return sources.contains(file) || (try? DiskFiles().read(Path.join(folder, file))) == nil
  }

  /// Adds to an entry the place of its finding.
  package func place(_ finding: Finding, in entry: inout Baseline.Entry) {
    entry.file = Path.way(from: folder, to: finding.file)
    if scope != .all { entry.scope = scope.rawValue }
  }
}
