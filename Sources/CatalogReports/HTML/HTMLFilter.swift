internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation

/// The form that filters the matrix and the list; hidden without scripts.
struct HTMLFilter {
  private let report: CheckReport
  private let items: [HTMLFinding]

  init(_ report: CheckReport, _ items: [HTMLFinding]) {
    self.report = report
    self.items = items
  }

  var html: String {
    let rules = report.rules.map(\.description.identifier).filter { rule in items.contains { $0.finding.rule == rule } }
    return """
      <form id="filter" hidden>
      <fieldset><legend>Show</legend>\(kinds)</fieldset>
      \(choice("purpose", label: "Purpose", values: report.source.purposes.map(\.identifier)))
      \(choice("locale", label: "Locale", values: report.coverage.locales.map(\.tag.identifier)))
      \(choice("rule", label: "Rule", values: rules))
      <label>Text <input type="search" name="text"></label>
      <label><input type="checkbox" name="gaps"> only purposes with gaps or findings</label>
      <button type="reset">Show all</button>
      <output id="shown"></output>
      </form>
      """
  }

  private var kinds: String {
    (Severity.allCases.sorted(by: >).map(\.rawValue) + ["accepted"]).map { kind in
      let count = items.count { $0.kind == kind }
      return "<label><input type=\"checkbox\" name=\"kind\" value=\"\(kind)\" checked> \(kind) (\(count))</label>"
    }.joined(separator: " ")
  }

  private func choice(_ name: String, label: String, values: [String]) -> String {
    let options = values.map { "<option>\(HTMLText.escaped($0))</option>" }.joined()
    return "<label>\(label) <select name=\"\(name)\"><option value=\"\">all</option>\(options)</select></label>"
  }
}
