internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import TextFormats

/// A finding in the page's list, accepted or not.
struct HTMLFinding {
  let finding: Finding
  let accepted: SuppressedFinding?
  /// Its number in the list, from 1.
  let number: Int
  private let excerpt: SourceExcerpts.Excerpt?

  /// All findings in report order, including accepted ones.
  static func all(of report: CheckReport) -> [HTMLFinding] {
    let excerpts = SourceExcerpts(report.source)
    let open = report.findings.map { ($0, nil as SuppressedFinding?) }
    let accepted = report.suppressed.map { ($0.finding, $0 as SuppressedFinding?) }
    return (open + accepted).sorted { Finding.isInReportOrder($0.0, $1.0) }.enumerated().map { index, pair in
      HTMLFinding(
        finding: pair.0, accepted: pair.1, number: index + 1,
        excerpt: excerpts.excerpt(pair.0.file, pair.0.position))
    }
  }

  /// The item's anchor on the page.
  var anchor: String { "finding-\(number)" }

  /// Its name in the filter: its severity, or `accepted`.
  var kind: String { accepted == nil ? finding.severity.rawValue : "accepted" }

  var html: HTML {
    let attributes = [
      ("id", anchor), ("data-kind", kind), ("data-rule", finding.rule),
      ("data-locale", finding.subject.locale?.identifier), ("data-purpose", finding.subject.purpose),
    ]
    let place: [HTML] = [
      .code("\(finding.file):\(finding.position)"), " ", .link(finding.rule, to: "#rule-\(finding.rule)"),
    ]
    return .element(
      "li", attributes,
      content: [
        .element("p", content: [.severity(kind), " ", .message(finding.message)]), reason,
        .element("p", [("class", "place")], content: place), source,
      ])
  }

  private var reason: HTML {
    guard let accepted else { return .empty }
    let origin = accepted.origin == .baseline ? "in the baseline" : "by an exception in catalog.json"
    return .element(
      "p", content: ["\(finding.severity.rawValue), accepted \(origin): ", .isolated(accepted.reason)])
  }

  /// The line with the place marked; an invisible character at the place is spelt out.
  private var source: HTML {
    guard let excerpt else { return .empty }
    let marked = excerpt.marked.isEmpty ? "↵" : ShownText.unhidden(excerpt.marked)
    return .element(
      "pre", [("dir", "ltr")],
      content: [.text(excerpt.before), .element("mark", text: marked), .text(excerpt.after)])
  }
}
