internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// The tables below the findings: numbers for each locale, and the rules.
enum HTMLTables {
  static func locales(_ report: CheckReport) -> String {
    let findings = Dictionary(grouping: report.findings) { $0.subject.locale }
    let headings = ["own texts", "inherited", "missing", "errors", "warnings", "notes"]
    let rows = report.coverage.locales.map { locale in
      let found = findings[locale.tag] ?? []
      let from = locale.inheritedFrom.map { "\($0.count) from \($0.tag)" }.joined(separator: ", ")
      let cells =
        ["\(locale.count(.translated))", from.isEmpty ? "0" : from, "\(locale.count(.missing))"]
        + [Severity.error, .warning, .note].map { severity in "\(found.count { $0.severity == severity })" }
      return "<tr><th scope=\"row\">\(HTMLText.escaped(locale.tag.identifier))</th>"
        + cells.map { "<td>\(HTMLText.escaped($0))</td>" }.joined() + "</tr>"
    }
    let head = (["locale"] + headings).map { "<th scope=\"col\">\($0)</th>" }.joined()
    return """
      <section>
      <h2>Locales</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Locales">
      <table class="numbers">
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      </section>
      """
  }

  /// The rules with findings.
  static func rules(_ report: CheckReport, _ items: [HTMLFinding]) -> String {
    let found = Set(items.map(\.finding.rule))
    let rules = report.rules.filter { found.contains($0.description.identifier) }
    guard !rules.isEmpty else { return "" }
    let entries = rules.map { rule, severity in
      let name = HTMLText.escaped(rule.identifier)
      return "<dt id=\"rule-\(name)\"><code>\(name)</code> <strong class=\"\(severity.rawValue)\">"
        + "\(severity.rawValue)</strong></dt>\n<dd>\(HTMLText.escaped("\(rule.summary) \(rule.rationale)"))</dd>"
    }
    return "<section>\n<h2>Rules</h2>\n<dl>\n\(entries.joined(separator: "\n"))\n</dl>\n</section>"
  }
}
