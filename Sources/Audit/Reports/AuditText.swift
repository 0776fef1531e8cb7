internal import AppReading
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// Writes an audit for people: a line for each site, a line for each finding, and the summary.
package struct AuditText: Sendable {
  /// The maximum number of rows of a list in the summary.
  private static let rows = 10

  private let report: AuditReport
  private let summary: AuditSummary

  package init(_ report: AuditReport) {
    self.report = report
    summary = AuditSummary(report.app)
  }

  /// - Parameter isQuiet: whether only the findings are printed.
  package func text(isQuiet: Bool) -> String {
    let findings = report.reported.map { $0.reportLine(severity: $0.severity.rawValue) }
    let parts: [[String]]
    if isQuiet {
      parts = [findings]
    } else if let changes = report.changes {
      parts = [findings, fixed(changes), groups, changes.notes.map { "note: \($0.onOneLine)" }, [verdict(changes)]]
    } else {
      parts = [sites, findings] + sections + [groups, [verdict]]
    }
    let lines = Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    return lines.isEmpty ? "" : LogText.lines(lines.joined(separator: "\n") + "\n", keepsColour: false)
  }

  private var sites: [String] { report.app.pressed.map(Self.line) }

  /// `path:line:column: purpose certainty evidence`
  package static func line(_ named: NamedSite) -> String {
    let evidence = named.evidence.map { "\($0.signal.rawValue) '\($0.seen)'" }.joined(separator: ", ")
    let answer = named.purpose.map { "\($0) \(named.certainty.rawValue)" } ?? "- none"
    return "\(named.site.file.path.onOneLine):\(named.site.position): \(answer)"
      + (evidence.isEmpty ? "" : " \(evidence)".onOneLine)
  }

  private var sections: [[String]] {
    [
      tables(
        "dismissals (framework, kind)", summary.dismissals.map { ("\($0.framework.rawValue), \($0.kind)", $0.table) }),
      tables("confirmations", summary.confirmations.map { ($0.framework.rawValue, $0.table) }),
      list("purposes with several icons", summary.icons.map { ($0.purpose, Self.text($0.variants)) }),
      list("purposes with several titles", summary.titles.map { ($0.name, Self.text($0.variants)) }),
      list(
        "titles in each platform's own words, not counted as differences",
        summary.platformWords.map { ($0.name, Self.text($0.variants)) }),
      list("icons of several purposes", summary.sharedIcons.map { ($0.icon, Self.text($0.purposes)) }),
      list(
        "buttons without a purpose, candidates for the catalogue",
        summary.candidates.map { ("'\($0.title)'", counted($0.sites.count, "site")) }),
      list("not followed ('--explain NAME' says more)", report.notFollowedGroups.map { ($0.name, $0.summary) }),
      list("not read", report.unread.map { ($0.path, $0.reason) }),
    ]
  }

  private static func text(_ variants: [AuditSummary.Variant]) -> String {
    variants.map(\.text).joined(separator: ", ")
  }

  private func tables(_ title: String, _ tables: [(name: String, table: ExitTable)]) -> [String] {
    guard !tables.isEmpty else { return [] }
    return ["\(title):"]
      + tables.map { name, table in
        let ways = table.rows.map { "\($0.screens.count) × \($0.exit)" }.joined(separator: ", ")
        let proposal = table.majority.map { "; most: \($0)" } ?? (table.rows.count > 1 ? "; no majority" : "")
        return "  \(name): \(ways)\(proposal)"
      }
  }

  private func list(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let shown = rows.prefix(Self.rows).map { "  \($0.0.onOneLine): \($0.1.onOneLine)" }
    let rest = rows.count - shown.count
    return ["\(title):"] + shown + (rest > 0 ? ["  … and \(rest) more"] : [])
  }

  private func fixed(_ changes: AuditChanges) -> [String] {
    guard !changes.fixed.isEmpty else { return [] }
    return ["fixed:"] + changes.fixed.map { "  " + $0.reportLine(severity: $0.severity.rawValue) }
  }

  private var groups: [String] {
    guard let groups = report.groups else { return [] }
    let rows = groups.groups.map { group in
      let adoption = group.adoption
      return [
        "  \(group.name.onOneLine)", "\(adoption.adopted) of \(adoption.total)",
        adoption.percent.map { "\($0) %" } ?? "–", "\(group.buttons)", "\(group.screens)", "\(group.count(.error))",
        "\(group.count(.warning))", "\(group.count(.note))",
      ]
    }
    let head = [
      "by \(groups.grouping.rawValue):", "adopted", "", "buttons", "screens", "errors", "warnings", "notes",
    ]
    return TextTable.lines([head] + rows, rightAligned: Set(1...7))
  }

  /// The last lines, if there is an earlier revision.
  private func verdict(_ changes: AuditChanges) -> String {
    let lines = ["adoption: \(changes.summary)", report.notFollowedSummary, report.tally]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The last lines.
  private var verdict: String {
    let counts = summary.certainties.map {
      "\($0.count) \($0.certainty == .none ? "without a purpose" : $0.certainty.rawValue)"
    }
    var lines = [
      "\(counted(report.app.pressed.count, "button")) in \(counted(report.fileCount, "file")): \(counts.joined(separator: ", "))",
      "\(counted(report.app.screens.count, "screen"))",
    ]
    if summary.done.all > 0 {
      lines.append("\(summary.done.closing.count) of \(summary.done.all) 'Done' buttons only close")
    }
    if !summary.withoutTitle.isEmpty {
      lines.append("\(counted(summary.withoutTitle.count, "button")) without words")
    }
    if !report.notFollowed.isEmpty { lines.append(report.notFollowedSummary) }
    lines.append("adoption: \(summary.adoption.words)")
    lines.append(report.tally)
    return lines.joined(separator: "\n")
  }
}
