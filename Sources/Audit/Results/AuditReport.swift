package import AppReading
package import CatalogFiles
package import CatalogValidation
package import SourceText

/// The result of an audit: the facts about an app's buttons and screens, and the findings.
package struct AuditReport: Sendable {
  package let app: AuditedApp
  /// The files and folders that were audited, as given.
  package let paths: [String]
  /// The build files below them, which mark the modules.
  package let manifests: [String]
  /// The files that were read.
  package let fileCount: Int
  package let unread: [UnreadFile]
  /// Buttons and lookalikes that could not be judged, in the order of files and places.
  package let notFollowed: [NotFollowed]
  /// In report order.
  package private(set) var findings: [Finding]
  /// The findings that the team has accepted, in its sources or in a baseline.
  package private(set) var suppressed: [SuppressedFinding]
  /// The entries of the baseline whose findings are gone.
  package private(set) var fixed: [String] = []
  /// The rules that ran, each with its severity.
  package let rules: [(description: RuleDescription, severity: Severity)]
  /// The files of findings by path.
  package let files: [String: SourceFile]
  /// The figures of the app's parts, if they were asked for.
  package var groups: AuditGroups?
  /// The differences from an earlier revision, if they were asked for.
  package var changes: AuditChanges?
  /// The hand-made buttons that `--fix` does not rewrite, if they were asked for.
  package var left: [LeftButton] = []

  package init(
    app: AuditedApp, read: AppFiles, unread: [UnreadFile], notFollowed: [NotFollowed], findings: [Finding],
    suppressed: [SuppressedFinding], rules: [(description: RuleDescription, severity: Severity)],
    files: [String: SourceFile]
  ) {
    self.app = app
    paths = read.paths
    manifests = read.manifests
    fileCount = read.sources.count
    self.unread = unread
    self.notFollowed = notFollowed
    self.findings = findings
    self.suppressed = suppressed
    self.rules = rules
    self.files = files
  }

  /// The findings that a baseline may accept: all that no comment in the sources accepts.
  package var acceptable: [Finding] { findings + suppressed.filter { $0.origin == .baseline }.map(\.finding) }

  /// The same report with the findings that another baseline accepts; the app is not read again.
  package func accepting(_ baseline: BaselineFile?, today: CalendarDate = .today) -> AuditReport {
    var report = self
    report.findings = acceptable.sorted(by: Finding.isInReportOrder)
    report.suppressed = suppressed.filter { $0.origin != .baseline }
    report.fixed = []
    guard let baseline else { return report }
    let filter = BaselineFilter(file: baseline, today: today)
    let split = filter.split(report.findings)
    report.fixed = filter.unneeded(report.findings, rules: Set(rules.map(\.description.identifier))).map(
      \.entry.identity)
    report.findings = split.open
    report.suppressed += split.suppressed
    return report
  }

  /// The reason why `--fix` does not rewrite a button; nil if it does, or if that was not asked for.
  package func reasonLeft(_ site: Site) -> FixRefusal? {
    left.first { $0.path == site.file.path && $0.position == site.position }?.reason
  }

  /// Returns whether a finding is at least as severe as a threshold.
  ///
  /// With an earlier revision, only new findings count.
  package func fails(at threshold: Severity) -> Bool { reported.contains { $0.severity >= threshold } }

  /// The findings to act on: all, or only the new ones if there is an earlier revision.
  package var reported: [Finding] { changes?.new ?? findings }

  /// `2 errors, 1 warning, 0 notes`, and the accepted and fixed findings, if any.
  package var tally: String {
    let counts = [Severity.error, .warning, .note].map { severity in
      counted(reported.count { $0.severity == severity }, severity.rawValue)
    }
    let accepted = suppressed.isEmpty ? [] : ["\(suppressed.count) accepted"]
    let fixed = changes.map { ["\($0.fixed.count) fixed"] } ?? []
    return (changes == nil ? "" : "new: ") + (counts + accepted + fixed).joined(separator: ", ")
  }
}
