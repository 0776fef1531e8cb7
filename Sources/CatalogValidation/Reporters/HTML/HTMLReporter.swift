internal import CatalogFiles
internal import CatalogModel

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
      head(title: "\(name): \(HTMLText.escaped(report.tally))"),
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

  private func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(title)</title>
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <style>\(HTMLStyle.text)</style>
    </head>
    """
  }

  /// Content Security Policy Level 2: only this style and script.
  private static let policy =
    "default-src 'none'; style-src '\(HTMLStyle.digest)'; script-src '\(HTMLScript.digest)'; base-uri 'none'; "
    + "form-action 'none'"

  private var findings: String {
    let list = items.isEmpty ? ["<p>There are none.</p>"] : ["<ol id=\"findings\">"] + items.map(\.html) + ["</ol>"]
    return (["<section>", "<h2>Findings</h2>"] + list + ["</section>"]).joined(separator: "\n")
  }
}
