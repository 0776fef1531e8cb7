internal import AppReading
internal import CatalogReports
internal import CatalogValidation
internal import SourceText
internal import TextFormats

/// All findings by rule, and the parts that were not read.
struct AuditPageFindings {
  /// The maximum number of findings of a rule that are listed; further ones are counted.
  private static let listed = 1_000

  private let page: AuditPage

  init(_ page: AuditPage) { self.page = page }

  var html: HTML {
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
      content: rules.map { rule in block(rule, byRule[rule.description.identifier] ?? []) })
  }

  private func block(_ rule: (description: RuleDescription, severity: Severity), _ findings: [Finding]) -> HTML {
    let items = findings.prefix(Self.listed).map(page.item)
    let rest = findings.count - items.count
    return .folded(
      "rule",
      summary: [
        .severity(rule.severity.rawValue), " ", .code(rule.description.identifier), " ", .bold("\(findings.count)"),
        .element("span", [("class", "what")], text: rule.description.summary),
      ],
      content: [
        .element("p", text: rule.description.rationale), .list("list", items: items),
        rest > 0 ? .element("p", content: ["\(rest) more; ", .code("--format json"), " lists all."]) : .empty,
      ])
  }

  var notFollowed: HTML {
    let rows: [[HTML]] = page.report.notFollowedGroups.map { group in
      [
        .code(group.name), .text(group.reason.words), "\(group.places.count)",
        page.list(group.places.map { "\(page.places.path($0.path)):\($0.position.line)" }),
      ]
    }
    return page.section(
      "not-followed", "Not followed: \(page.report.notFollowed.count)",
      intro: [
        "Buttons, and what looks like one, that could not be judged. ", .code("catalog audit --explain NAME"),
        " says how ", .code("audit.json"), " names a component.",
      ],
      content: [page.table(["name", "why", "places", "where"], rows: rows, numbers: [2])])
  }

  var unread: HTML {
    let items: [[HTML]] = page.report.unread.map { file in
      [.code(page.places.path(file.path)), " ", .text(file.reason)]
    }
    return page.section(
      "unread", "What was not read", intro: ["Java and Objective-C are not read at all, and not counted."],
      content: items.isEmpty ? [] : [.list("list", items: items)])
  }
}
