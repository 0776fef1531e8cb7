internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
package import SourceText

/// Writes a report for programs: one JSON object; fields that do not apply to a finding are left out.
package enum JSONReporter {
  package static func text(_ report: CheckReport) -> String {
    ReportJSON.text(of: tree(report))
  }

  private static func tree(_ report: CheckReport) -> JSONTree {
    .fields([
      ("catalog", .string(report.source.folder)),
      ("icuVersion", .string(report.icuVersion)),
      ("cldrVersion", .string(report.cldrVersion)),
      (
        "summary",
        .fields([
          ("errors", .integer(report.count(.error))),
          ("warnings", .integer(report.count(.warning))),
          ("notes", .integer(report.count(.note))),
          ("purposes", .integer(report.source.purposes.count)),
          ("locales", .integer(report.source.manifest.locales.count)),
        ])
      ),
      ("findings", .array(report.findings.map(tree))),
      ("suppressed", report.suppressed.isEmpty ? nil : .array(report.suppressed.map(tree))),
    ])
  }

  package static func tree(_ finding: Finding) -> JSONTree {
    .fields([
      ("rule", .string(finding.rule)),
      ("severity", .string(finding.severity.rawValue)),
      ("message", .string(finding.message)),
      ("purpose", finding.subject.purpose.map(JSONTree.string)),
      ("messageName", finding.subject.message.map(JSONTree.string)),
      ("locale", finding.subject.locale.map { .string($0.identifier) }),
      ("category", finding.subject.category.map(JSONTree.string)),
      ("iconSet", finding.subject.iconSet.map { .string($0.rawValue) }),
      ("screen", finding.subject.screen.map(JSONTree.string)),
      ("platform", finding.subject.platform.map { .string($0.rawValue) }),
      ("file", .string(finding.file)),
      ("line", .integer(finding.position.line)),
      ("column", .integer(finding.position.column)),
      ("related", finding.related.map(tree)),
      ("identity", .string(finding.identity)),
    ])
  }

  private static func tree(_ place: RelatedPlace) -> JSONTree {
    .fields([
      ("file", .string(place.file)), ("line", .integer(place.position.line)),
      ("column", .integer(place.position.column)),
    ])
  }

  /// An accepted finding: the fields of any finding, the place of its acceptance, and the reason.
  private static func tree(_ suppressed: SuppressedFinding) -> JSONTree {
    .fields(
      tree(suppressed.finding).members.map { ($0.key, $0.value) } + [
        ("origin", .string(suppressed.origin.rawValue)),
        ("reason", .string(suppressed.reason)),
      ])
  }
}
