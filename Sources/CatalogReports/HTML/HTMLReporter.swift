internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import TextFormats

/// Writes a report as one self-contained page: the summary, the coverage as a picture, and the findings with their
/// source lines.
///
/// The page's content security policy allows only its own script and style, and loads nothing; without scripts
/// everything but the filter works.
struct HTMLReporter {
  private let report: CheckReport
  private let items: [HTMLFinding]

  init(_ report: CheckReport) {
    self.report = report
    items = HTMLFinding.all(of: report)
  }

  var text: String {
    let name = report.source.manifest.name
    return HTML.selfContained(
      title: "\(name): \(report.tally)", style: HTMLStyle.code, script: HTMLScript.code,
      body: [
        .element("header", content: [.element("h1", text: name), .element("p", text: report.counts)]),
        .element(
          "main",
          content: [
            HTMLFilter(report, items).html, HTMLMatrix(report, items).html, findings, HTMLTables.locales(report),
            HTMLTables.rules(report, items),
          ]),
        .element(
          "footer", content: [.element("p", text: "catalog \(ProgramVersion.number); \(report.versions)")]),
      ])
  }

  private var findings: HTML {
    let list: HTML =
      items.isEmpty
      ? .element("p", text: "There are none.") : .element("ol", [("id", "findings")], content: items.map(\.html))
    return .section("Findings", content: [list])
  }
}
