internal import AppReading
internal import CatalogValidation
internal import CatalogModel

/// Sheets that show sheets.
enum ModalOverModalRule: AuditRule {
  static let description = RuleDescription(
    identifier: AuditRuleName.modalOverModal.rawValue, severity: .warning,
    summary: "A screen that is over another does not show a third over itself.",
    rationale:
      "Sheets over sheets hide where somebody is and how many steps lead out (HIG, Modality). A push inside the sheet keeps one way "
      + "back; an alert over it is no sheet.",
    breaking: [.swift(example(shows: "sheet"))], passing: [.swift(example(shows: "navigationDestination"))])

  static func check(_ app: AuditedApp, _ collector: inout AuditCollector) {
    // Where a screen is shown, only its name is known, so names that several types share are skipped.
    let names = Dictionary(grouping: app.screens, by: \.name).filter { $0.value.count == 1 }
    let modal = Set(names.values.compactMap { isModal($0[0]) ? $0[0].name : nil })
    for screen in app.screens where modal.contains(screen.name) {
      guard
        let by = screen.shownBy.first(where: { shown in
          shown.showing == .modal && shown.by.map { modal.contains($0) && $0 != screen.name } == true
        })?.by
      else { continue }
      collector.report(self, "'\(screen.name)' is shown over '\(by)', which is over another screen itself", at: screen)
    }
  }

  private static func isModal(_ screen: AuditedScreen) -> Bool {
    !screen.shownBy.isEmpty && screen.shownBy.allSatisfy { $0.showing == .modal }
  }

  private static func example(shows: String) -> String {
    """
    struct RootView: View { var body: some View { Text("…").sheet(isPresented: $shows) { EditorView() } } }
    struct EditorView: View { var body: some View { Text("…").\(shows)(isPresented: $shows) { TagsView() } } }
    struct \(shows == "sheet" ? "↓" : "")TagsView: View { var body: some View { Text("…") } }
    """
  }
}
