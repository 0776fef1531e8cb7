internal import AppReading
internal import CatalogModel
internal import CatalogValidation

/// Buttons that show only an icon and have no text.
enum ButtonWithoutTitleRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.buttonWithoutTitle.rawValue, severity: .warning,
    summary: "A button that shows only an icon has words for assistive technology.",
    rationale:
      "A screen reader says \"button\", or the file's name of the icon, where a button has no title and no label (WCAG 2.2, 4.1.2). "
      + "Voice control cannot press it.",
    breaking: [
      .swift(
        """
        struct ListView: View {
          var body: some View {
            ↓Button(action: add) { Image(systemName: "plus") }
          }
        }
        """)
    ],
    passing: [
      .swift(
        """
        struct ListView: View {
          var body: some View {
            Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add")
            Button("Add", systemImage: "plus", action: add)
          }
        }
        """)
    ])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for named in app.sites {
      let site = named.site
      guard site.texts.isEmpty, !site.icons.isEmpty, site.systemItem == nil, site.adoptedPurpose == nil,
        site.wrapper == nil, !site.isDefinition
      else { continue }
      let icon = site.icons[0].name
      let purpose = named.evidence.first { $0.signal == .icon }?.purpose
      let advice = purpose.map { "; if it is for '\($0)', take its title" } ?? ""
      collector.report(
        self, "a button with the icon '\(icon)' has no title and no label\(advice)", at: named, about: icon)
    }
  }
}
