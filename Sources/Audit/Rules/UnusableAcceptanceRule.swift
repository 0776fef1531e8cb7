internal import CatalogModel
internal import CatalogValidation

/// Comments that should accept something, but do not.
enum UnusableAcceptanceRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.unusableAcceptance.rawValue, severity: .warning,
    summary: "A comment that begins with 'catalog:' accepts something, and has a reason.",
    rationale:
      "A misspelt rule or a missing reason accepts nothing. Its author believes that the finding is accepted.",
    breaking: [.swift(example("↓// catalog: accept hand-made-buton, our own"))],
    passing: [.swift(example("// catalog: accept hand-made-button, our own"))])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for (file, mistake) in app.mistakes { collector.report(self, mistake.message, in: file, at: mistake.offset) }
  }

  private static func example(_ comment: String) -> String {
    """
    struct EditorView: View {
      var body: some View {
        \(comment)
        Button("Delete") { delete() }
      }
    }
    """
  }
}
