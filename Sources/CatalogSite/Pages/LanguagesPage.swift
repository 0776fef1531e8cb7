internal import CatalogValidation
internal import GeneratedCode
internal import TextFormats

/// All locales with their coverage and findings, and the findings that do not concern a locale.
struct LanguagesPage {
  let site: PageSite

  var file: SiteFile {
    let rows = site.catalog.locales.indices.map(row)
    let table = Table(
      head: ["Language", "Own", "Inherited", "Missing", "Share", "Errors", "Warnings", "Notes"].map { .column($0) },
      rows: rows,
      classes: "numbers", label: "Languages"
    ).html
    let findings = FindingsView(findings: site.report.findingsOfAll, root: "", site: site)
    return site.page(
      "languages.html", "Languages", hasEnglishTitle: true,
      [
        .element("h1", [("lang", "en")], text: "Languages"),
        .section("Coverage", id: "coverage", content: [table]), findings.section,
      ])
  }

  private func row(_ locale: Int) -> HTML {
    let (coverage, findings) = (site.report.coverage(locale), site.report.findings(locale))
    let (own, inherited) = (coverage.count(.translated), coverage.count(.inherited))
    let missing = coverage.count(.missing)
    func count(_ severity: Severity) -> (Int, Bool) {
      let count = findings.count { $0.severity == severity }
      return (count, count > 0 && severity != .note)
    }
    let cells = [(own, false), (inherited, false), (missing, missing > 0)]
    let counts = [Severity.error, .warning, .note].map(count)
    let share = CoverageView.share(own + inherited, of: own + inherited + missing)
    return .element(
      "tr",
      content: [site.rowHead(locale, root: "")] + cells.map(cell) + [.element("td", text: share)] + counts.map(cell))
  }

  private func cell(_ value: Int, isBad: Bool) -> HTML {
    .element("td", [("class", isBad ? "bad" : nil)], text: "\(value)")
  }
}

extension PageSite {
  /// The name of a locale at the head of its row, as a link to its page.
  func rowHead(_ locale: Int, root: String) -> HTML {
    let tag = catalog.locales[locale].tag
    let (name, english) = (LanguageNames.own(tag), LanguageNames.english(tag))
    let link = HTML.link(name, to: "\(root)locales/\(tag).html", [("lang", tag), ("dir", "auto")])
    let translation = name == english ? [] : [HTML.element("small", [("lang", "en")], text: english)]
    return .rowHead([link] + translation)
  }
}
