internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import SourceText
internal import TextFormats

/// Writes an audit as one self-contained page for people who decide: figures, pictures of the ways out of screens,
/// tables.
///
/// The page has no script and loads nothing; its content security policy allows only its own style.
struct AuditHTML {
  private let page: AuditPage

  init(_ report: AuditReport) { page = AuditPage(report) }

  var text: String {
    let sections = [
      AuditPageFigures(page).html, AuditPageChanges(page).html, AuditPageHighlights(page).html,
      AuditPageExits(page).html, AuditPageGroups(page).html, AuditPageVariants(page).html,
      AuditPageButtons(page).html, AuditPageCandidates(page).html, AuditPageFindings(page).html,
      AuditPageFindings(page).notFollowed, AuditPageFindings(page).unread,
    ]
    return HTML.selfContained(
      title: "\(page.report.name): audit of buttons and screens", style: AuditPageStyle.code,
      body: [header, .element("main", content: sections), Self.footer])
  }

  private var header: HTML {
    let report = page.report
    let counts =
      "\(counted(report.app.pressed.count, "button")) and \(counted(report.app.screens.count, "screen")) in "
      + "\(counted(report.fileCount, "file")), compared with the catalogue "
    return .element(
      "header",
      content: [
        .element("p", [("class", "kicker")], text: "Audit of buttons and screens"),
        .element("h1", content: [.isolated(report.name)]),
        .element("p", [("class", "corpus")], content: [.text(counts), .isolated(report.app.catalog.manifest.name)]),
      ])
  }

  private static let footer = HTML.element(
    "footer",
    content: [
      .element("h2", text: "How to read this page"), .element("p", content: legend),
      .element("p", text: "catalog \(ProgramVersion.number)"),
    ])

  private static let legend: [HTML] = [
    "The audit reads sources and runs nothing. A purpose is ", .bold("certain"),
    " where a title, a system button or the catalogue itself says it, ", .bold("likely"),
    " where several weaker signs agree, and ", .bold("unsure"),
    " where only an icon suggests it. About half of all buttons belong to one app only: they have ",
    .bold("no purpose"),
    " and do not lower adoption. Adoption is the share of buttons with a certain purpose that the code takes from the",
    " catalogue. A way of leaving screens is the ",
    .bold("majority"), " where at least two thirds of five or more screens have it.",
  ]
}
