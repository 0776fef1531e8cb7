internal import CatalogFiles
internal import CatalogModel
internal import CatalogReports
internal import CatalogValidation
internal import SourceText

/// Writes an audit as one self-contained page for people who decide: figures, pictures of the ways out of screens,
/// tables.
///
/// The page has no script and loads nothing; its content security policy allows only its own style.
struct AuditHTML {
  private let page: AuditPage

  init(_ report: AuditReport) { page = AuditPage(report) }

  var text: String {
    let name = HTMLText.escaped(page.report.name)
    let parts = [
      HTMLHead.text(
        title: "\(name): audit of buttons and screens", style: AuditPageStyle.text, digest: AuditPageStyle.digest),
      "<body>",
      "<header>\n<p class=\"kicker\">Audit of buttons and screens</p>\n<h1><bdi>\(name)</bdi></h1>\n\(corpus)\n</header>",
      "<main>",
      AuditPageFigures(page).html,
      AuditPageChanges(page).html,
      AuditPageHighlights(page).html,
      AuditPageExits(page).html,
      AuditPageGroups(page).html,
      AuditPageVariants(page).html,
      AuditPageButtons(page).html,
      AuditPageCandidates(page).html,
      AuditPageFindings(page).html,
      AuditPageFindings(page).notFollowed, AuditPageFindings(page).unread,
      "</main>",
      "<footer>\n\(Self.legend)\n<p>catalog \(ProgramVersion.number)</p>\n</footer>",
      "</body>",
      "</html>",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private var corpus: String {
    let report = page.report
    let counts =
      "\(counted(report.app.pressed.count, "button")) and \(counted(report.app.screens.count, "screen")) in "
      + "\(counted(report.fileCount, "file")), compared with the catalogue"
    return "<p class=\"corpus\">\(counts) <bdi>\(HTMLText.escaped(report.app.catalog.manifest.name))</bdi></p>"
  }

  private static let legend = """
    <h2>How to read this page</h2>
    <p>The audit reads sources and runs nothing. A purpose is <b>certain</b> where a title, a system button or the catalogue \
    itself says it, <b>likely</b> where several weaker signs agree, and <b>unsure</b> where only an icon suggests it. About half \
    of all buttons belong to one app only: they have <b>no purpose</b> and do not lower adoption. Adoption is the share of buttons \
    with a certain purpose that the code takes from the catalogue. A way of leaving screens is the <b>majority</b> where at least \
    two thirds of five or more screens have it.</p>
    """
}
