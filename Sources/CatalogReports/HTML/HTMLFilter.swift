internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import TextFormats

/// The form that filters the matrix and the list; hidden without scripts.
struct HTMLFilter {
  private let report: CheckReport
  private let items: [HTMLFinding]

  init(_ report: CheckReport, _ items: [HTMLFinding]) {
    self.report = report
    self.items = items
  }

  var html: HTML {
    let rules = report.rules.map(\.description.identifier).filter { rule in items.contains { $0.finding.rule == rule } }
    return .element(
      "form", [("id", "filter"), ("hidden", "")],
      content: [
        .element("fieldset", content: [.element("legend", text: "Show")] + kinds),
        choice("Purpose", name: "purpose", values: report.source.purposes.map(\.identifier)),
        choice("Locale", name: "locale", values: report.coverage.locales.map(\.tag.identifier)),
        choice("Rule", name: "rule", values: rules), label(["Text ", input("search", [("name", "text")])]),
        label([input("checkbox", [("name", "gaps")]), " only purposes with gaps or findings"]),
        .element("button", [("type", "reset")], text: "Show all"), .element("output", [("id", "shown")]),
      ])
  }

  private var kinds: [HTML] {
    (Severity.allCases.sorted(by: >).map(\.rawValue) + ["accepted"]).map { kind in
      let box = input("checkbox", [("name", "kind"), ("value", kind), ("checked", "")])
      return label([box, " \(kind) (\(items.count { $0.kind == kind }))"])
    }
  }

  private func choice(_ name: String, name field: String, values: [String]) -> HTML {
    let all = HTML.element("option", [("value", "")], text: "all")
    let options = [all] + values.map { .element("option", text: $0) }
    return label(["\(name) ", .element("select", [("name", field)], content: options)])
  }

  private func label(_ content: [HTML]) -> HTML { .element("label", content: content) }

  private func input(_ type: String, _ attributes: HTML.Attributes) -> HTML {
    .element("input", [("type", type)] + attributes)
  }
}
