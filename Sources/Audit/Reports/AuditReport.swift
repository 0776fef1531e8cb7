package import CatalogValidation
package import SourceText

/// The result of an audit: what an app's sources say of its buttons and screens.
package struct AuditReport: Sendable {
  /// A file that was not read, and why.
  package struct Unread: Sendable, Hashable {
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  package let app: AuditedApp
  /// The files that were read.
  package let fileCount: Int
  package let unread: [Unread]
  /// In report order.
  package let findings: [Finding]
  /// What the team has accepted, in its sources or in a baseline.
  package let suppressed: [SuppressedFinding]
  /// The entries of the baseline whose findings are gone.
  package let fixed: [String]
  /// The rules that ran, each with its severity.
  package let rules: [(description: RuleDescription, severity: Severity)]
  /// The files of findings by path.
  package let files: [String: SourceFile]

  package init(
    app: AuditedApp, fileCount: Int, unread: [Unread], findings: [Finding], suppressed: [SuppressedFinding],
    fixed: [String], rules: [(description: RuleDescription, severity: Severity)], files: [String: SourceFile]
  ) {
    self.app = app
    self.fileCount = fileCount
    self.unread = unread
    self.findings = findings
    self.suppressed = suppressed
    self.fixed = fixed
    self.rules = rules
    self.files = files
  }

  /// What a baseline may accept: everything that no comment in the sources accepts.
  package var acceptable: [Finding] { findings + suppressed.filter { $0.origin == .baseline }.map(\.finding) }

  /// Whether a finding is at least as severe as a threshold.
  package func fails(at threshold: Severity) -> Bool { findings.contains { $0.severity >= threshold } }

  /// `2 errors, 1 warning, 0 notes`, and the accepted findings, if any.
  package var tally: String {
    let counts = [Severity.error, .warning, .note].map { severity in
      counted(findings.count { $0.severity == severity }, severity.rawValue)
    }
    return (counts + (suppressed.isEmpty ? [] : ["\(suppressed.count) accepted"])).joined(separator: ", ")
  }
}
