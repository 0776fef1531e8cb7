internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import TextFormats

/// The tables below the findings: numbers for each locale, and the rules.
enum HTMLTables {
  static func locales(_ report: CheckReport) -> HTML {
    let findings = Dictionary(grouping: report.findings) { $0.subject.locale }
    let rows = report.coverage.locales.map { locale in
      let found = findings[locale.tag] ?? []
      let from = locale.inheritedFrom.map { "\($0.count) from \($0.tag)" }.joined(separator: ", ")
      let cells =
        ["\(locale.count(.translated))", from.isEmpty ? "0" : from, "\(locale.count(.missing))"]
        + [Severity.error, .warning, .note].map { severity in "\(found.count { $0.severity == severity })" }
      return HTML.row([.rowHead([.text(locale.tag.identifier)])] + cells.map { .element("td", text: $0) })
    }
    let columns = ["locale", "own texts", "inherited", "missing", "errors", "warnings", "notes"]
    let table = HTML.table([("class", "numbers")], head: [.head(columns)], rows: rows)
    return .section("Locales", content: [.region("Locales", classes: "scroll", content: [table])])
  }

  /// The rules with findings.
  static func rules(_ report: CheckReport, _ items: [HTMLFinding]) -> HTML {
    let found = Set(items.map(\.finding.rule))
    let rules = report.rules.filter { found.contains($0.description.identifier) }
    guard !rules.isEmpty else { return .empty }
    let entries = rules.flatMap { rule, severity -> [HTML] in
      [
        .element(
          "dt", [("id", "rule-\(rule.identifier)")],
          content: [.code(rule.identifier), " ", .severity(severity.rawValue)]),
        .element("dd", text: "\(rule.summary) \(rule.rationale)"),
      ]
    }
    return .section("Rules", content: [.element("dl", content: entries)])
  }
}
