internal import CatalogFiles
internal import CatalogModel
package import CatalogValidation
package import SourceText

/// Findings as logs for other programs need them, whatever was checked.
package struct FindingLog: Sendable {
  /// The command that found them, such as `catalog check`.
  package let command: String
  /// Distinguishes the logs of several catalogues or apps.
  package let name: String
  package let findings: [Finding]
  package let suppressed: [SuppressedFinding]
  /// The rules that ran, each with its severity.
  package let rules: [(description: RuleDescription, severity: Severity)]
  /// A line with the counts.
  package let summary: String
  /// The versions of the data in use, by name.
  package let versions: [(name: String, version: String)]
  /// The parts that were not looked at, a line for each.
  package var notifications: [String] = []
  let excerpts: SourceExcerpts

  /// The category by which servers separate results, before the name.
  var category: String { command == "catalog check" ? "catalog" : command.replacing(" ", with: "-") }

  package init(
    command: String, name: String, findings: [Finding], suppressed: [SuppressedFinding],
    rules: [(description: RuleDescription, severity: Severity)], summary: String,
    versions: [(name: String, version: String)] = [], files: [String: SourceFile]
  ) {
    self.command = command
    self.name = name
    self.findings = findings
    self.suppressed = suppressed
    self.rules = rules
    self.summary = summary
    self.versions = versions
    excerpts = SourceExcerpts(files: files)
  }

  init(_ report: CheckReport) {
    command = "catalog check"
    name = report.source.manifest.name
    findings = report.findings
    suppressed = report.suppressed
    rules = report.rules
    summary = report.summary
    versions = [("icuVersion", report.icuVersion), ("cldrVersion", report.cldrVersion)]
    excerpts = SourceExcerpts(report.source)
  }
}
