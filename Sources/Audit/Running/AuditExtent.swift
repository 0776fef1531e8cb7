package import AppReading
package import CatalogFiles
package import CatalogValidation

/// The part of an app that an audit looked at, for judging the entries of a baseline without a finding.
///
/// An audit of one folder, or of bars only, cannot judge findings elsewhere. A finding may depend on a string table or
/// a component in another file, so an entry is judged only by an audit of all paths of the audit that found it.
package struct AuditExtent: Sendable {
  private let folder: String
  /// The audited paths, and those of string tables.
  private let paths: [String]
  private let sources: Set<String>
  private let readsAll: Bool
  private let scope: AppAudit.Scope

  /// - Parameters:
  ///   - report: the audit's report.
  ///   - app: the files that it read.
  ///   - strings: further paths of string tables.
  ///   - scope: the sites that counted.
  ///   - baseline: the path of the baseline; the files of entries are relative to its folder.
  package init(
    _ report: AuditReport, of app: AppFiles, strings: [String], scope: AppAudit.Scope, baseline: String
  ) {
    folder = Path.join(baseline, "..")
    let folder = folder
    func relative(_ path: String) -> String { Path.way(from: folder, to: path) }
    paths = Set((app.paths + strings).map(relative)).sorted()
    readsAll = report.unread.isEmpty
    sources = Set(app.sources.map { relative($0.path) })
    self.scope = scope
  }

  /// Returns whether this audit would have found an entry's finding.
  package func judges(_ entry: Baseline.Entry) -> Bool {
    guard readsAll, scope == .all || entry.scope == scope.rawValue, let file = entry.file, !entry.paths.isEmpty else {
      return false
    }
    guard entry.paths.allSatisfy({ path in paths.contains { Path.contains(path, in: $0) } }) else { return false }
    // A file that exists and was not read is excluded; one that is gone has no findings.
    return sources.contains(file) || (try? DiskFiles().read(Path.join(folder, file))) == nil
  }

  /// Records in an entry where the audit found it.
  package func place(_ finding: Finding, in entry: inout Baseline.Entry) {
    entry.file = Path.way(from: folder, to: finding.file)
    entry.scope = scope == .all ? nil : scope.rawValue
    entry.paths = paths
  }
}
