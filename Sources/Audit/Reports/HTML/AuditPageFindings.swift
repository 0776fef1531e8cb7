internal import AppReading
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// All findings by rule, and the parts that were not read.
struct AuditPageFindings {
  /// The maximum number of findings of a rule that are listed; further ones are counted.
  private static let listed = 1_000

  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: String {
    let byRule = Dictionary(grouping: page.report.reported, by: \.rule)
    let rules = page.report.rules
      .filter { byRule[$0.description.identifier] != nil }
      .sorted { left, right in
        let counts = [left, right].map { byRule[$0.description.identifier]?.count ?? 0 }
        return (right.severity, counts[1], left.description.identifier)
          < (left.severity, counts[0], right.description.identifier)
      }
    return page.section(
      "findings", page.report.changes == nil ? "Findings by rule" : "New findings by rule",
      rules.map { rule in block(rule, byRule[rule.description.identifier] ?? []) })
  }

  private func block(_ rule: (description: RuleDescription, severity: Severity), _ findings: [Finding]) -> String {
    let items = findings.prefix(Self.listed).map { finding in
      "<li><code>\(HTMLText.escaped(page.places.place(finding)))</code> \(HTMLText.message(finding.message))</li>"
    }
    let rest = findings.count - items.count
    return """
      <details class="rule">
      <summary><span class="severity \(rule.severity.rawValue)">\(rule.severity.rawValue)</span> \
      <code>\(HTMLText.escaped(rule.description.identifier))</code> <b>\(findings.count)</b>\
      <span class="what">\(HTMLText.escaped(rule.description.summary))</span></summary>
      <p>\(HTMLText.escaped(rule.description.rationale))</p>
      <ul class="list">
      \(items.joined(separator: "\n"))
      </ul>\(rest > 0 ? "\n<p>\(rest) more; <code>--format json</code> lists all.</p>" : "")
      </details>
      """
  }

  var notFollowed: String {
    let rows = page.report.notFollowedGroups.map { group in
      [
        "<code>\(HTMLText.escaped(group.name))</code>", HTMLText.escaped(group.reason.words), "\(group.places.count)",
        page.list(group.places.map { "\(page.places.path($0.path)):\($0.position.line)" }),
      ]
    }
    return page.section(
      "not-followed", "Not followed: \(page.report.notFollowed.count)",
      intro:
        "Buttons, and what looks like one, that could not be judged. <code>catalog audit --explain NAME</code> says how "
        + "<code>audit.json</code> names a component.",
      [page.table(["name", "why", "places", "where"], rows, numbers: [2])])
  }

  var unread: String {
    let items = page.report.unread.map { file in
      "<li><code>\(HTMLText.escaped(page.places.path(file.path)))</code> \(HTMLText.escaped(file.reason))</li>"
    }
    return page.section(
      "unread", "What was not read", intro: "Java and Objective-C are not read at all, and not counted.",
      items.isEmpty ? [] : ["<ul class=\"list\">\(items.joined(separator: "\n"))</ul>"])
  }
}
