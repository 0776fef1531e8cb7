internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

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

  var html: String {
    let attributes = HTMLText.attributes([
      "id": anchor, "data-kind": kind, "data-rule": finding.rule, "data-locale": finding.subject.locale?.identifier,
      "data-purpose": finding.subject.purpose,
    ])
    let place = HTMLText.escaped("\(finding.file):\(finding.position)")
    return """
      <li\(attributes)>
      <p><strong class="\(kind)">\(kind)</strong> \(HTMLText.message(finding.message))</p>\(reason)
      <p class="place"><code>\(place)</code> <a href="#rule-\(HTMLText.escaped(finding.rule))">\
      \(HTMLText.escaped(finding.rule))</a></p>\(source)
      </li>
      """
  }

  private var reason: String {
    guard let accepted else { return "" }
    let origin = accepted.origin == .baseline ? "in the baseline" : "by an exception in catalog.json"
    return "\n<p>\(finding.severity.rawValue), accepted \(origin): <bdi>\(HTMLText.escaped(accepted.reason))</bdi></p>"
  }

  /// The line with the place marked; an invisible character at the place is spelt out.
  private var source: String {
    guard let excerpt else { return "" }
    let marked = excerpt.marked.isEmpty ? "↵" : ShownText.unhidden(excerpt.marked)
    return "\n<pre dir=\"ltr\">\(HTMLText.escaped(excerpt.before))<mark>\(HTMLText.escaped(marked))</mark>"
      + "\(HTMLText.escaped(excerpt.after))</pre>"
  }
}
