internal import CatalogModel
internal import CatalogValidation
internal import GeneratedCode
internal import PurposeCatalog
internal import TextFormats

/// A locale: its coverage, its findings, all kinds of headers on each platform as bars, and every text.
struct LocalePage {
  let site: PageSite
  let locale: Int

  private var own: GeneratedLocale { site.catalog.locales[locale] }

  var file: SiteFile {
    let name = LanguageNames.own(own.tag)
    let findings = FindingsView(findings: site.report.findings(locale), root: "../", site: site)
    let content: [HTML] = [
      .element("h1", [("dir", "auto")], text: name), facts, contents,
      CoverageView(site: site, locale: locale).section, findings.section,
      HeadersView(site: site, locale: locale).section, TextsView(site: site, locale: locale).section,
    ]
    return site.page("locales/\(own.tag).html", name, locale: locale, scripts: ["bars.js", "filter.js"], content)
  }

  private var facts: HTML {
    let short = own.shortTitles.count { $0 != nil }
    return .facts([
      ("Language", [.text("\(LanguageNames.english(own.tag)), \(own.tag)")]),
      ("Direction", [.text(own.isRightToLeft ? "right to left" : "left to right")]),
      ("Titles", [.text("\(own.titles.count), \(short) with a shorter form")]),
      ("For apps", [.link("manifest of bundles", to: "../v1/manifest.json")]),
      ("For i18next", [.link("translation.json", to: "\(own.tag)/translation.json")]),
    ])
  }

  private var contents: HTML {
    let links = [("coverage", "Coverage"), ("findings", "Findings"), ("bars", "Bars"), ("texts", "Texts")]
    return .element(
      "nav", [("class", "contents"), ("aria-label", "On this page"), ("lang", "en")],
      content: links.map { .link($0.1, to: "#\($0.0)") })
  }
}
