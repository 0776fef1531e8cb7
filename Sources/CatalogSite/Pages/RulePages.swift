internal import CatalogValidation
internal import TextFormats

/// The rules of `catalog check`: an index, and a page for each with its reason and its examples.
struct RulePages {
  let site: PageSite

  /// The path of a rule's page below the root.
  static func path(_ rule: String) -> String { "rules/\(rule).html" }

  var index: SiteFile {
    let rows = AllRules.all.map { rule in
      HTML.row([
        .rowHead([.element("a", [("href", "\(rule.identifier).html")], content: [.code(rule.identifier)])]),
        .element("td", content: [.severity(rule.severity.rawValue)]), .element("td", text: rule.summary),
      ])
    }
    let table = Table(
      head: ["Rule", "Severity", "Requirement"].map { .column($0) }, rows: rows, classes: "rules", identifier: "rows",
      label: "Rules"
    ).html
    let content: [HTML] = [
      .element("h1", [("lang", "en")], text: "Rules"),
      .english("The mistakes that 'catalog check' finds.", classes: "lead"),
      site.searchForm(site.readerIndex, in: "rows"),
      table,
      PageSite.nothingFound("No rule has these words."),
    ]
    return site.page("rules/index.html", "Rules", hasEnglishTitle: true, scripts: ["bars.js", "filter.js"], content)
  }

  /// - Parameter rule: one of the rules of a catalogue.
  func page(of rule: RuleDescription) -> SiteFile {
    let fix: [HTML] = rule.isFixable ? [.element("p", content: [.code("catalog check --fix"), " fixes it."])] : []
    let content: [HTML] = [
      .element("h1", [("lang", "en"), ("dir", "ltr")], text: rule.identifier),
      .element(
        "div", [("class", "rule"), ("lang", "en"), ("dir", "ltr")],
        content: [
          .element("p", [("class", "lead")], content: [.severity(rule.severity.rawValue), " ", .text(rule.summary)]),
          .element("p", text: rule.rationale),
        ] + fix + examples(rule.breakingExcerpts, "Breaks the rule", classes: "breaking")
          + examples(rule.passingExcerpts, "Follows the rule", classes: "passing")
          + [.element("p", content: [.link("All rules", to: "index.html")])]),
    ]
    return site.page(Self.path(rule.identifier), rule.identifier, hasEnglishTitle: true, content)
  }

  private func examples(_ examples: [[RuleExcerpt]], _ title: String, classes: String) -> [HTML] {
    guard !examples.isEmpty else { return [] }
    return [.element("h2", text: title)]
      + examples.map { files in
        .element(
          "figure", [("class", classes)],
          content: files.flatMap { [.element("figcaption", text: $0.path), .element("pre", content: lines($0.lines))] })
      }
  }

  /// Lines with the marks of places emphasized.
  private func lines(_ lines: [String]) -> [HTML] {
    let pieces = lines.joined(separator: "\n").split(separator: RuleExample.mark, omittingEmptySubsequences: false)
    return pieces.enumerated().flatMap { index, text -> [HTML] in
      (index == 0 ? [] : [.element("mark", text: "\(RuleExample.mark)")]) + [.text(String(text))]
    }
  }
}
