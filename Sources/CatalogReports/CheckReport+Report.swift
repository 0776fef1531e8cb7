internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
internal import SourceText

extension CheckReport: Report {
  package var log: FindingLog {
    var log = FindingLog(
      command: "catalog check", name: source.manifest.name, findings: findings, suppressed: suppressed, rules: rules,
      summary: summary, versions: dataVersions,
      excerpts: SourceExcerpts(source))
    log.locales = coverage.locales.map(\.tag)
    return log
  }

  package var plainText: String { LogText.lines(TextReporter(showsColour: false).text(self), keepsColour: false) }
  package var json: String { JSONReporter.text(self) }
  package var html: String { HTMLReporter(self).text }

  /// Notes are folded, and rows that do not fit into a comment are counted.
  package var markdown: String {
    var document = MarkdownDocument(limit: MarkdownDocument.commentLimit)
    document.paragraph("### Check: \(Markdown.escaped(source.manifest.name))")
    document.paragraph("\(Markdown.escaped(counts)).")
    document.findings(findings.filter { $0.severity > .note }, heading: "Findings")
    document.foldedFindings(findings.filter { $0.severity == .note }, title: "Notes")
    document.end(listing: "catalog check")
    return document.text
  }
}
