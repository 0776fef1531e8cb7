internal import AppReading
internal import CatalogFiles
internal import CatalogModel
package import CatalogReports
internal import CatalogValidation

extension AuditReport: Report {
  package var log: FindingLog {
    var log = FindingLog(
      command: "catalog audit", name: app.catalog.manifest.name, findings: reported, suppressed: suppressed,
      rules: rules,
      summary: [tally, notFollowedSummary, "adoption: \(changes?.summary ?? Adoption(app.pressed).words)"]
        .filter { !$0.isEmpty }.joined(separator: "; "),
      files: files)
    log.notifications =
      notFollowedGroups.map { "not followed: \($0.name): \($0.summary)" }
      + unread.map { "not read: \($0.path): \($0.reason)" }
    log.whole = "app"
    return log
  }

  package var plainText: String { AuditText(self).text(isQuiet: false) }
  package var json: String { AuditJSON.text(self) }
  package var markdown: String { AuditMarkdown.text(self) }
  package var html: String { AuditHTML(self).text }
}
