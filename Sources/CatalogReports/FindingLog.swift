internal import CatalogFiles
package import CatalogModel
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
  /// The locales that were checked, also those without findings.
  package var locales: [LanguageTag] = []
  /// The name of everything that is not about one locale.
  package var whole = "catalogue"
  let excerpts: SourceExcerpts

  /// The summary and the parts that were not looked at; none if everything was.
  var unseen: [String] { notifications.isEmpty ? [] : [summary] + notifications }

  /// The category by which servers separate results, before the name.
  var category: String { command == "catalog check" ? "catalog" : command.replacing(" ", with: "-") }

  package init(
    command: String, name: String, findings: [Finding], suppressed: [SuppressedFinding],
    rules: [(description: RuleDescription, severity: Severity)], summary: String,
    versions: [(name: String, version: String)] = [], files: [String: SourceFile]
  ) {
    self.init(
      command: command, name: name, findings: findings, suppressed: suppressed, rules: rules, summary: summary,
      versions: versions, excerpts: SourceExcerpts(files: files))
  }

  init(
    command: String, name: String, findings: [Finding], suppressed: [SuppressedFinding],
    rules: [(description: RuleDescription, severity: Severity)], summary: String,
    versions: [(name: String, version: String)], excerpts: SourceExcerpts
  ) {
    self.command = command
    self.name = name
    self.findings = findings
    self.suppressed = suppressed
    self.rules = rules
    self.summary = summary
    self.versions = versions
    self.excerpts = excerpts
  }
}
