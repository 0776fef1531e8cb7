internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

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
    let name = HTMLText.escaped(report.source.manifest.name)
    let parts = [
      HTMLHead.text(
        title: "\(name): \(HTMLText.escaped(report.tally))", style: HTMLStyle.text, digest: HTMLStyle.digest,
        scriptDigest: HTMLScript.digest),
      "<body>",
      "<header><h1>\(name)</h1><p>\(HTMLText.escaped(report.counts))</p></header>",
      "<main>",
      HTMLFilter(report, items).html,
      HTMLMatrix(report, items).html,
      findings,
      HTMLTables.locales(report),
      HTMLTables.rules(report, items),
      "</main>",
      "<footer><p>catalog \(ProgramVersion.number); \(HTMLText.escaped(report.versions))</p></footer>",
      "<script>\(HTMLScript.text)</script>",
      "</body>",
      "</html>",
    ]
    return parts.joined(separator: "\n") + "\n"
  }

  private var findings: String {
    let list = items.isEmpty ? ["<p>There are none.</p>"] : ["<ol id=\"findings\">"] + items.map(\.html) + ["</ol>"]
    return (["<section>", "<h2>Findings</h2>"] + list + ["</section>"]).joined(separator: "\n")
  }
}
