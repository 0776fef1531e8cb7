internal import AppReading
internal import CatalogModel
internal import CatalogValidation
internal import CodeWriting

/// Buttons that spell out a title and an icon that the catalogue has.
enum HandMadeButtonRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.handMadeButton.rawValue, severity: .note,
    summary: "A button with a purpose of the catalogue is made from the purpose.",
    rationale:
      "A title and an icon that are written at each button differ sooner or later from those beside them, and each is translated "
      + "again. A button that names its purpose gets its words, its icon and its mirroring from the catalogue.",
    breaking: [
      .swift(
        """
        struct EditorView: View {
          var body: some View {
            ↓Button("Delete", systemImage: "trash", role: .destructive) { delete() }
          }
        }
        """)
    ],
    passing: [
      .swift(
        """
        struct EditorView: View {
          var body: some View {
            Button(.delete) { delete() }
            Button("Sort by Size") { sort() }
          }
        }
        """)
    ])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for named in app.sites where named.certainty == .certain && named.site.adoptedPurpose == nil {
      guard let purpose = named.purpose, named.site.wrapper == nil || named.site.isDefinition else { continue }
      let form = app.names[purpose].flatMap { GeneratedForms.form(of: $0, construct: named.site.construct) }
      let advice = form.map { "; write \($0)" } ?? ""
      collector.report(self, "a hand-made button for '\(purpose)'\(advice)", at: named)
    }
  }
}
