internal import AppReading
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// Writes an audit as a comment for a pull request or the summary of a workflow (GitHub Flavored Markdown).
///
/// The figures come first, then the findings to act on. A comment's length is limited: rows that do not fit are omitted
/// and counted.
package struct AuditMarkdown: Sendable {
  /// Tables with more rows than this are folded.
  private static let foldedFrom = 12

  private let report: AuditReport
  private let summary: AuditSummary
  private var document: MarkdownDocument

  private init(_ report: AuditReport, limit: Int) {
    self.report = report
    summary = AuditSummary(report.app)
    document = MarkdownDocument(limit: limit)
  }

  /// - Parameter limit: the approximate maximum length in Unicode scalars.
  package static func text(_ report: AuditReport, limit: Int = MarkdownDocument.commentLimit) -> String {
    var writer = AuditMarkdown(report, limit: limit)
    writer.write()
    return writer.document.text
  }

  private mutating func write() {
    document.paragraph("### Audit: \(Markdown.escaped(report.name))")
    writeFigures()
    if let changes = report.changes {
      document.findings(changes.new, heading: "New findings")
      document.foldedFindings(changes.fixed, title: "Fixed findings")
      for note in changes.notes { document.paragraph("Note: \(Markdown.escaped(note))") }
    } else {
      let open = report.findings
      document.findings(open.filter { $0.severity > .note }, heading: "Findings")
      document.foldedFindings(open.filter { $0.severity == .note }, title: "Notes")
    }
    writeGroups()
    writeDifferences()
    writeTitles(summary.titles, folded: "Purposes with several titles")
    writeTitles(summary.platformWords, folded: "Titles in each platform's own words, which are not differences")
    writeNotFollowed()
    document.end(listing: "catalog audit")
  }

  // MARK: Figures

  private mutating func writeFigures() {
    let adoption = summary.adoption
    document.paragraph("**Adoption:** \(Markdown.escaped(adoption.words))\(before)")
    let counts = summary.certainties.map {
      "\($0.count) \($0.certainty == .none ? "without a purpose" : $0.certainty.rawValue)"
    }
    document.paragraph(
      "\(counted(report.app.pressed.count, "button")) in \(counted(report.fileCount, "file")): "
        + "\(counts.joined(separator: ", ")). \(counted(report.app.screens.count, "screen")). \(findings).")
    guard !report.notFollowed.isEmpty else { return }
    document.paragraph("\(Markdown.escaped(report.notFollowedSummary)).")
  }

  /// The change of the adoption since the revision.
  private var before: String {
    guard let changes = report.changes else { return "" }
    let (old, new) = (changes.before.adoption, changes.after.adoption)
    let revision = Markdown.code(changes.revision)
    guard let share = old.percent else { return "; in \(revision) no button had one" }
    if old == new { return "; as in \(revision)" }
    return "; in \(revision): \(old.adopted) of \(old.total) (\(share) %)"
  }

  private var findings: String {
    guard let changes = report.changes else { return report.tally }
    let new = [Severity.error, .warning, .note].map { severity in
      counted(changes.new.count { $0.severity == severity }, severity.rawValue)
    }
    return changes.new.isEmpty
      ? "No new findings, \(changes.fixed.count) fixed"
      : "New: \(new.joined(separator: ", ")); \(changes.fixed.count) fixed"
  }

  // MARK: Parts and differences

  private mutating func writeGroups() {
    guard let groups = report.groups else { return }
    document.heading("By \(groups.grouping.rawValue)")
    let rows = groups.groups.map { group in
      let adoption = group.adoption
      let share = adoption.percent.map { "\(adoption.adopted) of \(adoption.total) (\($0) %)" } ?? "–"
      return [Markdown.code(group.name), share, "\(group.buttons)", "\(group.screens)"]
        + [Severity.error, .warning, .note].map { "\(group.count($0))" }
    }
    document.table(
      [groups.grouping.rawValue, "adopted", "buttons", "screens", "errors", "warnings", "notes"], rows,
      foldedBehind: rows.count > Self.foldedFrom ? counted(rows.count, groups.grouping.rawValue) : nil)
  }

  private mutating func writeTitles(_ purposes: [AuditSummary.Variants], folded title: String) {
    guard !purposes.isEmpty, report.changes == nil else { return }
    let rows = purposes.map {
      [Markdown.code($0.name), Markdown.text($0.variants.map(\.text).joined(separator: ", "))]
    }
    document.table(["purpose", "titles"], rows, foldedBehind: "\(title): \(rows.count)")
  }

  private mutating func writeNotFollowed() {
    let rows = report.notFollowedGroups.map { [Markdown.code($0.name), Markdown.text($0.summary)] }
    guard !rows.isEmpty else { return }
    document.table(["name", "why, and where"], rows, foldedBehind: "Not followed: \(report.notFollowed.count)")
  }

  /// The ways out of screens, if they differ; a pull request needs no more.
  private mutating func writeDifferences() {
    let rows = summary.dismissals.filter { $0.table.rows.count > 1 }.map { dismissals in
      let ways = dismissals.table.rows.map { "\($0.screens.count) × \($0.exit.words)" }
      return [
        dismissals.framework.description.title, dismissals.kind.rawValue, Markdown.text(ways.joined(separator: ", ")),
        dismissals.table.majority.map { Markdown.text($0.words) } ?? "no majority",
      ]
    }
    guard !rows.isEmpty else { return }
    document.table(
      ["framework", "kind", "left by", "most"], rows,
      foldedBehind: "Kinds of screens that are left in several ways: \(rows.count)")
  }
}
