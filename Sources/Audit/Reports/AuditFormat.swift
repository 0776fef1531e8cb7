internal import AppReading
internal import CatalogFiles
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation

/// The formats of an audit's report; the same report gives the same bytes in each.
package enum AuditFormat: String, CaseIterable, Sendable {
  /// For people: a line for each site, the findings, and the figures.
  case text
  /// For programs, and for `catalog adopt --audit`.
  case json
  /// For code scanning: SARIF 2.1.0, findings only.
  case sarif
  /// For the log of a GitHub workflow, which turns findings into annotations.
  case github
  /// For people who decide: one page with figures, pictures and tables.
  case html
  /// For comments in pull requests and the summaries of workflows.
  case markdown

  /// - Parameter isQuiet: true if the text has only findings.
  package func text(_ report: AuditReport, isQuiet: Bool = false) -> String {
    switch self {
    case .text: AuditText(report).text(isQuiet: isQuiet)
    case .json: AuditJSON.text(report)
    case .sarif: SARIFReporter(report.log).text
    case .github: GitHubReporter.text(report.log)
    case .html: AuditHTML(report).text
    case .markdown: AuditMarkdown.text(report)
    }
  }
}

extension AuditReport {
  /// The findings for other programs.
  fileprivate var log: FindingLog {
    var log = FindingLog(
      command: "catalog audit", name: app.catalog.manifest.name, findings: reported, suppressed: suppressed,
      rules: rules,
      summary: [tally, notFollowedSummary, "adoption: \(changes?.summary ?? Adoption(app.pressed).words)"]
        .filter { !$0.isEmpty }.joined(separator: "; "),
      files: files)
    log.notifications =
      notFollowedGroups.map { "not followed: \($0.name): \($0.summary)" }
      + unread.map { "not read: \($0.path): \($0.reason)" }
    return log
  }
}
