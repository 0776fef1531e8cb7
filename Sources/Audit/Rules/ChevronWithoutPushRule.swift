internal import AppReading
internal import CatalogModel
internal import CatalogValidation

/// Rows with a chevron that open something over the screen.
enum ChevronWithoutPushRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.chevronWithoutPush.rawValue, severity: .warning,
    summary: "A chevron at the trailing side of a row promises a push.",
    rationale:
      "A chevron says that the next screen comes from the trailing edge and that Back returns here. A sheet comes from below and is "
      + "left by another button.",
    breaking: [
      .swift(
        """
        struct RowView: View {
          var body: some View {
            ↓Button { present(EditorView()) } label: { Text("Profile"); Image(systemName: "chevron.right") }
          }
        }
        """)
    ],
    passing: [
      .swift(
        """
        struct RowView: View {
          var body: some View {
            Button { router.push(.profile) } label: { Text("Profile"); Image(systemName: "chevron.right") }
          }
        }
        """),
      // The name does not say how the screen is shown.
      .swift(
        """
        struct RowView: View {
          var body: some View {
            Button { presentProfile() } label: { Text("Profile"); Image(systemName: "chevron.right") }
          }
        }
        """),
    ])

  private static let chevrons: Set<String> = [
    "chevron.right", "chevron.forward", "chevronRight", "chevronForward", "ic_chevron_right", "ChevronRight",
    "go-next-symbolic", "ChevronRightIcon",
  ]

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    for named in app.pressed where named.site.container == .content && !named.site.texts.isEmpty {
      guard let icon = named.site.icons.first(where: { chevrons.contains($0.name) }),
        let action = named.site.actions.first(where: presents)
      else { continue }
      collector.report(
        self, "a row with the chevron '\(icon.name)' shows a screen over this one ('\(action)')", at: named,
        about: action)
    }
  }

  private static func presents(_ action: String) -> Bool { action.split(separator: ".").last == "present" }
}
