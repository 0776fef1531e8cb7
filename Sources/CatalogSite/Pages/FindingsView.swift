internal import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import GeneratedCode
internal import SourceText
internal import TextFormats

/// The findings of `catalog check` as a table.
struct FindingsView {
  let findings: [Finding]
  /// The relative path to the root of the site.
  let root: String
  let site: PageSite

  /// More than this is not readable on a page; the command lists the others.
  private static let limit = 200

  var section: HTML { .section("Findings", id: "findings", content: content) }

  private var content: [HTML] {
    guard !findings.isEmpty else { return [.english("The check finds nothing.")] }
    let table = Table(
      head: ["Severity", "About", "Finding", "Rule"].map { .column($0) }, rows: findings.prefix(Self.limit).map(row),
      classes: "findings", label: "Findings"
    ).html
    let rest = findings.count - Self.limit
    guard rest > 0 else { return [table] }
    return [
      table, .english("And \(counted(rest, "more finding")): run 'catalog check'.", classes: "note"),
    ]
  }

  private func row(_ finding: Finding) -> HTML {
    .element(
      "tr",
      content: [
        .element("td", content: [.severity(finding.severity.rawValue)]),
        .element("td", content: subject(finding.subject)),
        .element("td", [("dir", "auto")], text: finding.message),
        .element("td", content: [rule(finding.rule)]),
      ])
  }

  private func rule(_ name: String) -> HTML {
    guard AllRules.description(of: name) != nil else { return .code(name) }
    return .element("a", [("href", "\(root)\(RulePages.path(name))")], content: [.code(name)])
  }

  private func subject(_ subject: Subject) -> [HTML] {
    let purposes = [subject.purpose, subject.companion].compactMap(\.self).flatMap { [link($0), HTML.text(" ")] }
    let others = [
      subject.message, subject.category, subject.argument, subject.iconSet?.rawValue, subject.screen,
      subject.platform?.rawValue,
    ]
    return purposes + others.compactMap(\.self).map { HTML.element("small", text: "\($0) ") }
  }

  /// A link to a purpose; plain text if the catalogue does not have it.
  private func link(_ purpose: String) -> HTML {
    guard site.catalog.purposes.contains(where: { $0.identifier == purpose }) else { return .text(purpose) }
    return .link(purpose, to: "\(root)purposes/\(purpose).html")
  }
}
